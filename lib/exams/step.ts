/** One act on an attempt: (attempt, event, now) → the attempt after it and the record to store, or why not. */
import type { Response } from "../items/item";
import { type Attempt, apply, type FinishedAttempt, type RunningAttempt } from "./attempt";
import { expiresAt } from "./deadline";
import { type AttemptEvent, type AttemptRecord, compareRevisions, type Revision } from "./events";

export type StepRefusal =
  | { readonly ok: false; readonly code: "not-started" | "already-started" | "no-such-slot" | "slot-closed" }
  /** Also when the deadline has passed and nobody has looked yet: settle first to store the end. */
  | { readonly ok: false; readonly code: "already-finished"; readonly finishedAt: number }
  /** A newer answer stands; it is told. */
  | {
      readonly ok: false;
      readonly code: "stale-revision";
      readonly stands: { readonly response: Response | null; readonly revision: Revision };
    }
  | {
      readonly ok: false;
      readonly code: "stale-flag";
      readonly stands: { readonly flagged: boolean; readonly revision: Revision };
    };

/** `record` is null where the request repeats what is stored already: success, and nothing to store. */
export type Step =
  | { readonly ok: true; readonly attempt: Attempt; readonly record: AttemptRecord | null }
  | StepRefusal;

/**
 * Ends an attempt whose time is over. Whoever reads an attempt calls this first; the stored end is the deadline, whenever
 * that happens.
 * @returns the record to store, null where nothing is due
 */
export function settle(
  attempt: Attempt,
  now: number,
): { readonly attempt: Attempt; readonly record: AttemptRecord | null } {
  if (attempt.status !== "running" || now < expiresAt(attempt.deadline, attempt.terms)) {
    return { attempt, record: null };
  }
  const record: AttemptRecord = { kind: "expired", at: Math.max(now, attempt.lastAt) };
  return { attempt: apply(attempt, record), record };
}

/** Performs an event. Nothing is accepted at or after the deadline; a clock that runs back is held at the last record. */
export function step(attempt: Attempt, event: Exclude<AttemptEvent, { kind: "expired" }>, now: number): Step {
  if (event.kind === "started") {
    return attempt.status === "new" ? stored(attempt, { ...event, at: now }) : { ok: false, code: "already-started" };
  }
  if (attempt.status === "new") return { ok: false, code: "not-started" };
  if (attempt.status === "finished") return afterTheEnd(attempt, event);
  const at = Math.max(now, attempt.lastAt);
  if (at >= attempt.deadline) return { ok: false, code: "already-finished", finishedAt: attempt.deadline };
  switch (event.kind) {
    case "answered":
      return answer(attempt, { ...event, at });
    case "flagged":
      return flag(attempt, { ...event, at });
    case "submitted":
      return stored(attempt, { ...event, at });
  }
}

function stored(attempt: Attempt, record: AttemptRecord): Step {
  return { ok: true, attempt: apply(attempt, record), record };
}

/** A second submission is a success that changes nothing; everything else comes too late. */
function afterTheEnd(attempt: FinishedAttempt, event: AttemptEvent): Step {
  if (event.kind === "submitted") return { ok: true, attempt, record: null };
  return { ok: false, code: "already-finished", finishedAt: attempt.finishedAt };
}

function isSlot(attempt: RunningAttempt, slot: number): boolean {
  return Number.isInteger(slot) && slot >= 1 && slot <= attempt.terms.questions;
}

/** Forward only: a question is closed once a later one has been answered. */
function isClosed(attempt: RunningAttempt, slot: number): boolean {
  return attempt.terms.order === "forward" && [...attempt.answers.keys()].some((answered) => answered > slot);
}

function answer(attempt: RunningAttempt, record: Extract<AttemptRecord, { kind: "answered" }>): Step {
  if (!isSlot(attempt, record.slot)) return { ok: false, code: "no-such-slot" };
  const stands = attempt.answers.get(record.slot);
  if (stands !== undefined) {
    const order = compareRevisions(record.revision, stands.revision);
    if (order === 0 && sameResponse(record.response, stands.response)) return { ok: true, attempt, record: null };
    if (order <= 0) {
      const { response, revision } = stands;
      return { ok: false, code: "stale-revision", stands: { response, revision } };
    }
  }
  return isClosed(attempt, record.slot) ? { ok: false, code: "slot-closed" } : stored(attempt, record);
}

function flag(attempt: RunningAttempt, record: Extract<AttemptRecord, { kind: "flagged" }>): Step {
  if (!isSlot(attempt, record.slot)) return { ok: false, code: "no-such-slot" };
  const stands = attempt.flags.get(record.slot);
  if (stands !== undefined) {
    const order = compareRevisions(record.revision, stands.revision);
    if (order === 0 && record.flagged === stands.flagged) return { ok: true, attempt, record: null };
    if (order <= 0) {
      const { flagged, revision } = stands;
      return { ok: false, code: "stale-flag", stands: { flagged, revision } };
    }
  }
  return stored(attempt, record);
}

/** Whether two responses say the same; options of a choose-all in any order. */
export function sameResponse(one: Response | null, two: Response | null): boolean {
  if (one === null || two === null) return one === two;
  if (one.format === "choose-one") return two.format === one.format && two.option === one.option;
  if (one.format === "number") return two.format === one.format && two.value === one.value;
  if (two.format !== "choose-all" || one.options.length !== two.options.length) return false;
  return one.options.every((option) => two.options.includes(option));
}
