import "server-only";
import type { Db } from "@/db/client";
import { currentPolicy, openWindows, type WindowRow, windowById } from "@/db/windows";
import { deadlineOf } from "@/lib/exams/deadline";
import type { Policy } from "@/lib/exams/policy";
import type { LocalText } from "@/lib/locale";
import { type Actor, isSignedIn } from "../actor";
import { type Outcome, type RefusalCode, refuse, succeed } from "../refusal";
import { runningSitting } from "./settle-attempt";
import { type Standing, standingOf } from "./standing";

/** The terms of a sitting as told before the clock starts. */
export interface SittingRules {
  readonly questions: number;
  /** Right answers needed. */
  readonly mark: number;
  readonly ratio: { readonly right: number; readonly of: number };
  readonly minutes: number;
  readonly graceSeconds: number;
  readonly order: Policy["order"];
  readonly book: Policy["book"];
  readonly attempts: number;
  readonly waitHours: number;
  readonly review: Policy["review"];
}

/** Why Start is not offered; `at` is the moment that it changes or changed, epoch milliseconds. */
export interface MayNot {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly at: number | null;
  /** The attempt to go back to. */
  readonly attemptId: string | null;
}

export interface EntryAttempt {
  readonly attemptId: string;
  readonly number: number;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly finishedAt: number | null;
  readonly score: { readonly right: number; readonly of: number; readonly mark: number } | null;
  readonly passed: boolean | null;
}

export interface ExamEntry {
  readonly windowId: string;
  readonly examName: LocalText;
  readonly examines: { readonly rules: readonly string[]; readonly edition: string };
  readonly opensAt: number;
  readonly closesAt: number | null;
  readonly timeZone: string;
  readonly rules: SittingRules;
  /** What a sitting started now would have: the limit, or what is left of the window. Whole minutes, rounded down. */
  readonly minutesIfStartedNow: number;
  readonly may: { readonly ok: true } | MayNot;
  /** Null for somebody not signed in. */
  readonly attemptsLeft: number | null;
  readonly attempts: readonly EntryAttempt[];
  readonly serverNow: number;
}

/**
 * The rules of the sitting, told before the clock starts, and whether the person may start. Anybody may read them.
 * @param input the window; without one, the open window that closes first. Refuses `not-found`, `no-window`.
 */
export async function getExamEntry(
  db: Db,
  actor: Actor,
  input: { readonly windowId?: string },
  now: number,
): Promise<Outcome<ExamEntry>> {
  const window = input.windowId === undefined ? openWindows(db, now)[0] : windowById(db, input.windowId);
  if (window === undefined) return refuse("no-window");
  const policy = window === null ? null : currentPolicy(db, window.id);
  if (window === null || policy === null) return refuse("not-found");
  // Whatever is over by time is ended before it is counted.
  const running = runningSitting(db, actor.personId, now);
  const standing = isSignedIn(actor) ? standingOf(db, actor.personId, window.id, now) : null;
  const left = standing === null ? null : Math.max(0, policy.policy.attempts - standing.attempts.length);
  const elsewhere = running !== null && running.row.windowId !== window.id ? running.row.id : null;
  return succeed({
    windowId: window.id,
    examName: window.examName,
    examines: { rules: window.rules, edition: window.edition },
    opensAt: window.opensAt,
    closesAt: window.closesAt,
    timeZone: window.timeZone,
    rules: rulesOf(policy.policy),
    minutesIfStartedNow: minutesNow(policy.policy, window, now),
    may: mayOf(standing, elsewhere),
    attemptsLeft: left,
    attempts: standing === null ? [] : standing.attempts.map(attemptOf),
    serverNow: now,
  });
}

function rulesOf(policy: Policy): SittingRules {
  const { questions, passMark, minutes, graceSeconds, order, book, attempts, waitHours, review } = policy;
  const { count: mark, ratio } = passMark;
  return { questions, mark, ratio, minutes, graceSeconds, order, book, attempts, waitHours, review };
}

function minutesNow(policy: Policy, window: WindowRow, now: number): number {
  const start = Math.max(now, window.opensAt);
  const end = deadlineOf(start, { minutes: policy.minutes, windowClosesAt: window.closesAt });
  return Math.max(0, Math.floor((end - start) / 60_000));
}

function mayOf(standing: Standing | null, elsewhere: string | null): ExamEntry["may"] {
  const no = (code: RefusalCode, at: number | null = null, attemptId: string | null = null): MayNot => ({
    ok: false,
    code,
    at,
    attemptId,
  });
  if (standing === null) return no("signed-out");
  if (elsewhere !== null) return no("sitting-running", null, elsewhere);
  const { may } = standing;
  if (may.ok) return { ok: true };
  return no(may.code, "at" in may ? may.at : null, "attemptId" in may ? may.attemptId : null);
}

function attemptOf({ id, number, startedAt, finishedAt, score, passed }: Standing["attempts"][number]): EntryAttempt {
  return { attemptId: id, number, startedAt, finishedAt, score, passed };
}
