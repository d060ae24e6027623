import { describe, expect, it } from "vitest";
import type { Ruling } from "../ruling";
import { anyOf, at, foulTo, playOn, positions, type RuleCase, retake, score, spotHit } from "./case";
import { differences } from "./compare";

const ruling: Ruling = {
  outcomes: [spotHit(0, 30)],
  chooser: null,
  certainty: "text",
  basis: ["36.T.miss.2", "36.5.h"],
  readings: ["D36-10"],
  exam: "score",
  detail: { improper: ["a", "b"] },
};

const ruleCase = (
  expect: RuleCase["expect"],
  clauses = ["36.T.miss.2"],
  decisions: readonly string[] = [],
): RuleCase => ({
  id: "x",
  clauses,
  decisions,
  situation: positions({}),
  why: "",
  expect,
});

describe("differences", () => {
  it("finds none where the ruling is the case's", () => {
    expect(differences(ruling, ruleCase(score(spotHit(0, 30), "text", { detail: { improper: ["a", "b"] } })))).toEqual(
      [],
    );
    expect(differences(ruling, ruleCase(score(spotHit(0, 30)), ["36.T"], ["D36-10"]))).toEqual([]);
  });

  it.each([
    ["outcome", ruleCase(score(spotHit(0, 40)))],
    ["team", ruleCase(score(foulTo("opposing")))],
    ["one outcome more", ruleCase({ ...score(spotHit(0, 30)), outcomes: [spotHit(0, 30), playOn] })],
    ["the same outcome twice", ruleCase({ ...score(spotHit(0, 30)), outcomes: [spotHit(0, 30), spotHit(0, 30)] })],
    ["chooser", ruleCase(score(spotHit(0, 30), "text", { chooser: "umpire" }))],
    ["certainty", ruleCase(score(spotHit(0, 30), "interpretation"))],
    ["certainty that must not be text", ruleCase(score(spotHit(0, 30), "not-text"))],
    ["exam", ruleCase(anyOf([spotHit(0, 30)], "text"))],
    ["order of names", ruleCase(score(spotHit(0, 30), "text", { detail: { improper: ["b", "a"] } }))],
    ["detail that should be empty", ruleCase(score(spotHit(0, 30), "text", { detail: {} }))],
    ["clause", ruleCase(score(spotHit(0, 30)), ["36.1.i"])],
    ["decision", ruleCase(score(spotHit(0, 30)), [], ["D36-14"])],
  ])("tells a difference in %s", (_what, wanted) => {
    expect(differences(ruling, wanted)).toHaveLength(1);
  });

  it("lets the engine return some of what a decision allows, with the first among them, and nothing else", () => {
    const allowed = ruleCase({ ...score(spotHit(0, 30)), alsoAllowed: [playOn] });
    expect(differences(ruling, allowed)).toEqual([]);
    expect(differences({ ...ruling, outcomes: [playOn, spotHit(0, 30)] }, allowed)).toEqual([]);
    expect(differences({ ...ruling, outcomes: [playOn] }, allowed)).toHaveLength(1);
    expect(differences({ ...ruling, outcomes: [spotHit(0, 30), retake("2", at(0, 30))] }, allowed)).toHaveLength(1);
    expect(differences({ ...ruling, outcomes: [] }, allowed)).toHaveLength(1);
  });
});
