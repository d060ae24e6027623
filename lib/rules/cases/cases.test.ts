import { describe, expect, it } from "vitest";
import { CLAUSE_IDS } from "../clauses";
import { edition2026 } from "../editions/2026";
import { judge } from "../judge";
import { parseSituation } from "../parse-situation";
import { BAD_INPUTS, CASES, type RuleCase } from ".";
import { differences } from "./compare";

const repeated = (ids: readonly string[]): readonly string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

describe("the table itself", () => {
  it("names every case once and cites only clauses that exist", () => {
    expect(repeated(CASES.map((ruleCase) => ruleCase.id))).toEqual([]);
    expect(repeated(BAD_INPUTS.map((badInput) => badInput.id))).toEqual([]);
    expect(CASES.flatMap((ruleCase) => ruleCase.clauses).filter((id) => !CLAUSE_IDS.has(id))).toEqual([]);
  });
});

function difference(ruleCase: RuleCase): string {
  const parsed = parseSituation(ruleCase.situation, edition2026);
  if (!parsed.ok) return `refused: ${parsed.error.code} at "${parsed.error.path}": ${parsed.error.message}`;
  return differences(judge(parsed.value, edition2026), ruleCase).join("; ");
}

describe("rulings", () => {
  it.each(CASES.map((ruleCase) => [ruleCase.id, ruleCase] as const))("%s", (_id, ruleCase) => {
    expect(difference(ruleCase)).toBe("");
  });
});

describe("bad input", () => {
  it.each(BAD_INPUTS.map((badInput) => [badInput.id, badInput] as const))("%s", (_id, { input, code, path }) => {
    const parsed = parseSituation(input, edition2026);
    if (parsed.ok) throw new Error("taken, though it is no situation");
    expect([path].flat()).toContain(parsed.error.path);
    if (code) expect(parsed.error.code).toBe(code);
    expect(parsed.error.message).toMatch(/\w{3}/);
  });
});
