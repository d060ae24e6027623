/**
 * A sitting in the browser: keeps sheet, outbox and clock, sends what is due, and tells whoever listens. All that it knows
 * of the browser is handed in, so that its tests need none.
 */
import type { Response } from "../items/item";
import { measure, remaining, type ServerClock } from "./clock";
import {
  backoff,
  due,
  dueAt,
  EMPTY_OUTBOX,
  type Halt,
  type Outbox,
  type OutboxEvent,
  step,
  type Unsent,
} from "./outbox";
import { isNewer, nextRevision } from "./revision";
import { type Sheet, write } from "./sheet";
import type { Reply, Timing, Transport } from "./transport";
import type { UnsentStore } from "./unsent-store";

/** Where pressing "finish" has come to. `unsaved`: something is not with the server, and nothing was finished. */
export type Finishing = "no" | "flushing" | "sending" | "unsaved" | "unreachable";

export interface SittingState {
  readonly sheet: Sheet;
  readonly outbox: Outbox;
  /** Null until the first measurement. */
  readonly clock: ServerClock | null;
  /** Questions at which an answer from another tab or device stands in place of the one given here. */
  readonly overtaken: readonly number[];
  readonly finishing: Finishing;
  readonly end: { readonly finishedAt: number | null } | null;
}

export interface Surroundings {
  readonly transport: Transport;
  readonly store: UnsentStore;
  readonly device: string;
  /** Milliseconds of a clock that never runs back. */
  readonly now: () => number;
  /** The computer's clock, whatever it says: where it parts from `now`, the computer slept or was set anew. */
  readonly wall: () => number;
  /** Calls back once after so many milliseconds; returns how to call it off. */
  readonly later: (act: () => void, after: number) => () => void;
  /** 0 … 1: spreads the retries of many browsers. */
  readonly chance: () => number;
}

export interface Sitting {
  readonly state: () => SittingState;
  readonly listen: (listener: () => void) => () => void;
  /** Takes in what an earlier page could not send, and asks for the clock. */
  readonly start: () => void;
  readonly stop: () => void;
  /** `settle`: milliseconds to wait for more, while a number is being typed. */
  readonly answer: (slot: number, response: Response | null, settle?: number) => void;
  readonly flag: (slot: number, flagged: boolean) => void;
  readonly seen: (slot: number) => void;
  readonly hurry: () => void;
  readonly askClock: () => void;
  /** To be called about once a second: asks for the clock when it has to be known anew. */
  readonly tick: () => void;
  /** Sends all that waits, then finishes; a second call while one is under way does nothing. */
  readonly finish: () => void;
}

/** The clock is asked for when nothing was heard of the server for so long: extra time shows within a minute. */
export const SILENCE = 45_000;
/** At the end the server is asked so often until it says that it is the end. */
export const ASK_AGAIN = 3_000;
/** The two clocks part by more than this when one of them jumped or stood. */
const JUMP = 2_000;

