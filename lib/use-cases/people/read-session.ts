import "server-only";
import type { Db } from "@/db/client";
import { findSession } from "@/db/sessions";
import type { Locale } from "@/lib/locale";
import { type Actor, guest } from "../actor";
import type { SessionIds } from "./open-session";

/** Who is here, and what the page's frame says of them. */
export interface Visitor {
  readonly actor: Actor;
  /** Null for a guest. `name` is null once erased. */
  readonly person: {
    readonly name: string | null;
    readonly memberNumber: string | null;
    readonly locale: Locale;
  } | null;
}

/** @param ids what the token in the browser says; null where there is none, or none of ours */
export async function readSession(db: Db, ids: SessionIds | null, now: number): Promise<Visitor> {
  const found = ids === null ? null : await findSession(db, ids, now);
  if (found === null) return { actor: guest, person: null };
  const { personId, sessionId, roles, name, memberNumber, locale } = found;
  return { actor: { personId, sessionId, roles }, person: { name, memberNumber, locale } };
}
