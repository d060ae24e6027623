import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { listPeople as list, type PersonRow } from "@/db/roles";
import type { Role } from "@/lib/role";
import { type Actor, refuseUnless } from "../actor";
import { line } from "../input";
import { type Outcome, succeed } from "../refusal";
import { role } from "./fields";

export type { PersonRow } from "@/db/roles";

export const PEOPLE_PER_PAGE = 25;

export interface PeoplePage {
  readonly rows: readonly PersonRow[];
  readonly total: number;
  /** From 1, the last one where a greater was asked for. */
  readonly page: number;
  readonly pages: number;
  readonly search: string;
  readonly role: Role | null;
}

/** What stands in an address is anybody's typing: a part that makes no sense counts as not given. */
const schema = z.object({
  search: line(100).catch(""),
  role: role.nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** The people that an administrator looks through. @param input search, role, page: all may be missing */
export async function listPeople(db: Db, actor: Actor, input: unknown): Promise<Outcome<PeoplePage>> {
  const refused = refuseUnless(actor, "admin");
  if (refused !== null) return refused;
  const { search, role, page } = schema.parse(input);
  const ask = (number: number) => list(db, { search, role, page: number, pageSize: PEOPLE_PER_PAGE });
  const first = await ask(page);
  const pages = Math.max(1, Math.ceil(first.total / PEOPLE_PER_PAGE));
  const { rows, total } = page > pages ? await ask(pages) : first;
  return succeed({ rows, total, page: Math.min(page, pages), pages, search, role });
}
