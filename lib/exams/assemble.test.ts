import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assembleForm, type Form, type FormInput } from "./assemble";
import { type Blueprint, balancedBlueprint } from "./blueprint";
import { classNameOf } from "./scored-bank";
import { toyBank } from "./toy-bank";

const bank = toyBank();
const blueprint = balancedBlueprint(50, bank) as Blueprint;
const input: FormInput = { seed: 1, blueprint, bank, edition: "2026", engineVersion: 1, bankVersion: 1, leftOut: [] };

function form(change: Partial<FormInput>): Form {
  const made = assembleForm({ ...input, ...change });
  if (!made.ok) throw new Error(`${made.line}: ${made.available} of ${made.wanted}`);
  return made.value;
}
const keysOf = (made: Form) => made.slots.map((slot) => slot.decidingKey);
const countOf = <T>(list: readonly T[], wanted: T) => list.filter((each) => each === wanted).length;
const known = new Set(bank.filter((entry) => entry.scored).map((entry) => `${entry.family}:${entry.seed}`));

// Field report B55.
test("10,000 seeds: 50 scored questions, no deciding key twice, every line of the blueprint met", () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const made = form({ seed });
    if (new Set(keysOf(made)).size !== 50) throw new Error(`a key twice, seed ${seed}`);
    if (!made.slots.every((slot) => known.has(`${slot.family}:${slot.seed}`))) throw new Error(`not scored, ${seed}`);
    for (const { topic, count } of blueprint.topics) {
      if (
        countOf(
          made.slots.map((slot) => slot.topic),
          topic,
        ) !== count
      )
        throw new Error(`${topic}, seed ${seed}`);
    }
    for (const line of blueprint.classes) {
      if (countOf(made.slots.map(classNameOf), classNameOf(line)) !== line.count) {
        throw new Error(`${classNameOf(line)}, seed ${seed}`);
      }
    }
  }
}, 60_000);

test("the same inputs give the same form, in whatever order the bank is listed", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(form({ seed, bank: [...bank].reverse() })).toEqual(form({ seed }));
    }),
    { numRuns: 50 },
  );
});

test("another seed gives another form", () => {
  expect(keysOf(form({ seed: 2 })).sort()).not.toEqual(keysOf(form({ seed: 1 })).sort());
});

test("families keep to their limit, but for one question in a few forms of a hundred", () => {
  let beyond = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const made = form({ seed });
    for (const { family, max } of blueprint.families) {
      const asked = countOf(
        made.slots.map((slot) => slot.family),
        family,
      );
      expect(asked).toBeLessThanOrEqual(max + 1);
      if (asked > max) beyond += 1;
    }
  }
  expect(beyond).toBeLessThan(25);
});

test("no deciding key stands in more than twice the share of an even draw over its topic", () => {
  const drawn = new Map<string, number>();
  const forms = 2000;
  for (let seed = 0; seed < forms; seed += 1) {
    for (const key of keysOf(form({ seed }))) drawn.set(key, (drawn.get(key) ?? 0) + 1);
  }
  const groups = new Map<string, Set<string>>();
  for (const entry of bank) {
    if (entry.scored) groups.set(entry.topic, (groups.get(entry.topic) ?? new Set()).add(entry.decidingKey));
  }
  for (const { topic, count } of blueprint.topics) {
    const even = (forms * count) / (groups.get(topic)?.size ?? 1);
    for (const key of groups.get(topic) ?? []) {
      expect(drawn.get(key) ?? 0, key).toBeGreaterThan(0);
      expect(drawn.get(key) ?? 0, key).toBeLessThan(2 * even);
    }
  }
});

describe("a retake", () => {
  test("shares no key with the earlier forms while the bank allows", () => {
    const first = form({ seed: 11 });
    const second = form({ seed: 12, leftOut: keysOf(first) });
    expect(second.relaxed.repeated).toEqual([]);
    expect(keysOf(second).filter((key) => keysOf(first).includes(key))).toEqual([]);
    const third = form({ seed: 13, leftOut: [...keysOf(first), ...keysOf(second)] });
    expect(third.relaxed.repeated).toEqual([]);
  });

  test("lets go formats, then topics, before it repeats anything", () => {
    // 36.6 has two keys, and both were asked: another topic fills in, and the form says so.
    const made = form({ seed: 5, leftOut: ["36.6#0", "36.6#1"] });
    expect(made.relaxed.repeated).toEqual([]);
    expect(made.relaxed.topics).toBe(true);
    expect(made.slots.filter((slot) => slot.topic === "36.6")).toEqual([]);
  });

  test("repeats as few as can be, the oldest first, when there are not enough fresh ones", () => {
    const all = [...new Set(bank.filter((entry) => entry.scored).map((entry) => entry.decidingKey))];
    const leftOut = all.slice(0, all.length - 30);
    const made = form({ seed: 6, leftOut });
    expect(new Set(keysOf(made)).size).toBe(50);
    expect(made.relaxed.repeated).toEqual(leftOut.slice(0, 20).sort());
  });

  test("of everything still has a form", () => {
    const all = [...new Set(bank.filter((entry) => entry.scored).map((entry) => entry.decidingKey))];
    expect(form({ leftOut: all }).relaxed.repeated).toHaveLength(50);
  });
});

test("a bank that is too small is refused with the line named, never filled by repeating", () => {
  const small = toyBank([{ topic: "36.T", keys: 12, clauses: 4 }]);
  expect(assembleForm({ ...input, bank: small })).toMatchObject({ ok: false, line: "topics.36.1", available: 0 });
  const odd: Blueprint = {
    questions: 12,
    topics: [{ topic: "36.T", count: 12 }],
    classes: [{ format: "choose-one", difficulty: "easy", count: 12 }],
    families: [],
  };
  expect(assembleForm({ ...input, bank: small, blueprint: odd })).toMatchObject({
    ok: false,
    line: "classes.choose-one/easy",
  });
});

test("lines that the solver can only meet together are met together", () => {
  // Key A is the only number, key B can be both: topic 1 must leave the choose-one question to C.
  const entry = (topic: string, decidingKey: string, format: "choose-one" | "number", seed: number) => ({
    family: "f",
    seed,
    format,
    topic,
    clauses: [topic],
    difficulty: "easy" as const,
    decidingKey,
    scored: true,
  });
  const knot = [entry("1", "A", "number", 1), entry("2", "B", "number", 2), entry("2", "B", "choose-one", 3)];
  const lines: Blueprint = {
    questions: 2,
    topics: [
      { topic: "1", count: 1 },
      { topic: "2", count: 1 },
    ],
    classes: [
      { format: "number", difficulty: "easy", count: 1 },
      { format: "choose-one", difficulty: "easy", count: 1 },
    ],
    families: [],
  };
  for (let seed = 0; seed < 20; seed += 1) {
    const made = form({ seed, bank: knot, blueprint: lines });
    expect(made.slots.find((slot) => slot.decidingKey === "B")?.format).toBe("choose-one");
  }
});
