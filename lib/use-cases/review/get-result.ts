import "server-only";
import { type AttemptRow, attemptById } from "@/db/attempts";
import type { Db } from "@/db/client";
import { formOf } from "@/db/forms";
import { resultOf } from "@/db/results";
import { policyById, windowById } from "@/db/windows";
import type { Policy } from "@/lib/exams/policy";
import type { Counts, Score } from "@/lib/grading/score";
import type { LocalText } from "@/lib/locale";
import { type Actor, hasRole, isSignedIn } from "../actor";
import { readSitting } from "../exams/settle-attempt";
import { type Outcome, type Refusal, refuse, succeed } from "../refusal";

/**
 * How much of a finished attempt may be seen. `full`: every question with its ruling. `topics`: score and topics. `score`:
 * state and score alone. Why it is not more: the policy (`after-window` with the moment, `topics-only`, `never`), or
 * `somebody-elses`: for staff, who read the rest on their own pages, where it is written down (get-attempt-in-full).
 */
export type Sight =
  | { readonly shows: "full" }
  | {
      readonly shows: "topics" | "score";
      readonly because: "after-window" | "topics-only" | "never" | "somebody-elses";
    };

const SOMEBODY_ELSES: Sight = { shows: "score", because: "somebody-elses" };

export interface ResultView {
  readonly attemptId: string;
  readonly personId: string;
  readonly own: boolean;
  /** 1, 2, 3: of this person in this window. */
  readonly number: number;
  readonly examName: LocalText;
  readonly windowId: string;
  /** When the window closes; null where it does not. */
  readonly windowClosesAt: number | null;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly endedBy: "submitted" | "expired";
  readonly score: Counts & {
    readonly mark: number;
    readonly ratio: { readonly right: number; readonly of: number };
    /** The stored decision: every word, colour and file follows it. */
    readonly passed: boolean;
  };
  /** Null where only the score may be seen. */
  readonly byTopic: Score["byTopic"] | null;
  readonly sight: Sight;
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  readonly policyVersion: number;
  /** Greater than 1 after a regrading. */
  readonly resultVersion: number;
  readonly gradedAt: number;
}

/**
 * The result of an own finished attempt; of anybody's for staff, by score alone. Refuses `signed-out`, `not-found` (also a stranger's),
 * `attempt-running` with `attemptId` while it has not ended.
 */
export async function getResult(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string },
  now: number,
): Promise<Outcome<ResultView>> {
  return resultView(db, actor, input.attemptId, now);
}

export function resultView(db: Db, actor: Actor, attemptId: string, now: number): Outcome<ResultView> {
  const found = visibleAttempt(db, actor, attemptId, now);
  if (!found.ok) return found;
  const row = found.value;
  const { endedAt, endedBy } = row;
  if (endedAt === null || endedBy === null) return refuse("attempt-running", { attemptId: row.id });
  const result = resultOf(db, row.id);
  const window = windowById(db, row.windowId);
  const policy = policyById(db, row.policyId)?.policy;
  const form = formOf(db, row.id);
  if (result === null || window === null || policy === undefined || form === null) return refuse("not-found");
  const own = row.personId === actor.personId;
  const sight = own ? ownSight(policy.review, window.closesAt, now) : SOMEBODY_ELSES;
  const { right, unanswered, of: questions, mark, passed } = result;
  return succeed({
    attemptId: row.id,
    personId: row.personId,
    own,
    number: row.number,
    examName: window.examName,
    windowId: window.id,
    windowClosesAt: window.closesAt,
    startedAt: row.startedAt,
    finishedAt: endedAt,
    endedBy,
    score: {
      right,
      wrong: questions - right - unanswered,
      unanswered,
      questions,
      mark,
      ratio: policy.passMark.ratio,
      passed,
    },
    byTopic: sight.shows === "score" ? null : result.byTopic,
    sight,
    edition: result.edition,
    engineVersion: result.engineVersion,
    bankVersion: form.bankVersion,
    policyVersion: policy.version,
    resultVersion: result.version,
    gradedAt: result.gradedAt,
  });
}

/** The attempt, ended first if its time is over; for its owner and for staff. */
function visibleAttempt(db: Db, actor: Actor, attemptId: string, now: number): Outcome<AttemptRow> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const row = attemptById(db, attemptId);
  const stranger: Refusal = refuse("not-found");
  if (row === null) return stranger;
  if (row.personId !== actor.personId && !hasRole(actor, "staff", "admin")) return stranger;
  return succeed(readSitting(db, attemptId, now)?.row ?? row);
}

/** What the policy's review field gives the owner now. */
export function ownSight(review: Policy["review"], windowClosesAt: number | null, now: number): Sight {
  switch (review) {
    case "at-once":
      return { shows: "full" };
    case "after-window":
      return windowClosesAt !== null && now >= windowClosesAt
        ? { shows: "full" }
        : { shows: "score", because: "after-window" };
    case "topics-only":
      return { shows: "topics", because: "topics-only" };
    case "never":
      return { shows: "score", because: "never" };
  }
}
