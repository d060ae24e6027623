import fc from "fast-check";
import { expect, test } from "vitest";
import { NEW_ATTEMPT, replay } from "./attempt";
import { type AttemptRecord, compareRevisions, type SittingTerms } from "./events";
import { sameResponse, step } from "./step";

const terms: SittingTerms = { questions: 4, minutes: 90, graceSeconds: 0, order: "free", windowClosesAt: null };
const started: AttemptRecord = { kind: "started", terms, at: 0 };

const revision = fc.record({ counter: fc.integer({ min: 1, max: 6 }), device: fc.constantFrom("a", "b", "c") });
const save = fc
  .record({ slot: fc.integer({ min: 1, max: 4 }), revision, at: fc.integer({ min: 1, max: 80 * 60_000 }) })
  .map(({ slot, revision: own, at }): AttemptRecord => {
    // A device never gives one revision twice with different answers, so the answer follows from the revision.
    const option = `${own.counter}${own.device}`;
    return { kind: "answered", slot, response: { format: "choose-one", option }, revision: own, locale: "en", at };
  });
const saves = fc.array(save, { maxLength: 30 });

const answersOf = (records: readonly AttemptRecord[]) => {
  const attempt = replay([started, ...records]);
  if (attempt.status === "new") return {};
  return Object.fromEntries(
    [...attempt.answers].map(([slot, { response, revision: own }]) => [slot, { response, own }]),
  );
};

test("whatever order the network delivers, the greatest revision stands", () => {
  fc.assert(
    fc.property(
      saves.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([one, two]) => {
        expect(answersOf(two)).toEqual(answersOf(one));
        const answers = answersOf(one);
        for (const record of one) {
          if (record.kind !== "answered") continue;
          expect(
            compareRevisions(answers[record.slot]?.own ?? { counter: 0, device: "" }, record.revision),
          ).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test("what step accepts is what replay makes of it, repeats change nothing, time does not run back", () => {
  fc.assert(
    fc.property(saves, (list) => {
      let attempt = replay([started]);
      const records: AttemptRecord[] = [started];
      for (const { at, ...event } of [...list, ...list]) {
        if (event.kind === "expired") continue;
        const done = step(attempt, event, at);
        if (!done.ok) expect(done.code).toBe("stale-revision");
        else {
          attempt = done.attempt;
          if (done.record !== null) records.push(done.record);
        }
      }
      expect(attempt).toEqual(replay(records));
      expect(records.map((record) => record.at)).toEqual(records.map((record) => record.at).sort((a, b) => a - b));
      expect(answersOf(records.slice(1))).toEqual(answersOf(list));
    }),
  );
});

test("nothing after the end counts", () => {
  fc.assert(
    fc.property(saves, saves, fc.constantFrom("submitted" as const, "expired" as const), (before, after, kind) => {
      const end: AttemptRecord = { kind, at: 81 * 60_000 };
      expect(replay([started, ...before, end, ...after, started])).toEqual(replay([started, ...before, end]));
    }),
  );
});

test("one revision with another answer is stale and told what stands", () => {
  const first = { kind: "answered", slot: 1, revision: { counter: 1, device: "a" }, locale: "en" } as const;
  const done = step(replay([started]), { ...first, response: { format: "number", value: 40 } }, 5);
  if (!done.ok) throw new Error(done.code);
  expect(step(done.attempt, { ...first, response: { format: "number", value: 60 } }, 6)).toEqual({
    ok: false,
    code: "stale-revision",
    stands: { response: { format: "number", value: 40 }, revision: { counter: 1, device: "a" } },
  });
  expect(step(NEW_ATTEMPT, { kind: "submitted" }, 5)).toEqual({ ok: false, code: "not-started" });
});

test("flags go by revision too", () => {
  const raise = (counter: number, flagged: boolean) =>
    ({ kind: "flagged", slot: 2, flagged, revision: { counter, device: "a" } }) as const;
  const up = step(replay([started]), raise(2, true), 5);
  if (!up.ok) throw new Error(up.code);
  expect(step(up.attempt, raise(2, true), 6)).toMatchObject({ ok: true, record: null });
  expect(step(up.attempt, raise(1, false), 6)).toMatchObject({ code: "stale-flag", stands: { flagged: true } });
});

test.each([
  [null, null, true],
  [null, { format: "number", value: 1 }, false],
  [{ format: "choose-all", options: ["a", "b"] }, { format: "choose-all", options: ["b", "a"] }, true],
  [{ format: "choose-all", options: ["a"] }, { format: "choose-all", options: ["a", "b"] }, false],
  [{ format: "choose-one", option: "a" }, { format: "choose-all", options: ["a"] }, false],
] as const)("%j and %j say the same: %s", (one, two, same) => {
  expect(sameResponse(one, two)).toBe(same);
});
