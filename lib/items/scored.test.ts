import { expect, it } from "vitest";
import type { ExamUse, Ruling } from "../rules/ruling";
import { mayBeScored } from "./scored";

const ruling = (exam: ExamUse, chooser: Ruling["chooser"] = null): Ruling => ({
  outcomes: [{ do: "play-on" }],
  chooser,
  certainty: "text",
  basis: ["36.1.c"],
  readings: [],
  exam,
});

/** exam, chooser, format, right calls → may be scored; product.md, "What makes a question good". */
it.each([
  ["score", null, "choose-one", 1, true],
  ["score", null, "choose-one", 2, false],
  ["score", null, "choose-all", 3, true],
  ["score", null, "number", 1, true],
  ["score", null, "choose-all", 0, false],
  ["any-of", "umpire", "choose-all", 2, true],
  ["any-of", "umpire", "choose-one", 2, false],
  ["any-of", null, "choose-all", 2, false],
  ["any-of", "hitting", "number", 1, false],
  ["leave-out", null, "choose-one", 1, false],
  ["leave-out", "umpire", "choose-all", 2, false],
] as const)("%s, chooser %s, %s with %i right: %s", (exam, chooser, format, right, expected) => {
  expect(mayBeScored(ruling(exam, chooser), format, right)).toBe(expected);
});
