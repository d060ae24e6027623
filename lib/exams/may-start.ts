/** Who may start an attempt, and who may still sit: one rule, asked by the page, by the start and by every view of results. */
import type { Policy } from "./policy";

/** An attempt of the person in the window; all times in epoch milliseconds. */
export interface PastAttempt {
  readonly id: string;
  /** Null while it runs. */
  readonly finishedAt: number | null;
  /** Null while it runs. */
  readonly passed: boolean | null;
}

export interface StartQuestion {
  readonly policy: Policy;
  readonly window: { readonly opensAt: number; readonly closesAt: number | null };
  readonly person: {
    readonly active: boolean;
    readonly memberNumber: string | null;
    /** As staff, the person has read somebody's attempt of this window in full: questions and rulings. */
    readonly hasReadAttempts: boolean;
  };
  /** Over all policy versions of the window, whatever the language. Ended by time counts as ended: settle first. */
  readonly attempts: readonly PastAttempt[];
  readonly now: number;
}

export type MayNotCode =
  | "forbidden"
  | "member-number-needed"
  | "passed-already"
  | "attempts-used-up"
  | "has-read-attempts";

export type MayStart =
  | { readonly ok: true; readonly attemptsLeft: number }
  /** One is running: starting again means going back to it. */
  | { readonly ok: false; readonly code: "attempt-running"; readonly attemptId: string }
  | { readonly ok: false; readonly code: MayNotCode }
  | { readonly ok: false; readonly code: "window-not-open" | "window-closed" | "wait"; readonly at: number };

const HOUR = 3_600_000;

/** Whether the person may press Start now; if not, why, and the moment it changes where there is one. */
export function mayStart({ policy, window, person, attempts, now }: StartQuestion): MayStart {
  const running = attempts.find((attempt) => attempt.finishedAt === null);
  if (running !== undefined) return { ok: false, code: "attempt-running", attemptId: running.id };
  if (!person.active) return { ok: false, code: "forbidden" };
  if (window.closesAt !== null && now >= window.closesAt)
    return { ok: false, code: "window-closed", at: window.closesAt };
  if (now < window.opensAt) return { ok: false, code: "window-not-open", at: window.opensAt };
  if (attempts.some((attempt) => attempt.passed === true)) return { ok: false, code: "passed-already" };
  const attemptsLeft = policy.attempts - attempts.length;
  if (attemptsLeft <= 0) return { ok: false, code: "attempts-used-up" };
  // Without a number staff read the attempts of others in full; a number given later must not open the exam to them.
  if (person.hasReadAttempts) return { ok: false, code: "has-read-attempts" };
  if (person.memberNumber === null) return { ok: false, code: "member-number-needed" };
  const lastEnd = Math.max(Number.NEGATIVE_INFINITY, ...attempts.map((attempt) => attempt.finishedAt ?? 0));
  const from = lastEnd + policy.waitHours * HOUR;
  if (now < from) return { ok: false, code: "wait", at: from };
  return { ok: true, attemptsLeft };
}

/**
 * Whether the person may still sit in the window: it is open, nothing is passed, attempts are left. Waiting, a missing
 * member number and a running attempt change nothing; such a person sees of other people's attempts name, state and score.
 */
export function mayStillSit({ policy, window, attempts, now }: Omit<StartQuestion, "person">): boolean {
  const open = now >= window.opensAt && (window.closesAt === null || now < window.closesAt);
  if (attempts.some((attempt) => attempt.finishedAt === null)) return true;
  return open && attempts.every((attempt) => attempt.passed !== true) && attempts.length < policy.attempts;
}
