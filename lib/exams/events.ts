/**
 * What can happen to an attempt. The list of records is append-only and is the attempt; state is derived from it.
 * A later issue adds kinds (left, returned, extended, annulled, regraded): old records must still parse.
 */
import type { Response } from "../items/item";
import type { Locale } from "../locale";
import type { Policy } from "./policy";

export const EVENT_KINDS = ["started", "answered", "flagged", "submitted", "expired"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Given by the client: the highest counter it has seen plus one, and its own id. The greater pair wins. */
export interface Revision {
  /** ≥ 1 */
  readonly counter: number;
  /** 1 to 64 of [A-Za-z0-9-] */
  readonly device: string;
}

/** What of the policy and the window decides about the sitting; fixed at the start. */
export interface SittingTerms {
  readonly questions: number;
  readonly minutes: number;
  readonly graceSeconds: number;
  readonly order: Policy["order"];
  /** Epoch milliseconds; null where the window does not close. */
  readonly windowClosesAt: number | null;
}

export type AttemptEvent =
  | { readonly kind: "started"; readonly terms: SittingTerms }
  | {
      readonly kind: "answered";
      readonly slot: number;
      readonly response: Response | null;
      readonly revision: Revision;
      /** The language the question was read in. */
      readonly locale: Locale;
    }
  | { readonly kind: "flagged"; readonly slot: number; readonly flagged: boolean; readonly revision: Revision }
  | { readonly kind: "submitted" }
  | { readonly kind: "expired" };

/** An event with its time, as it is stored. Epoch milliseconds, the server's. */
export type AttemptRecord = AttemptEvent & { readonly at: number };

/** Greater than zero where `one` is the newer: by counter, then by device as text. */
export function compareRevisions(one: Revision, two: Revision): number {
  if (one.counter !== two.counter) return one.counter - two.counter;
  return one.device === two.device ? 0 : one.device > two.device ? 1 : -1;
}
