import { describe, expect, it } from "vitest";
import type { Outcome, Ruling } from "../rules/ruling";
import { isArguable } from "./arguable";
import type { Call } from "./item";

const AT = { x: 0, y: 60 };

function ruled(outcomes: readonly Outcome[], chooser: Ruling["chooser"] = null): Ruling {
  return { outcomes, chooser, certainty: "text", basis: ["36.5.o"], readings: [], exam: "score" };
}
const outcome = (one: Outcome): Call => ({ is: "outcome", outcome: one });
const freeHit = outcome({ do: "penalty", penalty: "5a", to: "opposing", at: AT });
const penalty4 = outcome({ do: "penalty", penalty: "4", to: "hitting", at: AT });
const penalty1 = outcome({ do: "penalty", penalty: "1", to: "hitting" });
const again = outcome({ do: "retake", penalty: "4", at: AT });
const goal = outcome({ do: "goal" });
const playOn = outcome({ do: "play-on" });
const foulToHitting = outcome({ do: "foul", to: "hitting" });

describe("a penalty that the umpire chooses (36.5.o, 36.4.2.g, 36.3.c)", () => {
  const open = ruled([{ do: "foul", to: "opposing" }]);

  it("may be any that is named for the same team", () => {
    expect(isArguable(freeHit, open)).toBe(true);
    expect(isArguable({ is: "wrong-call", id: "free-hit-from-foul", to: "opposing" }, open)).toBe(true);
  });

  it("is nothing for the other team, no hit taken again, no play going on", () => {
    for (const call of [penalty4, again, playOn, foulToHitting]) expect(isArguable(call, open)).toBe(false);
    expect(isArguable({ is: "wrong-call", id: "throw-in" }, open)).toBe(false);
  });

  it("may be the same hit again where the hitting team gains, but no Penalty 1, which has conditions (37.1.a)", () => {
    const forHitting = ruled([{ do: "foul", to: "hitting" }]);
    expect(isArguable(again, forHitting)).toBe(true);
    expect(isArguable(penalty4, forHitting)).toBe(true);
    expect(isArguable(penalty1, forHitting)).toBe(false);
  });
});

describe("a choice between named calls (36.5.c)", () => {
  const two: readonly Outcome[] = [
    { do: "retake", penalty: "2", at: AT },
    { do: "penalty", penalty: "1", to: "hitting" },
  ];

  it("is a penalty that the umpire chooses", () => {
    expect(isArguable(foulToHitting, ruled(two, "umpire"))).toBe(true);
    expect(isArguable(outcome({ do: "foul", to: "opposing" }), ruled(two, "umpire"))).toBe(false);
  });

  it("is none where nobody chooses: the rules name the penalty", () => {
    expect(isArguable(foulToHitting, ruled([{ do: "penalty", penalty: "3", to: "hitting", at: AT }]))).toBe(false);
  });
});

describe("a goal", () => {
  it("and a Penalty 1 for the hitting team are one goal", () => {
    expect(isArguable(penalty1, ruled([{ do: "goal" }]))).toBe(true);
    expect(isArguable(goal, ruled([{ do: "penalty", penalty: "1", to: "hitting" }]))).toBe(true);
    expect(isArguable(penalty4, ruled([{ do: "goal" }]))).toBe(false);
  });
});
