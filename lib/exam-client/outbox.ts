/**
 * The outbox: what the person did and the server has not yet said yes to. Pure; the driver (driver.ts) sends what is due
 * and tells what came back. Nothing leaves it before the server's word on that very revision. Times in milliseconds of one
 * clock that never runs back.
 */
import type { Revision } from "../exams/events";
import type { Response } from "../items/item";
import { isSame } from "./revision";

/** One thing to save. */
export type Unsent =
  | { readonly kind: "answer"; readonly slot: number; readonly value: Response | null; readonly revision: Revision }
  | { readonly kind: "flag"; readonly slot: number; readonly value: boolean; readonly revision: Revision };

/**
 * Why nothing is sent: nobody is signed in, somebody else is, or the attempt is over. What waits is kept in all three.
 */
export type Halt = "signed-out" | "other-person" | "finished";

export interface Outbox {
  /** At most one of a kind and slot, the newest. */
  readonly waiting: readonly { readonly unsent: Unsent; readonly notBefore: number }[];
  readonly sending: readonly Unsent[];
  /** What the server will never take, until something newer is put in its place. */
  readonly refused: readonly Unsent[];
  /** Failed requests in a row. */
  readonly failures: number;
  readonly retryAt: number;
  readonly halted: Halt | null;
}

export const EMPTY_OUTBOX: Outbox = {
  waiting: [],
  sending: [],
  refused: [],
  failures: 0,
  retryAt: Number.NEGATIVE_INFINITY,
  halted: null,
};

export type OutboxEvent =
  /** `notBefore`: a number that is still being typed waits a moment. */
  | { readonly is: "put"; readonly unsent: Unsent; readonly notBefore: number }
  | { readonly is: "taken"; readonly unsent: Unsent }
  /** The server has it, or holds a newer one. */
  | { readonly is: "settled"; readonly unsent: Unsent }
  | { readonly is: "refused"; readonly unsent: Unsent }
  /** No answer of the server's came, or none that means anything. */
  | { readonly is: "failed"; readonly unsent: Unsent; readonly retryAt: number }
  | { readonly is: "halted"; readonly why: Halt }
  /** Try everything at once: the network is back, the person signed in again, or is about to finish. */
  | { readonly is: "hurry" };

/** So many requests are on the way at most; one alone while the server does not answer. */
export const IN_FLIGHT = 4;

const sameThing = (one: Unsent, two: Unsent) => one.kind === two.kind && one.slot === two.slot;
const same = (one: Unsent, two: Unsent) => sameThing(one, two) && isSame(one.revision, two.revision);

/** The outbox after an event. */
export function step(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.is) {
    case "put": {
      const { unsent, notBefore } = event;
      const others = outbox.waiting.filter((line) => !sameThing(line.unsent, unsent));
      const refused = outbox.refused.filter((other) => !sameThing(other, unsent));
      return { ...outbox, refused, waiting: [...others, { unsent, notBefore }] };
    }
    case "taken":
      return {
        ...outbox,
        waiting: outbox.waiting.filter((line) => !same(line.unsent, event.unsent)),
        sending: [...outbox.sending, event.unsent],
      };
    case "settled":
      return { ...without(outbox, event.unsent), failures: 0, retryAt: Number.NEGATIVE_INFINITY };
    case "refused": {
      const rest = without(outbox, event.unsent);
      const replaced = rest.waiting.some((line) => sameThing(line.unsent, event.unsent));
      return { ...rest, failures: 0, refused: replaced ? rest.refused : [...rest.refused, event.unsent] };
    }
    case "failed":
      return { ...backToWaiting(outbox, [event.unsent]), failures: outbox.failures + 1, retryAt: event.retryAt };
    case "halted":
      return { ...backToWaiting(outbox, outbox.sending), halted: event.why };
    case "hurry":
      return {
        ...outbox,
        halted: outbox.halted === "finished" ? "finished" : null,
        failures: 0,
        retryAt: Number.NEGATIVE_INFINITY,
        waiting: outbox.waiting.map(({ unsent }) => ({ unsent, notBefore: Number.NEGATIVE_INFINITY })),
      };
  }
}

function without(outbox: Outbox, unsent: Unsent): Outbox {
  return {
    ...outbox,
    sending: outbox.sending.filter((other) => !same(other, unsent)),
    // Sent twice after a halt: the first word on it is enough.
    waiting: outbox.waiting.filter((line) => !same(line.unsent, unsent)),
  };
}

/** What was on the way waits again, first in the line, unless something newer has taken its place meanwhile. */
function backToWaiting(outbox: Outbox, back: readonly Unsent[]): Outbox {
  const again = back.filter((unsent) => !outbox.waiting.some((line) => sameThing(line.unsent, unsent)));
  return {
    ...outbox,
    sending: outbox.sending.filter((unsent) => !back.some((other) => same(unsent, other))),
    waiting: [...again.map((unsent) => ({ unsent, notBefore: Number.NEGATIVE_INFINITY })), ...outbox.waiting],
  };
}

/** What is to be sent now, the oldest first. Two revisions of one answer are never on the way together. */
export function due(outbox: Outbox, now: number): readonly Unsent[] {
  if (outbox.halted !== null || now < outbox.retryAt) return [];
  const room = (outbox.failures > 0 ? 1 : IN_FLIGHT) - outbox.sending.length;
  return outbox.waiting
    .filter((line) => line.notBefore <= now && !outbox.sending.some((unsent) => sameThing(unsent, line.unsent)))
    .slice(0, Math.max(0, room))
    .map((line) => line.unsent);
}

/** The moment when something becomes due by time alone; null where only an event can change anything. */
export function dueAt(outbox: Outbox): number | null {
  if (outbox.halted !== null || outbox.waiting.length === 0) return null;
  const soonest = Math.min(...outbox.waiting.map((line) => line.notBefore));
  return Math.max(soonest, outbox.retryAt);
}

/** Seconds to wait after so many failures in a row: 1, 2, 4, … 30; in milliseconds. */
export function backoff(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1));
}

/** Everything that the server has not said yes to, once for each kind and slot. */
export function unsaved(outbox: Outbox): readonly Unsent[] {
  const waiting = outbox.waiting.map((line) => line.unsent);
  const sending = outbox.sending.filter((unsent) => !waiting.some((other) => sameThing(unsent, other)));
  return [...waiting, ...sending, ...outbox.refused];
}

export type Saved = "saved" | "saving" | "waiting" | "refused";

/** How it stands with one answer or flag. `waiting`: kept here, and the server cannot be reached for now. */
export function savedState(outbox: Outbox, kind: Unsent["kind"], slot: number): Saved {
  const is = (unsent: Unsent) => unsent.kind === kind && unsent.slot === slot;
  if (outbox.refused.some(is)) return "refused";
  if (!unsaved(outbox).some(is)) return "saved";
  return outbox.failures > 0 || outbox.halted !== null ? "waiting" : "saving";
}

/** The same for all of it: the worst first. */
export function savedOverall(outbox: Outbox): Saved {
  if (outbox.refused.length > 0) return "refused";
  if (unsaved(outbox).length === 0) return "saved";
  return outbox.failures > 0 || outbox.halted !== null ? "waiting" : "saving";
}
