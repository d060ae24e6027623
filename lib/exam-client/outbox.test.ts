import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRevisions } from "../exams/events";
import {
  backoff,
  due,
  dueAt,
  EMPTY_OUTBOX,
  IN_FLIGHT,
  type OutboxEvent,
  savedOverall,
  savedState,
  step,
  type Unsent,
  unsaved,
} from "./outbox";
import { isNewer, newDevice, nextRevision } from "./revision";

const answer = (slot: number, option: string, counter = 1): Unsent => ({
  kind: "answer",
  slot,
  value: { format: "choose-one", option },
  revision: { counter, device: "here" },
});
const run = (...events: OutboxEvent[]) => events.reduce(step, EMPTY_OUTBOX);
const put = (unsent: Unsent, notBefore = 0): OutboxEvent => ({ is: "put", unsent, notBefore });

test("an answer is saving until the server has it, then saved", () => {
  const one = answer(3, "b");
  const waiting = run(put(one));
  expect(due(waiting, 0)).toEqual([one]);
  expect(savedState(waiting, "answer", 3)).toBe("saving");
  const sending = step(waiting, { is: "taken", unsent: one });
  expect(due(sending, 0)).toEqual([]);
  expect(savedState(sending, "answer", 3)).toBe("saving");
  const done = step(sending, { is: "settled", unsent: one });
  expect(done).toEqual(EMPTY_OUTBOX);
  expect(savedState(done, "answer", 3)).toBe("saved");
});

test("the yes to an older revision does not take the newer one for saved", () => {
  const [older, newer] = [answer(3, "b", 1), answer(3, "c", 2)];
  const outbox = run(put(older), { is: "taken", unsent: older }, put(newer));
  expect(due(outbox, 0), "two revisions of one answer are never under way together").toEqual([]);
  const after = step(outbox, { is: "settled", unsent: older });
  expect(unsaved(after)).toEqual([newer]);
  expect(due(after, 0)).toEqual([newer]);
});

test("a failure keeps the answer, waits, and then tries with one request", () => {
  const all = Array.from({ length: 6 }, (_, index) => answer(index + 1, "a"));
  const outbox = all.reduce((before, unsent) => step(before, put(unsent)), EMPTY_OUTBOX);
  expect(due(outbox, 0)).toHaveLength(IN_FLIGHT);
  const [first] = all;
  if (first === undefined) throw new Error("no answer");
  const failed = step(step(outbox, { is: "taken", unsent: first }), { is: "failed", unsent: first, retryAt: 1000 });
  expect(savedOverall(failed)).toBe("waiting");
  expect(due(failed, 999)).toEqual([]);
  expect(dueAt(failed)).toBe(1000);
  expect(due(failed, 1000)).toEqual([first]);
  expect(due(step(failed, { is: "hurry" }), 0)).toHaveLength(IN_FLIGHT);
});

test("a failed older revision does not come back over a newer one", () => {
  const [older, newer] = [answer(3, "b", 1), answer(3, "c", 2)];
  const outbox = run(put(older), { is: "taken", unsent: older }, put(newer), {
    is: "failed",
    unsent: older,
    retryAt: 5,
  });
  expect(unsaved(outbox)).toEqual([newer]);
});

test("signed out: nothing is sent, everything is kept, and signing in sends it", () => {
  const one = answer(3, "b");
  const halted = run(put(one), { is: "taken", unsent: one }, { is: "halted", why: "signed-out" });
  expect(due(halted, 1e9)).toEqual([]);
  expect(dueAt(halted)).toBeNull();
  expect(savedState(halted, "answer", 3)).toBe("waiting");
  expect(due(step(halted, { is: "hurry" }), 0)).toEqual([one]);
});

test("after the end nothing starts it again", () => {
  const over = run(put(answer(3, "b")), { is: "halted", why: "finished" }, { is: "hurry" });
  expect(due(over, 1e9)).toEqual([]);
  expect(unsaved(over)).toHaveLength(1);
});

