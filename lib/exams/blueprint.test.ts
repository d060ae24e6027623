import { describe, expect, test } from "vitest";
import { type Blueprint, balancedBlueprint, checkBlueprint } from "./blueprint";
import { TOY_TOPICS, toyBank } from "./toy-bank";

const bank = toyBank();
function balanced(questions: number): Blueprint {
  const blueprint = balancedBlueprint(questions, bank);
  if ("ok" in blueprint) throw new Error(blueprint.line);
  return blueprint;
}
const sum = (lines: readonly { count: number }[]) => lines.reduce((total, line) => total + line.count, 0);

describe("the balanced blueprint", () => {
  const blueprint = balanced(50);

  test("every topic is asked, the larger ones more, none beyond its keys", () => {
    expect(blueprint.topics.map((line) => line.topic)).toEqual(TOY_TOPICS.map((line) => line.topic).sort());
    expect(sum(blueprint.topics)).toBe(50);
    const asked = Object.fromEntries(blueprint.topics.map((line) => [line.topic, line.count]));
    // 67 deciding clauses for 50 questions: 30 of them in 36.T (22.4 questions), 14 in 36.4 (10.4).
    expect(asked["36.T"]).toBe(22);
    expect(asked["36.4"]).toBe(10);
    expect(asked["36.6"]).toBe(1);
  });

  test("every format is asked and the totals agree", () => {
    expect(sum(blueprint.classes)).toBe(50);
    expect(new Set(blueprint.classes.map((line) => line.format))).toEqual(
      new Set(["choose-one", "choose-all", "number"]),
    );
    expect(checkBlueprint(blueprint, bank)).toBeNull();
  });

  test("the order of the bank changes nothing", () => {
    expect(balancedBlueprint(50, [...bank].reverse())).toEqual(blueprint);
  });

  test("fewer questions than topics: the heaviest topics", () => {
    expect(balanced(2).topics).toEqual([
      { topic: "36.4", count: 1 },
      { topic: "36.T", count: 1 },
    ]);
  });

  test("more questions than keys is refused with both numbers", () => {
    expect(balancedBlueprint(265, bank)).toEqual({
      ok: false,
      code: "blueprint-impossible",
      line: "questions",
      wanted: 265,
      available: 264,
    });
  });
});

// Field report B57: settings that contradict each other are refused with the line named.
describe("a blueprint that cannot be kept names its line", () => {
  const blueprint = balanced(50);
  const withTopic = (topic: string, count: number): Blueprint => ({
    ...blueprint,
    topics: blueprint.topics.map((line) => (line.topic === topic ? { topic, count } : line)),
  });

  test("more than a topic has", () => {
    expect(checkBlueprint(withTopic("36.6", 3), bank)).toMatchObject({ line: "topics.36.6", wanted: 3, available: 2 });
  });
  test("a total that differs from the sum", () => {
    expect(checkBlueprint(withTopic("36.6", 2), bank)).toMatchObject({ line: "topics", wanted: 50, available: 51 });
  });
  test("an unknown topic", () => {
    const odd = { ...blueprint, topics: [...blueprint.topics, { topic: "99", count: 1 }] };
    expect(checkBlueprint(odd, bank)).toMatchObject({ line: "topics.99", available: 0 });
  });
  test("a line that stands twice", () => {
    const twice = { ...blueprint, classes: [...blueprint.classes, ...blueprint.classes.slice(0, 1)] };
    expect(checkBlueprint(twice, bank)?.line).toMatch(/^classes\./);
  });
});
