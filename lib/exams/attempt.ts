/** An attempt as derived from its records. */
import type { Response } from "../items/item";
import { deadlineOf } from "./deadline";
import { type AttemptRecord, compareRevisions, type Revision, type SittingTerms } from "./events";

export interface Answer {
  readonly response: Response | null;
  readonly revision: Revision;
  /** When it was saved. */
  readonly at: number;
}

export interface Flag {
  readonly flagged: boolean;
  readonly revision: Revision;
  readonly at: number;
}

interface Sitting {
  readonly terms: SittingTerms;
  readonly startedAt: number;
  readonly deadline: number;
  /** The time of the newest record: time never runs backwards. */
  readonly lastAt: number;
  /** By slot; only slots that were ever answered. A response of null was taken back. */
  readonly answers: ReadonlyMap<number, Answer>;
  readonly flags: ReadonlyMap<number, Flag>;
}

export type RunningAttempt = Sitting & { readonly status: "running" };
export type FinishedAttempt = Sitting & {
  readonly status: "finished";
  /** The moment of submission, or the deadline. */
  readonly finishedAt: number;
  readonly endedBy: "submitted" | "expired";
};
export type Attempt = { readonly status: "new" } | RunningAttempt | FinishedAttempt;

export const NEW_ATTEMPT: Attempt = { status: "new" };

function newer<T extends { readonly revision: Revision }>(known: ReadonlyMap<number, T>, slot: number, next: T) {
  const stands = known.get(slot);
  if (stands !== undefined && compareRevisions(next.revision, stands.revision) <= 0) return known;
  return new Map(known).set(slot, next);
}

/**
 * The attempt after a stored record. Total: a record that can change nothing (a lost save, anything after the end) leaves
 * the state as it is, so that answers come out the same in whatever order they are stored.
 */
export function apply(attempt: Attempt, record: AttemptRecord): Attempt {
  if (record.kind === "started") {
    if (attempt.status !== "new") return attempt;
    const { terms, at } = record;
    const deadline = deadlineOf(at, terms);
    return { status: "running", terms, startedAt: at, deadline, lastAt: at, answers: new Map(), flags: new Map() };
  }
  if (attempt.status !== "running") return attempt;
  const { at } = record;
  const lastAt = Math.max(attempt.lastAt, at);
  switch (record.kind) {
    case "answered": {
      const { slot, response, revision } = record;
      return { ...attempt, lastAt, answers: newer(attempt.answers, slot, { response, revision, at }) };
    }
    case "flagged": {
      const { slot, flagged, revision } = record;
      return { ...attempt, lastAt, flags: newer(attempt.flags, slot, { flagged, revision, at }) };
    }
    case "submitted":
      return { ...attempt, status: "finished", lastAt, finishedAt: at, endedBy: "submitted" };
    case "expired":
      return { ...attempt, status: "finished", lastAt, finishedAt: attempt.deadline, endedBy: "expired" };
  }
}

/** The attempt that these records, in the order stored, make. */
export function replay(records: readonly AttemptRecord[]): Attempt {
  return records.reduce(apply, NEW_ATTEMPT);
}
