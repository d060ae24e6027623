import { expect, test } from "vitest";
import { type AnsweredQuestion, masteryByClause, masteryByTopic } from "./mastery";

const answer = (clause: string, right: boolean, at: number): AnsweredQuestion => ({
  topic: "36.T",
  clauses: [clause, "37.4.a"],
  right,
  at,
});

test("counts and the last time, a line for every topic asked about", () => {
  const answers = [answer("36.T.miss.4", true, 30), answer("36.T.miss.2", false, 10)];
  expect(masteryByTopic(["36.T", "37.4"], answers)).toEqual([
    { id: "36.T", answered: 2, right: 1, recent: { answered: 2, right: 1 }, lastAt: 30 },
    { id: "37.4", answered: 0, right: 0, recent: { answered: 0, right: 0 }, lastAt: null },
  ]);
});

test("an answer counts for its deciding clause alone", () => {
  const lines = masteryByClause(["36.T.miss.4", "37.4.a"], [answer("36.T.miss.4", true, 30)]);
  expect(lines.map((line) => line.answered)).toEqual([1, 0]);
});

test("recent are the last ten by time, in whatever order they come", () => {
  const old = Array.from({ length: 10 }, (_, index) => answer("36.T.miss.4", false, index));
  const fresh = Array.from({ length: 10 }, (_, index) => answer("36.T.miss.4", true, 100 + index));
  const [line] = masteryByTopic(["36.T"], [...fresh, ...old]);
  expect(line).toMatchObject({ answered: 20, right: 10, recent: { answered: 10, right: 10 }, lastAt: 109 });
});
