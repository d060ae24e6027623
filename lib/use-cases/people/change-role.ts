import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { type Changed, grantRole as grant, revokeRole as revoke, setState } from "@/db/roles";
import { type Actor, isSignedIn, refuseUnless } from "../actor";
import { parseInput } from "../input";
import { type Outcome, refuse, succeed } from "../refusal";
import { id, personState, role } from "./fields";

/** What became of it: `unchanged` where it was so already (a click repeated, or somebody else was first). */
export type Change = Extract<Changed, "changed" | "unchanged">;

const roleSchema = z.object({ personId: id, role });
const stateSchema = z.object({ personId: id, state: personState });

/** @param input personId, role */
export const grantRole = (db: Db, actor: Actor, input: unknown, now: number) =>
  asAdmin(actor, roleSchema, input, (act, { role }) => grant(db, act, role, now));

/** @param input personId, role. The last active administrator stays one. */
export const revokeRole = (db: Db, actor: Actor, input: unknown, now: number) =>
  asAdmin(actor, roleSchema, input, (act, { role }) => revoke(db, act, role, now));

/** @param input personId, state: `disabled` ends the person's sessions at once; the last active administrator stays. */
export const changeState = (db: Db, actor: Actor, input: unknown, now: number) =>
  asAdmin(actor, stateSchema, input, (act, { state }) => setState(db, act, state, now));

async function asAdmin<T extends { personId: string }>(
  actor: Actor,
  schema: z.ZodType<T>,
  input: unknown,
  work: (act: { actorId: string; personId: string }, input: T) => Promise<Changed>,
): Promise<Outcome<Change>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const refused = refuseUnless(actor, "admin");
  if (refused !== null) return refused;
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const changed = await work({ actorId: actor.personId, personId: parsed.value.personId }, parsed.value);
  if (changed === "unknown") return refuse("not-found");
  return changed === "last-admin" ? refuse("last-admin") : succeed(changed);
}
