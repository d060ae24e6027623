import "server-only";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Locale } from "../lib/locale";
import type { Role } from "../lib/role";
import { type Db, transact } from "./client";
import { personNames, personRoles, persons, sessions } from "./schema";

export interface SessionFound {
  readonly personId: string;
  readonly sessionId: string;
  /** Sorted by their names. */
  readonly roles: readonly Role[];
  readonly locale: Locale;
  /** Null once erased. */
  readonly name: string | null;
  readonly memberNumber: string | null;
}

/** How often a session writes down that it was seen: a write at each request would make readers writers. */
const SEEN_EVERY = 5 * 60 * 1000;

/**
 * The session as the database has it now: null when its row is gone or lapsed, belongs to somebody else, or its person
 * is disabled.
 */
export async function findSession(
  db: Db,
  ids: { readonly personId: string; readonly sessionId: string },
  now: number,
): Promise<SessionFound | null> {
  const row = db
    .select({
      locale: persons.locale,
      memberNumber: persons.memberNumber,
      name: personNames.name,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(persons, eq(persons.id, sessions.personId))
    .leftJoin(personNames, eq(personNames.personId, persons.id))
    .where(
      and(
        eq(sessions.id, ids.sessionId),
        eq(sessions.personId, ids.personId),
        gt(sessions.expiresAt, now),
        eq(persons.state, "active"),
      ),
    )
    .get();
  if (row === undefined) return null;
  if (now - row.lastSeenAt >= SEEN_EVERY) {
    db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, ids.sessionId)).run();
  }
  const roles = db
    .select({ role: personRoles.role })
    .from(personRoles)
    .where(eq(personRoles.personId, ids.personId))
    .orderBy(personRoles.role)
    .all();
  const { locale, memberNumber, name } = row;
  return { ...ids, roles: roles.map(({ role }) => role), locale, memberNumber, name };
}

/** Starts a session of an active person, and sweeps the lapsed ones. @returns false where the person is not active */
export async function startSession(
  db: Db,
  session: { readonly id: string; readonly personId: string; readonly expiresAt: number },
  now: number,
): Promise<boolean> {
  return transact(db, (tx) => {
    tx.delete(sessions).where(lt(sessions.expiresAt, now)).run();
    const person = tx.select({ state: persons.state }).from(persons).where(eq(persons.id, session.personId)).get();
    if (person?.state !== "active") return false;
    tx.insert(sessions)
      .values({ ...session, createdAt: now, lastSeenAt: now })
      .run();
    return true;
  });
}

/** Ends the session at once; nothing happens where it is gone or another person's. */
export async function endSession(
  db: Db,
  ids: { readonly personId: string; readonly sessionId: string },
): Promise<void> {
  db.delete(sessions)
    .where(and(eq(sessions.id, ids.sessionId), eq(sessions.personId, ids.personId)))
    .run();
}
