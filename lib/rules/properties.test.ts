/** Laws that hold for every situation, whatever the rules say of it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mirrored, type XY } from "../field/point";
import { point, situationInput } from "./arbitrary";
import { CLAUSE_IDS } from "./clauses";
import { edition2026 as edition } from "./editions/2026";
import { judge } from "./judge";
import { parseSituation, parseSituationText } from "./parse-situation";
import { CERTAINTIES, CHOOSERS, ERROR_CODES, EXAM_USES, type Outcome, PENALTIES, type Ruling } from "./ruling";
import { EXECUTIONS, type Situation, TEAMS } from "./situation";
import { toInput } from "./to-input";

const RUNS = { numRuns: 5000 };

const situation: fc.Arbitrary<Situation> = situationInput
  .map((input) => parseSituation(input, edition))
  .filter((parsed) => parsed.ok)
  .map((parsed) => (parsed as { value: Situation }).value);

/** Mirrors every point and every x, by walking the value. */
function mirror(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mirror);
  if (typeof value !== "object" || value === null) return value;
  if ("x" in value && "y" in value) return mirrored(value as XY);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "crossedAt" && typeof inner === "number" ? (inner === 0 ? 0 : -inner) : mirror(inner),
    ]),
  );
}

/** What the contract allows an outcome to be. */
function isOfTheContract(outcome: Outcome): boolean {
  const keys = Object.keys(outcome).sort().join();
  const place =
    "at" in outcome && outcome.at !== undefined ? [outcome.at.x, outcome.at.y].every(Number.isFinite) : true;
  if (!place) return false;
  switch (outcome.do) {
    case "play-on":
    case "goal":
      return keys === "do";
    case "retake":
      return keys === "at,do,penalty" && EXECUTIONS.includes(outcome.penalty);
    case "foul":
      return keys === "do,to" && TEAMS.includes(outcome.to);
    case "penalty": {
      if (!PENALTIES.includes(outcome.penalty)) return false;
      if (outcome.penalty === "9" || outcome.penalty === "10") return keys === "do,penalty";
      const placeless = ["1", "7", "8"].includes(outcome.penalty);
      return keys === (placeless ? "do,penalty,to" : "at,do,penalty,to");
    }
  }
}

function fiveAs(ruling: Ruling): XY[] {
  return ruling.outcomes.flatMap((o) => (o.do === "penalty" && o.penalty === "5a" && o.at !== undefined ? [o.at] : []));
}

describe("laws of the engine", () => {
  it("most of the random situations are valid, of every kind", () => {
    const seen = new Set<string>();
    let valid = 0;
    const inputs = fc.sample(situationInput, { numRuns: 3000, seed: 36 });
    for (const input of inputs) {
      const parsed = parseSituation(input, edition);
      if (!parsed.ok) continue;
      valid++;
      seen.add(parsed.value.kind);
    }
    expect(seen.size).toBe(12);
    expect(valid / inputs.length).toBeGreaterThan(0.7);
  });

  it("mirrored in x the ruling is mirrored", () => {
    fc.assert(
      fc.property(situation, (s) => {
        expect(judge(mirror(s) as Situation, edition)).toEqual(mirror(judge(s, edition)));
      }),
      RUNS,
    );
  });

  it("no outcome, chooser, certainty or exam word outside the contract; at least one clause, and each exists", () => {
    fc.assert(
      fc.property(situation, (s) => {
        const ruling = judge(s, edition);
        expect(ruling.outcomes.filter((outcome) => !isOfTheContract(outcome))).toEqual([]);
        expect([...CHOOSERS, null]).toContain(ruling.chooser);
        expect(CERTAINTIES).toContain(ruling.certainty);
        expect(EXAM_USES).toContain(ruling.exam);
        expect(ruling.basis.length).toBeGreaterThan(0);
        expect(ruling.basis.filter((id) => !CLAUSE_IDS.has(id))).toEqual([]);
        expect(new Set(ruling.basis).size).toBe(ruling.basis.length);
        expect(ruling.readings.filter((id) => !/^D3[67]-\d\d$/.test(id))).toEqual([]);
      }),
      RUNS,
    );
  });

  it("outcomes exclude each other: none stands twice", () => {
    fc.assert(
      fc.property(situation, (s) => {
        const texts = judge(s, edition).outcomes.map((outcome) => JSON.stringify(outcome));
        // A Penalty 2 not chosen yet shows both spots even where they coincide (contract, set-up).
        if (s.kind === "set-up" && s.penalty === "2" && s.hitFrom === null) return;
        expect(new Set(texts).size).toBe(texts.length);
      }),
      RUNS,
    );
  });

  it("a 5a that a ruling places from a point on the field lies on the field, 5 yards from both sides", () => {
    const starts = (s: Situation): XY[] => {
      if (s.kind === "execution") return s.stoppedAt === null ? [s.ball] : [s.ball, s.stoppedAt];
      return s.kind === "set-up" && s.ballAt !== null ? [s.ballAt] : [];
    };
    fc.assert(
      fc.property(situation, (s) => {
        if (!("field" in s)) return;
        const { width, length } = s.field;
        const onField = (at: XY): boolean => Math.abs(at.x) <= width / 2 && at.y >= 0 && at.y <= length;
        if (!starts(s).every(onField)) return;
        // D36-11: a 5a that was wrongly placed to begin with may also be hit from where it lay.
        const asPlaced = s.kind === "execution" && s.penalty === "5a" ? JSON.stringify(s.ball) : "";
        for (const at of fiveAs(judge(s, edition))) {
          if (JSON.stringify(at) === asPlaced) continue;
          expect(onField(at)).toBe(true);
          expect(Math.abs(at.x)).toBeLessThanOrEqual(width / 2 - 5);
        }
      }),
      RUNS,
    );
  });

  it("what may not be examined is never called certain, but for the one case of D37-06", () => {
    fc.assert(
      fc.property(situation, (s) => {
        const ruling = judge(s, edition);
        if (ruling.exam !== "leave-out" || ruling.readings.includes("D37-06")) return;
        expect(ruling.certainty).not.toBe("text");
      }),
      RUNS,
    );
  });

  it("there and back: a situation survives being written as contract JSON", () => {
    fc.assert(
      fc.property(situation, (s) => {
        expect(parseSituation(JSON.parse(JSON.stringify(toInput(s, edition))), edition)).toEqual({
          ok: true,
          value: s,
        });
      }),
      RUNS,
    );
  });

  it("any JSON value ends in a situation or in a typed error, never in a throw", () => {
    const spoiled = fc
      .tuple(situationInput, fc.string(), fc.oneof(fc.jsonValue(), point, fc.double()))
      .map(([input, name, value]) => ({ ...input, [name]: value, ...(name.length % 2 ? { penalty: value } : {}) }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), spoiled, situationInput), (input) => {
        const parsed = parseSituation(input, edition);
        if (parsed.ok) {
          expect(judge(parsed.value, edition).basis.length).toBeGreaterThan(0);
          return;
        }
        expect(ERROR_CODES).toContain(parsed.error.code);
        expect(parsed.error.message).not.toBe("");
      }),
      RUNS,
    );
  });

  it("any text ends in a situation or in a typed error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseSituationText(text, edition);
        if (!parsed.ok) expect(ERROR_CODES).toContain(parsed.error.code);
      }),
      RUNS,
    );
  });
});