test("what was refused is told until something else is given", () => {
  const one = answer(3, "b");
  const refused = run(put(one), { is: "taken", unsent: one }, { is: "refused", unsent: one });
  expect(savedState(refused, "answer", 3)).toBe("refused");
  expect(savedState(step(refused, put(answer(3, "c", 2))), "answer", 3)).toBe("saving");
});

test("a number that is being typed waits; an answer and a flag of one question are two things", () => {
  const flag: Unsent = { kind: "flag", slot: 3, value: true, revision: { counter: 1, device: "here" } };
  const outbox = run(put(answer(3, "b"), 600), put(flag));
  expect(due(outbox, 0)).toEqual([flag]);
  expect(due(outbox, 600)).toHaveLength(2);
  expect(dueAt(outbox)).toBe(0);
});

test("waits grow from 1 to 30 seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("whatever happens, the newest of each question is unsaved until the server's word on it", () => {
  const slot = fc.integer({ min: 1, max: 3 });
  const act = fc.oneof(
    fc.record({ is: fc.constant("give" as const), slot }),
    fc.record({ is: fc.constant("send" as const) }),
    fc.record({ is: fc.constant("settled" as const), which: fc.nat(5) }),
    fc.record({ is: fc.constant("failed" as const), which: fc.nat(5) }),
    fc.record({ is: fc.constantFrom("halt" as const, "hurry" as const) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let outbox = EMPTY_OUTBOX;
      const newest = new Map<number, Unsent>();
      const settled = new Set<Unsent>();
      let counter = 0;
      for (const one of acts) {
        if (one.is === "give") {
          counter += 1;
          const unsent = answer(one.slot, "a", counter);
          newest.set(one.slot, unsent);
          outbox = step(outbox, put(unsent));
        } else if (one.is === "send") {
          for (const unsent of due(outbox, 0)) outbox = step(outbox, { is: "taken", unsent });
        } else if (one.is === "halt") outbox = step(outbox, { is: "halted", why: "signed-out" });
        else if (one.is === "hurry") outbox = step(outbox, { is: "hurry" });
        else if ("which" in one) {
          const unsent = outbox.sending[one.which];
          if (unsent === undefined) continue;
          if (one.is === "settled") settled.add(unsent);
          outbox = step(
            outbox,
            one.is === "settled" ? { is: "settled", unsent } : { is: "failed", unsent, retryAt: 0 },
          );
        }
      }
      const open = [...newest.values()].filter((unsent) => !settled.has(unsent));
      const bySlot = (list: readonly Unsent[]) => [...list].sort((a, b) => a.slot - b.slot);
      expect(bySlot(unsaved(outbox).filter((unsent) => newest.get(unsent.slot) === unsent))).toEqual(bySlot(open));
      expect(outbox.sending.length).toBeLessThanOrEqual(IN_FLIGHT);
    }),
  );
});

describe("revisions", () => {
  test("the counter goes up by one, from whatever was seen", () => {
    expect(nextRevision(null, "x")).toEqual({ counter: 1, device: "x" });
    expect(nextRevision({ counter: 41, device: "other" }, "x")).toEqual({ counter: 42, device: "x" });
  });

  test("newer here is newer on the server", () => {
    const revision = fc.record({
      counter: fc.integer({ min: 1, max: 3 }),
      device: fc.constantFrom("a", "b", "B", "1"),
    });
    fc.assert(
      fc.property(revision, revision, (one, two) => {
        expect(isNewer(one, two)).toBe(compareRevisions(one, two) > 0);
      }),
    );
    expect(isNewer({ counter: 1, device: "a" }, null)).toBe(true);
  });

  test("a device is 32 hex digits, of which the server takes up to 64", () => {
    expect(newDevice((bytes) => bytes.fill(10))).toBe("0a".repeat(16));
  });
});
