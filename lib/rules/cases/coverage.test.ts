import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLAUSES } from "../clauses";
import { KINDS } from "../situation";
import { BAD_INPUTS, CASES } from ".";

/** The written decisions: 36-01 to -08, 10 to 24, 30 to 35, 40 to 42, 50 to 56, 60; 37-01 to 40. */
const range = (rule: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `D${rule}-${String(from + i).padStart(2, "0")}`);
const DECISIONS = [
  ...range("36", 1, 8),
  ...range("36", 10, 24),
  ...range("36", 30, 35),
  ...range("36", 40, 42),
  ...range("36", 50, 56),
  ...range("36", 60, 60),
  ...range("37", 1, 40),
];
/** Decisions that say how to cite or what is not compared, or whose case is an input refused. */
const WITHOUT_A_RULING = new Set(["D36-56", "D37-12", "D37-29", "D37-31"]);

describe("coverage", () => {
  it("has a case for every clause that a ruling can rest on", () => {
    const cited = new Set(CASES.flatMap((ruleCase) => ruleCase.clauses));
    const wanting = CLAUSES.filter((clause) => !clause.section && !clause.noRuling && !cited.has(clause.id));
    expect(wanting.map((clause) => clause.id)).toEqual([]);
  });

  it("has a case for every decision", () => {
    const told = CASES.map((c) => `${c.id} ${c.why} ${c.doubt ?? ""} ${(c.decisions ?? []).join(" ")}`)
      .concat(BAD_INPUTS.map((c) => `${c.id} ${c.why}`))
      .join("\n");
    expect(DECISIONS.filter((id) => !WITHOUT_A_RULING.has(id) && !told.includes(id))).toEqual([]);
  });

  it("has valid and bad cases for every kind, and enough of both", () => {
    const kinds = new Set(CASES.map((ruleCase) => ruleCase.situation.kind));
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(CASES.length).toBeGreaterThanOrEqual(250);
    expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(80);
  });

  it("joins every file of the table", () => {
    const parts = readdirSync(import.meta.dirname).filter((name) => !/test|^(case|compare|index)\.ts$/.test(name));
    const index = readFileSync(`${import.meta.dirname}/index.ts`, "utf8");
    expect(parts.filter((name) => !index.includes(`"./${name.replace(".ts", "")}"`))).toEqual([]);
  });
});
