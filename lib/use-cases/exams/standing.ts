/** How a person stands in a window: attempts so far, whether one may start, whether one may still sit. */
import "server-only";
import { attemptsInWindow, hasReadAttempts, sitterById } from "@/db/attempts";
import type { Db, Tx } from "@/db/client";
import { resultOf } from "@/db/results";
import { currentPolicy, type PolicyRow, type WindowRow, windowById } from "@/db/windows";
import { type MayStart, mayStart, mayStillSit, type PastAttempt } from "@/lib/exams/may-start";

export interface StandingAttempt extends PastAttempt {
  readonly number: number;
  readonly startedAt: number;
  readonly deadline: number;
  readonly endedBy: "submitted" | "expired" | null;
  /** Null while it runs. */
  readonly score: { readonly right: number; readonly of: number; readonly mark: number } | null;
}

export interface Standing {
  readonly window: WindowRow;
  /** For a new attempt. */
  readonly policy: PolicyRow;
  /** Over all policy versions and languages, the first one first. */
  readonly attempts: readonly StandingAttempt[];
  readonly may: MayStart;
  readonly mayStillSit: boolean;
}

/**
 * Ends nothing: settle the person's open attempts before asking.
 * @returns null for an unknown window or person, or a window without terms
 */
export function standingOf(db: Db | Tx, personId: string, windowId: string, now: number): Standing | null {
  const window = windowById(db, windowId);
  const policy = currentPolicy(db, windowId);
  const person = sitterById(db, personId);
  if (window === null || policy === null || person === null) return null;
  const attempts = attemptsInWindow(db, personId, windowId).map((row): StandingAttempt => {
    const { id, number, startedAt, deadline, endedAt, endedBy } = row;
    const result = endedAt === null ? null : resultOf(db, id);
    const score = result === null ? null : { right: result.right, of: result.of, mark: result.mark };
    return { id, number, startedAt, deadline, endedBy, finishedAt: endedAt, passed: result?.passed ?? null, score };
  });
  const question = { policy: policy.policy, window, attempts, now };
  const may = mayStart({
    ...question,
    person: { ...person, hasReadAttempts: hasReadAttempts(db, personId, windowId) },
  });
  return { window, policy, attempts, may, mayStillSit: mayStillSit(question) };
}
