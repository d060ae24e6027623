/** Reading an attempt ends it when its time is over: every use case comes to an attempt through here. */
import "server-only";
import { type AttemptRow, appendRecord, attemptById, endAttempt, openAttemptsOf, recordsOf } from "@/db/attempts";
import { type Db, type Tx, transact } from "@/db/client";
import { type Attempt, type FinishedAttempt, type RunningAttempt, replay } from "@/lib/exams/attempt";
import type { AttemptRecord } from "@/lib/exams/events";
import { settle } from "@/lib/exams/step";
import { gradeAttempt } from "../grading/grade-attempt";

export interface Sitting {
  readonly row: AttemptRow;
  readonly attempt: RunningAttempt | FinishedAttempt;
  readonly records: readonly AttemptRecord[];
}

/** Stores a record; an end is stored with its row and its result, all in the caller's transaction. */
export function storeRecord(tx: Tx, row: AttemptRow, record: AttemptRecord, after: Attempt): void {
  appendRecord(tx, row.id, record);
  if (after.status !== "finished") return;
  endAttempt(tx, row.id, after.finishedAt, after.endedBy);
  gradeAttempt(tx, row, after, record.at);
}

/** The attempt as it is now, in the caller's transaction; ended and graded first where its time is over. */
export function settleIn(tx: Tx, row: AttemptRow, now: number): Sitting {
  const records = recordsOf(tx, row.id);
  const { attempt, record } = settle(replay(records), now);
  if (attempt.status === "new") throw new Error(`attempt ${row.id} was never started`);
  if (record === null) return { row, attempt, records };
  storeRecord(tx, row, record, attempt);
  const settled = attemptById(tx, row.id) ?? row;
  return { row: settled, attempt, records: [...records, record] };
}

/** The attempt as it is now; null for an unknown id. Takes the lock for writing only where there may be an end to store. */
export function readSitting(db: Db, attemptId: string, now: number): Sitting | null {
  const row = attemptById(db, attemptId);
  if (row === null) return null;
  if (row.endedAt === null && now >= row.deadline) return transact(db, (tx) => settleAgain(tx, attemptId, now));
  const records = recordsOf(db, attemptId);
  const attempt = replay(records);
  if (attempt.status === "new") throw new Error(`attempt ${attemptId} was never started`);
  return { row, attempt, records };
}

/** The row is read again under the lock: another process may have ended the attempt meanwhile. */
function settleAgain(tx: Tx, attemptId: string, now: number): Sitting | null {
  const row = attemptById(tx, attemptId);
  return row === null ? null : settleIn(tx, row, now);
}

/** The sitting that a person has running, in whatever window; ends those that are over first. */
export function runningSitting(db: Db, personId: string | null, now: number): Sitting | null {
  if (personId === null) return null;
  for (const { id } of openAttemptsOf(db, personId)) {
    const sitting = readSitting(db, id, now);
    if (sitting?.attempt.status === "running") return sitting;
  }
  return null;
}
