import { expect, test } from "vitest";
import { type Attempt, NEW_ATTEMPT, replay } from "./attempt";
import type { AttemptEvent, AttemptRecord, SittingTerms } from "./events";
import { settle, step } from "./step";

const MINUTE = 60_000;
const nine = Date.UTC(2026, 10, 30, 9, 0);
const terms: SittingTerms = { questions: 3, minutes: 90, graceSeconds: 0, order: "free", windowClosesAt: null };

/** A sitting at which every act is told with its minute. */
function sitting(own: SittingTerms = terms) {
  let attempt: Attempt = NEW_ATTEMPT;
  const records: AttemptRecord[] = [];
  const act = (minute: number, event: Exclude<AttemptEvent, { kind: "expired" }>) => {
    const done = step(attempt, event, nine + minute * MINUTE);
    if (done.ok) {
      attempt = done.attempt;
      if (done.record !== null) records.push(done.record);
      return done.record === null ? "nothing new" : "stored";
    }
    return done.code;
  };
  const look = (minute: number) => {
    const seen = settle(attempt, nine + minute * MINUTE);
    attempt = seen.attempt;
    if (seen.record !== null) records.push(seen.record);
    return attempt;
  };
  const start = () => act(0, { kind: "started", terms: own });
  const choose = (minute: number, slot: number, option: string, counter: number, device = "phone") =>
    act(minute, {
      kind: "answered",
      slot,
      response: { format: "choose-one", option },
      revision: { counter, device },
      locale: "en",
    });
  const chosen = (slot: number) => {
    if (attempt.status === "new") return null;
    const response = attempt.answers.get(slot)?.response;
    return response?.format === "choose-one" ? response.option : null;
  };
  return { act, look, start, choose, chosen, records };
}

test("a candidate sits an exam on two devices, comes back, and submits", () => {
  const day = sitting();
  expect(day.choose(0, 1, "a", 1)).toBe("not-started");
  expect(day.start()).toBe("stored");
  expect(day.start()).toBe("already-started");
  expect(day.look(1)).toMatchObject({ status: "running", deadline: nine + 90 * MINUTE });

  expect(day.choose(2, 1, "a", 1)).toBe("stored");
  expect(day.choose(3, 1, "b", 2)).toBe("stored");
  // The reply to the second save was lost, so the phone sends it again.
  expect(day.choose(4, 1, "b", 2)).toBe("nothing new");
  // The laptop had seen nothing yet; its first revision comes too late.
  expect(day.choose(5, 1, "c", 1, "laptop")).toBe("stale-revision");
  expect(day.chosen(1)).toBe("b");
  // Equal counters: the greater device id wins, whichever came first.
  expect(day.choose(6, 2, "d", 1, "laptop")).toBe("stored");
  expect(day.choose(7, 2, "a", 1, "phone")).toBe("stored");
  expect(day.choose(8, 2, "d", 1, "laptop")).toBe("stale-revision");
  expect(day.chosen(2)).toBe("a");

  expect(day.act(9, { kind: "flagged", slot: 3, flagged: true, revision: { counter: 1, device: "phone" } })).toBe(
    "stored",
  );
  expect(day.choose(9, 4, "a", 1)).toBe("no-such-slot");
  expect(day.choose(9, 0, "a", 1)).toBe("no-such-slot");

  // An answer can be taken back.
  const nothing = {
    kind: "answered",
    slot: 1,
    response: null,
    revision: { counter: 3, device: "phone" },
    locale: "es",
  } as const;
  expect(day.act(10, nothing)).toBe("stored");
  expect(day.chosen(1)).toBeNull();

  expect(day.act(11, { kind: "submitted" })).toBe("stored");
  expect(day.act(12, { kind: "submitted" })).toBe("nothing new");
  expect(day.choose(13, 1, "c", 9)).toBe("already-finished");
  const end = day.look(500);
  expect(end).toMatchObject({ status: "finished", endedBy: "submitted", finishedAt: nine + 11 * MINUTE });
  expect(replay(day.records)).toEqual(end);
  expect(day.records.map((record) => record.kind)).toEqual([
    "started",
    "answered",
    "answered",
    "answered",
    "answered",
    "flagged",
    "answered",
    "submitted",
  ]);
});

test("time runs out while nobody looks: the end is the deadline, and what came before it counts", () => {
  const day = sitting();
  day.start();
  expect(day.choose(89.999, 1, "a", 1)).toBe("stored");
  expect(day.choose(90, 1, "b", 2)).toBe("already-finished");
  expect(day.act(90, { kind: "submitted" })).toBe("already-finished");
  expect(day.look(89.9999).status).toBe("running");
  const end = day.look(24 * 60);
  expect(end).toMatchObject({ status: "finished", endedBy: "expired", finishedAt: nine + 90 * MINUTE });
  expect(day.chosen(1)).toBe("a");
  expect(day.act(24 * 60, { kind: "submitted" })).toBe("nothing new");
  expect(replay(day.records)).toEqual(end);
});

// Field report B29: a 60-minute exam begun 29 minutes before the window closes.
test("the window closes before the time is over", () => {
  const day = sitting({ ...terms, minutes: 60, windowClosesAt: nine + 29 * MINUTE });
  day.start();
  expect(day.choose(28, 1, "a", 1)).toBe("stored");
  expect(day.choose(29, 2, "a", 1)).toBe("already-finished");
  expect(day.look(29)).toMatchObject({ endedBy: "expired", finishedAt: nine + 29 * MINUTE });
});

test("a clock that is set back changes nothing", () => {
  const day = sitting();
  day.start();
  day.choose(30, 1, "a", 1);
  expect(day.choose(-120, 1, "b", 2)).toBe("stored");
  expect(day.records.at(-1)?.at).toBe(nine + 30 * MINUTE);
});

test("a grace keeps the attempt open for what is under way, and takes no new answer", () => {
  const day = sitting({ ...terms, graceSeconds: 60 });
  day.start();
  expect(day.choose(90.5, 1, "a", 1)).toBe("already-finished");
  expect(day.look(90.5).status).toBe("running");
  expect(day.look(91)).toMatchObject({ status: "finished", finishedAt: nine + 90 * MINUTE });
});

// Field report B39.
test("forward only: a question that was left stays closed", () => {
  const day = sitting({ ...terms, order: "forward" });
  day.start();
  expect(day.choose(1, 1, "a", 1)).toBe("stored");
  expect(day.choose(2, 1, "b", 2)).toBe("stored");
  expect(day.choose(3, 2, "a", 1)).toBe("stored");
  expect(day.choose(4, 1, "c", 3)).toBe("slot-closed");
  expect(day.chosen(1)).toBe("b");
});