export function createSitting(sheet: Sheet, surroundings: Surroundings): Sitting {
  const { transport, store, device, now, wall, later, chance } = surroundings;
  let state: SittingState = { sheet, outbox: EMPTY_OUTBOX, clock: null, overtaken: [], finishing: "no", end: null };
  let running = false;
  let heardAt = now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking = false;
  let apart = wall() - now();
  let callOff: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<SittingState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const apply = (event: OutboxEvent) => set({ outbox: step(state.outbox, event) });

  const hear = (timing: Timing, sentAt: number) => {
    heardAt = now();
    set({ clock: measure(state.clock, { sentAt, receivedAt: heardAt, ...timing }) });
  };
  const halt = (why: Halt) => apply({ is: "halted", why });
  const end = (finishedAt: number | null) => {
    halt("finished");
    set({ end: { finishedAt: finishedAt ?? state.end?.finishedAt ?? null }, finishing: "no" });
  };

  const received = (unsent: Unsent, reply: Reply, sentAt: number) => {
    switch (reply.is) {
      case "saved":
        store.drop(unsent);
        apply({ is: "settled", unsent });
        return hear(reply.timing, sentAt);
      case "overtaken": {
        store.drop(unsent);
        apply({ is: "settled", unsent });
        const differs = JSON.stringify(unsent.value) !== JSON.stringify(reply.stands.value);
        const told = unsent.kind === "answer" && differs && !state.overtaken.includes(unsent.slot);
        set({
          sheet: write(state.sheet, reply.stands),
          overtaken: told ? [...state.overtaken, unsent.slot] : state.overtaken,
        });
        return hear(reply.timing, sentAt);
      }
      case "refused":
        store.drop(unsent);
        return apply({ is: "refused", unsent });
      case "finished":
        return end(reply.finishedAt);
      case "signed-out":
      case "other-person":
        return halt(reply.is);
      case "failed": {
        const wait = backoff(state.outbox.failures + 1) * (0.75 + chance() / 4);
        return apply({ is: "failed", unsent, retryAt: now() + wait });
      }
    }
  };

  /** Sends what is due, and wakes up for what comes due later. */
  const pump = () => {
    if (!running) return;
    for (const unsent of due(state.outbox, now())) {
      const sentAt = now();
      apply({ is: "taken", unsent });
      void transport.save(unsent).then((reply) => {
        received(unsent, reply, sentAt);
        pump();
        finishIfFlushed();
      });
    }
    callOff?.();
    const at = dueAt(state.outbox);
    callOff = at === null ? null : later(pump, Math.max(0, at - now()) + 1);
  };

  const put = (unsent: Unsent, settle: number) => {
    if (state.end !== null) return;
    store.keep(unsent);
    set({ sheet: write(state.sheet, unsent) });
    apply({ is: "put", unsent, notBefore: now() + settle });
    pump();
  };

  const askClock = async () => {
    if (asking) return;
    asking = true;
    const sentAt = now();
    askedAt = sentAt;
    const reply = await transport.clock();
    asking = false;
    if (reply.is === "clock") {
      hear(reply.timing, sentAt);
      if (reply.finishedAt !== null) end(reply.finishedAt);
      // The door is open again: after signing in, or when the network is back.
      else if (state.outbox.halted !== null || state.outbox.failures > 0) hurry();
    } else if (reply.is !== "failed") halt(reply.is);
  };

  const hurry = () => {
    apply({ is: "hurry" });
    pump();
  };

  const finishIfFlushed = () => {
    if (state.finishing !== "flushing") return;
    const { outbox } = state;
    // What was refused will never be taken; the dialog named it.
    if (outbox.waiting.length + outbox.sending.length === 0) return void sendFinish();
    // The first failure is told at once: nobody waits before a word that never changes.
    if (outbox.failures > 0 || outbox.halted !== null) set({ finishing: "unsaved" });
  };

  const sendFinish = async () => {
    set({ finishing: "sending" });
    const reply = await transport.finish();
    if (reply.is === "finished") return end(reply.finishedAt);
    if (reply.is !== "failed") halt(reply.is);
    set({ finishing: "unreachable" });
  };

  return {
    state: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      running = true;
      for (const unsent of store.read()) {
        const line = state.sheet.find((one) => one.slot === unsent.slot);
        const known = unsent.kind === "answer" ? line?.revision : line?.flagRevision;
        if (line === undefined || !isNewer(unsent.revision, known ?? null)) {
          // The server has this one or a newer one.
          store.drop(unsent);
          continue;
        }
        set({ sheet: write(state.sheet, unsent) });
        apply({ is: "put", unsent, notBefore: now() });
      }
      void askClock();
      pump();
    },
    stop: () => {
      running = false;
      callOff?.();
    },
    answer: (slot, response, settle = 0) => {
      const seen = state.sheet.find((line) => line.slot === slot)?.revision ?? null;
      put({ kind: "answer", slot, value: response, revision: nextRevision(seen, device) }, settle);
    },
    flag: (slot, flagged) => {
      const seen = state.sheet.find((line) => line.slot === slot)?.flagRevision ?? null;
      put({ kind: "flag", slot, value: flagged, revision: nextRevision(seen, device) }, 0);
    },
    seen: (slot) => set({ overtaken: state.overtaken.filter((one) => one !== slot) }),
    hurry,
    askClock: () => void askClock(),
    tick: () => {
      if (state.end !== null) return;
      const jumped = Math.abs(wall() - now() - apart) > JUMP;
      const over = state.clock !== null && remaining(state.clock, now()) === 0;
      const silent = now() - Math.max(heardAt, askedAt) >= SILENCE;
      if (jumped) apart = wall() - now();
      if (jumped || silent || (over && now() - askedAt >= ASK_AGAIN)) void askClock();
    },
    finish: () => {
      if (state.finishing === "flushing" || state.finishing === "sending" || state.end !== null) return;
      set({ finishing: "flushing" });
      hurry();
      finishIfFlushed();
    },
  };
}
