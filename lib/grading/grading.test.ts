import { describe, expect, test } from "vitest";
import { markFor } from "../exams/policy";
import { DEFAULT_POLICY } from "../exams/policy.testing";
import type { Key, Response } from "../items/item";
import { type Grade, grade } from "./grade";
import { type GradedSlot, score } from "./score";

const one: Key = { format: "choose-one", options: ["b"] };
const set: Key = { format: "choose-all", options: ["a", "c"] };
const number: Key = { format: "number", value: 6.5 };

describe("grade", () => {
  test.each<[Key, Response | null, Grade]>([
    [one, { format: "choose-one", option: "b" }, "right"],
    [one, { format: "choose-one", option: "a" }, "wrong"],
    [one, null, "unanswered"],
    [set, { format: "choose-all", options: ["c", "a"] }, "right"],
    [set, { format: "choose-all", options: ["a"] }, "wrong"],
    [set, { format: "choose-all", options: ["a", "b", "c"] }, "wrong"],
    [set, { format: "choose-all", options: ["a", "a"] }, "wrong"],
    [set, { format: "choose-all", options: [] }, "unanswered"],
    [number, { format: "number", value: 6.5 }, "right"],
    [number, { format: "number", value: 6.49 }, "wrong"],
    [{ format: "number", value: 0 }, { format: "number", value: -0 }, "right"],
    [number, { format: "choose-one", option: "6.5" }, "wrong"],
    [one, { format: "choose-all", options: ["b"] }, "wrong"],
  ])("key %j, answer %j: %s", (key, response, expected) => {
    expect(grade(key, response)).toBe(expected);
  });
});

const slots = (right: number, wrong: number, unanswered: number): GradedSlot[] =>
  [...Array(right).fill("right"), ...Array(wrong).fill("wrong"), ...Array(unanswered).fill("unanswered")].map(
    (each: Grade, index) => ({ slot: index + 1, topic: index % 2 === 0 ? "36.T" : "37.3", grade: each }),
  );

describe("score", () => {
  test.each([
    [48, 2, 0, true],
    [47, 3, 0, false],
    [47, 0, 3, false],
    [50, 0, 0, true],
    [0, 0, 50, false],
  ])("%i right, %i wrong, %i blank of 50: passed %s", (right, wrong, unanswered, passed) => {
    expect(score(slots(right, wrong, unanswered), DEFAULT_POLICY)).toMatchObject({
      right,
      questions: 50,
      mark: 48,
      passed,
    });
  });

  // Field report B43: 53 of 56 is not passed, 54 are needed.
  test("53 of 56 at 95 %", () => {
    const ratio = { right: 95, of: 100 };
    const policy = { questions: 56, passMark: { count: markFor(ratio, 56), ratio } };
    expect(score(slots(53, 3, 0), policy)).toMatchObject({ right: 53, questions: 56, mark: 54, passed: false });
  });

  // Field report B47: blanks and wrong answers weigh the same; the maximum is the form's.
  test("leaving ten blank is the same as ten wrong", () => {
    const blank = score(slots(40, 0, 10), DEFAULT_POLICY);
    const wrong = score(slots(40, 10, 0), DEFAULT_POLICY);
    expect([blank.right, blank.questions, blank.mark]).toEqual([wrong.right, wrong.questions, wrong.mark]);
  });

  test("a question left out moves the mark to the smallest count that keeps the ratio", () => {
    expect(score(slots(47, 2, 0), DEFAULT_POLICY)).toMatchObject({ questions: 49, mark: 47, passed: true });
  });

  test("topics add up to the whole", () => {
    const { byTopic } = score(slots(30, 15, 5), DEFAULT_POLICY);
    expect(byTopic.map((line) => [line.topic, line.questions])).toEqual([
      ["36.T", 25],
      ["37.3", 25],
    ]);
    expect(byTopic.reduce((sum, line) => sum + line.right, 0)).toBe(30);
  });

  test("nobody passes an empty form", () => {
    expect(score([], DEFAULT_POLICY)).toMatchObject({ questions: 0, mark: 0, passed: false });
  });
});
