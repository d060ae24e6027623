/** Attempts and what happened in them. */
import "server-only";
import { and, asc, eq, isNull, lte, max, ne } from "drizzle-orm";
import type { AttemptRecord } from "../lib/exams/events";
import type { Db, Tx } from "./client";
import { type AttemptEventData, attemptEvents, attempts, audit, persons } from "./schema";

export type AttemptRow = typeof attempts.$inferSelect;

/** What of a person decides who may start. */
export interface Sitter {
  readonly active: boolean;
  readonly memberNumber: string | null;
}

export function sitterById(db: Db | Tx, personId: string): Sitter | null {
  const row = db
    .select({ state: persons.state, memberNumber: persons.memberNumber })
    .from(persons)
    .where(eq(persons.id, personId))
    .get();
  return row === undefined ? null : { active: row.state === "active", memberNumber: row.memberNumber };
}

/** Whether the person, as staff, has read an attempt of somebody else in this window in full; the audit log says so. */
export function hasReadAttempts(db: Db | Tx, personId: string, windowId: string): boolean {
  const read = db
    .select({ id: audit.id })
    .from(audit)
    .innerJoin(attempts, eq(attempts.id, audit.subjectId))
    .where(
      and(
        eq(audit.actorId, personId),
        eq(audit.act, "attempt-viewed"),
        eq(attempts.windowId, windowId),
        ne(attempts.personId, personId),
      ),
    )
    .limit(1)
    .get();
  return read !== undefined;
}

/** @throws where the person has an open attempt in the window, or one of this number */
export function insertAttempt(tx: Tx, row: Omit<AttemptRow, "endedAt" | "endedBy">): void {
  tx.insert(attempts).values(row).run();
}

export function attemptById(db: Db | Tx, id: string): AttemptRow | null {
  return db.select().from(attempts).where(eq(attempts.id, id)).get() ?? null;
}

/** All of the person in the window, the first one first. */
export function attemptsInWindow(db: Db | Tx, personId: string, windowId: string): readonly AttemptRow[] {
  return db
    .select()
    .from(attempts)
    .where(and(eq(attempts.personId, personId), eq(attempts.windowId, windowId)))
    .orderBy(asc(attempts.number))
    .all();
}

/** All of the person, the earliest first. */
export function attemptsOf(db: Db | Tx, personId: string): readonly AttemptRow[] {
  return db.select().from(attempts).where(eq(attempts.personId, personId)).orderBy(asc(attempts.startedAt)).all();
}

/** Attempts of the person whose end is not stored; one of them may be over by time. */
export function openAttemptsOf(db: Db | Tx, personId: string): readonly AttemptRow[] {
  return db
    .select()
    .from(attempts)
    .where(and(eq(attempts.personId, personId), isNull(attempts.endedAt)))
    .all();
}

/** Ids of attempts without a stored end whose deadline has passed, the longest overdue first. */
export function overdueAttempts(db: Db | Tx, now: number, limit: number): readonly string[] {
  return db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(isNull(attempts.endedAt), lte(attempts.deadline, now)))
    .orderBy(asc(attempts.deadline))
    .limit(limit)
    .all()
    .map((row) => row.id);
}

export function endAttempt(tx: Tx, id: string, endedAt: number, endedBy: "submitted" | "expired"): void {
  tx.update(attempts).set({ endedAt, endedBy }).where(eq(attempts.id, id)).run();
}

/** The records of an attempt in the order stored. */
export function recordsOf(db: Db | Tx, attemptId: string): readonly AttemptRecord[] {
  return db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId))
    .orderBy(asc(attemptEvents.seq))
    .all()
    .map(
      ({ type, slot, at, data }) => ({ kind: type, ...(slot === null ? {} : { slot }), ...data, at }) as AttemptRecord,
    );
}

/** Adds a record behind the last one. */
export function appendRecord(tx: Tx, attemptId: string, record: AttemptRecord): void {
  const { kind, at, ...rest } = record;
  const { slot = null, ...data } = rest as { readonly slot?: number } & AttemptEventData;
  const last = tx
    .select({ seq: max(attemptEvents.seq) })
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId))
    .get();
  tx.insert(attemptEvents)
    .values({ attemptId, seq: (last?.seq ?? 0) + 1, at, type: kind, slot, data: data as AttemptEventData })
    .run();
}
