import { beforeEach, describe, expect, test } from "vitest";
import { createSitting, SILENCE, type Sitting } from "./driver";
import { savedState, type Unsent } from "./outbox";
import type { Sheet } from "./sheet";
import type { ClockReply, Reply, Transport } from "./transport";
import type { UnsentStore } from "./unsent-store";

const TIMING = { serverNow: 100_000, deadline: 200_000 };
const given = (option: string) => ({ format: "choose-one", option }) as const;
const SHEET: Sheet = [1, 2, 3].map((slot) => ({
  slot,
  response: null,
  revision: null,
  flagged: false,
  flagRevision: null,
}));

/** A world in which time passes only when told, and the server says what the test wants. */
function world() {
  let time = 0;
  let sleep = 0;
  let timers: { at: number; act: () => void }[] = [];
  const kept = new Map<string, Unsent>();
  const sent: Unsent[] = [];
  const calls = { clock: 0, finish: 0 };
  const says = {
    save: (_: Unsent): Reply => ({ is: "saved", timing: TIMING }),
    clock: (): ClockReply => ({ is: "clock", timing: TIMING, finishedAt: null }),
    finish: (): Awaited<ReturnType<Transport["finish"]>> => ({ is: "finished", finishedAt: 150_000 }),
  };
  const transport: Transport = {
    save: async (unsent) => {
      sent.push(unsent);
      return says.save(unsent);
    },
    clock: async () => {
      calls.clock += 1;
      return says.clock();
    },
    finish: async () => {
      calls.finish += 1;
      return says.finish();
    },
  };
  const keyOf = (unsent: Unsent) => `${unsent.kind}.${unsent.slot}`;
  const store: UnsentStore = {
    keep: (unsent) => void kept.set(keyOf(unsent), unsent),
    drop: (unsent) => {
      if (kept.get(keyOf(unsent))?.revision.counter === unsent.revision.counter) kept.delete(keyOf(unsent));
    },
    read: () => [...kept.values()],
  };
  const open = (sheet = SHEET): Sitting =>
    createSitting(sheet, {
      transport,
      store,
      device: "here",
      now: () => time,
      wall: () => 1_000_000 + time + sleep,
      later: (act, after) => {
        const timer = { at: time + after, act };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      chance: () => 1,
    });
  const nap = (by: number) => {
    sleep += by;
  };
  /** Lets replies come in, then time pass. */
  const pass = async (milliseconds = 0) => {
    await settle();
    const until = time + milliseconds;
    for (;;) {
      const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      time = Math.max(time, next.at);
      timers = timers.filter((timer) => timer !== next);
      next.act();
      await settle();
    }
    time = until;
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { kept, sent, calls, says, open, pass, nap };
}

let the: ReturnType<typeof world>;
let sitting: Sitting;
beforeEach(async () => {
  the = world();
  sitting = the.open();
  sitting.start();
  await the.pass();
});
const saved = (slot: number) => savedState(sitting.state().outbox, "answer", slot);

test("an answer is kept at once, sent, and dropped at the server's yes", async () => {
  sitting.answer(2, given("b"));
  expect(the.kept.size).toBe(1);
  expect(saved(2)).toBe("saving");
  await the.pass();
  expect(the.sent).toEqual([{ kind: "answer", slot: 2, value: given("b"), revision: { counter: 1, device: "here" } }]);
  expect(saved(2)).toBe("saved");
  expect(the.kept.size).toBe(0);
});

test("offline: the answer waits, is tried again after 1, 2, 4 seconds, and arrives", async () => {
  the.says.save = () => ({ is: "failed" });
  sitting.answer(2, given("b"));
  await the.pass();
  expect(saved(2)).toBe("waiting");
  await the.pass(3_500);
  expect(the.sent).toHaveLength(3);
  the.says.save = () => ({ is: "saved", timing: TIMING });
  await the.pass(4_000);
  expect(saved(2)).toBe("saved");
  expect(the.kept.size).toBe(0);
});

test("a page that died: the next one sends what was kept, with its own revision", async () => {
  the.says.save = () => ({ is: "failed" });
  sitting.answer(2, given("b"));
  await the.pass();
  sitting.stop();
  the.says.save = () => ({ is: "saved", timing: TIMING });
  sitting = the.open();
  sitting.start();
  expect(sitting.state().sheet[1]?.response).toEqual(given("b"));
  await the.pass();
  expect(saved(2)).toBe("saved");
});

test("what was kept and is older than the server's is dropped, not sent", async () => {
  the.kept.set("old", { kind: "answer", slot: 2, value: given("a"), revision: { counter: 1, device: "here" } });
  const newer: Sheet = SHEET.map((line) =>
    line.slot === 2 ? { ...line, response: given("c"), revision: { counter: 2, device: "phone" } } : line,
  );
  sitting = the.open(newer);
  sitting.start();
  await the.pass();
  expect(the.sent).toEqual([]);
  expect(sitting.state().sheet[1]?.response).toEqual(given("c"));
});

test("another device was newer: its answer is shown, and told until seen", async () => {
  const stands: Unsent = { kind: "answer", slot: 2, value: given("d"), revision: { counter: 9, device: "phone" } };
  the.says.save = () => ({ is: "overtaken", stands, timing: TIMING });
  sitting.answer(2, given("b"));
  await the.pass();
  expect(sitting.state().sheet[1]?.response).toEqual(given("d"));
  expect(sitting.state().overtaken).toEqual([2]);
  the.says.save = () => ({ is: "saved", timing: TIMING });
  sitting.answer(2, given("b"));
  await the.pass();
  expect(the.sent.at(-1)?.revision).toEqual({ counter: 10, device: "here" });
  sitting.seen(2);
  expect(sitting.state().overtaken).toEqual([]);
});

test("signed out: kept and not sent; sent after the clock answers again", async () => {
  the.says.save = () => ({ is: "signed-out" });
  sitting.answer(1, given("a"));
  await the.pass();
  sitting.answer(2, given("b"));
  sitting.answer(3, given("c"));
  await the.pass(60_000);
  expect(the.sent).toHaveLength(1);
  expect(the.kept.size).toBe(3);
  the.says.save = () => ({ is: "saved", timing: TIMING });
  sitting.askClock();
  await the.pass();
  expect(the.kept.size).toBe(0);
  expect(the.sent.slice(1).map((unsent) => unsent.slot)).toEqual([1, 2, 3]);
});

test("somebody else signed in: nothing is sent", async () => {
  the.says.save = () => ({ is: "other-person" });
  the.says.clock = () => ({ is: "other-person" });
  sitting.answer(1, given("a"));
  await the.pass();
  sitting.askClock();
  await the.pass(60_000);
  expect(sitting.state().outbox.halted).toBe("other-person");
  expect(the.sent).toHaveLength(1);
  expect(the.kept.size).toBe(1);
});

describe("finishing", () => {
  test("sends what is still being typed first, and finishes once however often it is pressed", async () => {
    sitting.answer(3, { format: "number", value: 40 }, 600);
    sitting.finish();
    sitting.finish();
    await the.pass();
    sitting.finish();
    await the.pass();
    expect(the.sent.map((unsent) => unsent.value)).toEqual([{ format: "number", value: 40 }]);
    expect(the.calls.finish).toBe(1);
    expect(sitting.state().end).toEqual({ finishedAt: 150_000 });
  });

  test("with something unsaved it is not sent, and says so", async () => {
    the.says.save = () => ({ is: "failed" });
    sitting.answer(3, given("a"));
    sitting.finish();
    await the.pass();
    expect(sitting.state().finishing).toBe("unsaved");
    expect(the.calls.finish).toBe(0);
    the.says.save = () => ({ is: "saved", timing: TIMING });
    sitting.finish();
    await the.pass();
    expect(the.calls.finish).toBe(1);
  });

  test("without an answer of the server's it is not taken for done", async () => {
    the.says.finish = () => ({ is: "failed" });
    sitting.finish();
    await the.pass();
    expect(sitting.state()).toMatchObject({ finishing: "unreachable", end: null });
  });
});

test("the end told by a save closes the sheet and keeps what did not arrive", async () => {
  the.says.save = () => ({ is: "finished", finishedAt: 200_000 });
  sitting.answer(1, given("a"));
  await the.pass();
  sitting.answer(1, given("b"));
  expect(sitting.state().end).toEqual({ finishedAt: 200_000 });
  expect(sitting.state().sheet[0]?.response).toEqual(given("a"));
  expect(the.kept.size).toBe(1);
});

describe("the clock is asked for", () => {
  test("after a silence, so that extra time shows within a minute", async () => {
    const before = the.calls.clock;
    await the.pass(SILENCE - 1);
    sitting.tick();
    expect(the.calls.clock).toBe(before);
    await the.pass(1);
    sitting.tick();
    sitting.tick();
    expect(the.calls.clock).toBe(before + 1);
  });

  test("when the computer slept or its clock was set", async () => {
    const before = the.calls.clock;
    the.nap(300_000);
    sitting.tick();
    await the.pass();
    sitting.tick();
    expect(the.calls.clock).toBe(before + 1);
  });

  test("when the time is up: the server says whether it is, and nothing is finished from here", async () => {
    await the.pass(100_000);
    the.says.clock = () => ({ is: "clock", timing: { serverNow: 200_000, deadline: 1_100_000 }, finishedAt: null });
    sitting.tick();
    await the.pass();
    expect(sitting.state().clock?.deadline).toBe(1_100_000);
    expect(sitting.state().end).toBeNull();
    expect(the.calls.finish).toBe(0);
  });
});
