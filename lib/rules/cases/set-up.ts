/** Where the ball and the teams go (37.2 to 37.6). D37-01 to D37-12. */
import type { Detail, Outcome } from "../ruling";
import { at, leaveOut, penalty, type RuleCase, score, setUp } from "./case";

const hit = (name: "2" | "3" | "4" | "5a" | "5b" | "6", x: number, y: number): Outcome =>
  penalty(name, "hitting", x, y);

const line2: Detail = { opposing: ["behind-back-line", "outside-goal"], hitting: [], opposingMayEnter: "never" };
const spot2: Detail = { opposing: ["30-yards-from-ball", "outside-goal"], hitting: [], opposingMayEnter: "never" };
const undefended3: Detail = {
  opposing: ["behind-back-line", "outside-goal"],
  hitting: ["behind-40-line"],
  opposingMayEnter: "never",
};
const behind30: Detail = { opposing: ["behind-30-line"], hitting: [], opposingMayEnter: "after-hit" };
const between: Detail = {
  opposing: ["30-yards-from-ball", "between-ball-and-goal"],
  hitting: [],
  opposingMayEnter: "free",
};

const two: readonly RuleCase[] = [
  {
    id: "37.2.c",
    clauses: ["37.2.a", "37.2.b", "37.2.c"],
    situation: setUp({ penalty: "2", foulAt: at(-25, 70) }),
    why: "Line or place of the foul, as the fouled team likes.",
    expect: {
      outcomes: [hit("2", 0, 30), hit("2", -25, 70)],
      chooser: "hitting",
      certainty: "text",
      exam: "score",
    },
  },
  {
    id: "37.2.c-coinciding",
    clauses: ["37.2.c"],
    situation: setUp({ penalty: "2", foulAt: at(0, 30) }),
    why: "Two choices even where they are the same place, for the duties differ.",
    expect: { outcomes: [hit("2", 0, 30), hit("2", 0, 30)], chooser: "hitting", certainty: "text", exam: "score" },
  },
  {
    id: "37.2.b-at-the-boards",
    clauses: ["37.2.b"],
    decisions: ["D37-02"],
    situation: setUp({ penalty: "2", hitFrom: "spot", foulAt: at(79, 12) }),
    why: "No five-yard margin at a 2: the place of the foul as it is.",
    expect: score(hit("2", 79, 12), "text", { detail: spot2 }),
  },
  {
    id: "37.2.d-set-up",
    clauses: ["37.2.a", "37.2.d", "37.2.g"],
    situation: setUp({ penalty: "2", hitFrom: "line" }),
    why: "Behind the back line, out of the goal, and never in.",
    expect: score(hit("2", 0, 30), "text", { detail: line2 }),
  },
  {
    id: "37.2.e-set-up",
    clauses: ["37.2.b", "37.2.e", "37.2.f", "37.2.g"],
    decisions: ["D37-01"],
    situation: setUp({ penalty: "2", hitFrom: "spot", foulAt: at(18, 52) }),
    why: "Thirty yards from the ball, out of the goal, and never in (D37-11: for both places).",
    expect: score(hit("2", 18, 52), "text", { detail: spot2 }),
  },
];

const lines: readonly RuleCase[] = [
  {
    id: "37.3.e",
    clauses: ["37.3.e", "37.3.f", "37.3.g", "37.3.h"],
    situation: setUp({ penalty: "3" }),
    why: "Forty yards out; undefended as nobody said otherwise.",
    expect: score(hit("3", 0, 40), "text", { detail: undefended3 }),
  },
  {
    id: "37.3.i",
    clauses: ["37.3.e", "37.3.f", "37.3.g", "37.3.i"],
    situation: setUp({ penalty: "3", defended: true }),
    why: "Defended: in over the back line once hit, but not between the posts.",
    expect: score(hit("3", 0, 40), "text", {
      detail: { ...undefended3, opposingMayEnter: "after-hit-not-between-posts" },
    }),
  },
  {
    id: "37.4.a",
    clauses: ["37.4.a", "37.4.b", "37.4.c"],
    situation: setUp({ penalty: "4" }),
    why: "Sixty yards out, defenders behind the 30-yard line, the fouled team anywhere.",
    expect: score(hit("4", 0, 60), "text", { detail: behind30 }),
  },
  {
    id: "37.5b.a",
    clauses: ["37.5b.a", "37.5b.b", "37.5b.c", "37.5b.d"],
    situation: setUp({ penalty: "5b" }),
    why: "The centre of the field.",
    expect: score(hit("5b", 0, 150), "text", { detail: between }),
  },
  {
    id: "37.5b.a-250",
    clauses: ["37.5b.a"],
    situation: setUp({ penalty: "5b", field: { length: 250 } }),
    why: "The centre of a 250-yard field.",
    expect: score(hit("5b", 0, 125), "text", { detail: between }),
  },
  {
    id: "37.5b.a-275",
    clauses: ["37.5b.a"],
    situation: setUp({ penalty: "5b", field: { sides: "lines", length: 275, width: 150 } }),
    why: "Half of 275.",
    expect: score(hit("5b", 0, 137.5), "text", { detail: between }),
  },
];

const five: readonly RuleCase[] = [
  {
    id: "37.5a.a",
    clauses: ["37.5a.a", "37.5a.c", "37.5a.d", "37.5a.e"],
    decisions: ["D37-01"],
    situation: setUp({ penalty: "5a", ballAt: at(-40, 110) }),
    why: "Where the ball was, not where the foul was.",
    expect: score(hit("5a", -40, 110), "text", { detail: between }),
  },
  ...(
    [
      ["74.9", 74.9, {}, 74.9, "text"],
      ["75", 75, {}, 75, "text"],
      ["75.1", 75.1, {}, 75, "interpretation"],
      ["minus-78", -78, {}, -75, "interpretation"],
      ["on-the-boards", 80, {}, 75, "interpretation"],
      ["lines-94.9", 94.9, { sides: "lines" }, 94.9, "text"],
      ["lines-95", 95, { sides: "lines" }, 95, "text"],
      ["lines-95.1", 95.1, { sides: "lines" }, 95, "interpretation"],
      ["width-150-70", -70, { width: 150 }, -70, "text"],
      ["width-150-70.1", -70.1, { width: 150 }, -70, "interpretation"],
    ] as const
  ).map(
    ([name, x, field, moved, certainty]): RuleCase => ({
      id: `37.5a.b-${name}`,
      clauses: ["37.5a.a", "37.5a.b"],
      situation: setUp({ penalty: "5a", ballAt: at(x, 120), field }),
      why: "Five yards from boards or lines are enough; less is moved straight in (D37-03).",
      expect: score(hit("5a", moved, 120), certainty, { detail: between }),
    }),
  ),
  ...(
    [
      ["5", at(10, 5), {}, "any"],
      ["4.9", at(10, 4.9), {}, "interpretation"],
      ["0", at(10, 0), {}, "interpretation"],
      ["295", at(10, 295), {}, "text"],
      ["295.1", at(10, 295.1), {}, "interpretation"],
      ["300", at(10, 300), {}, "interpretation"],
      ["length-250-245.1", at(10, 245.1), { length: 250 }, "interpretation"],
    ] as const
  ).map(
    ([name, ball, field, certainty]): RuleCase => ({
      id: `D37-04-${name}`,
      clauses: ["37.5a.a"],
      situation: setUp({ penalty: "5a", ballAt: ball, field }),
      why: "Back lines are neither boards nor side lines: y is never moved.",
      expect: score(hit("5a", ball.x, ball.y), certainty, { detail: between }),
    }),
  ),
  {
    id: "D37-05-over-the-boards",
    clauses: ["37.5a.b"],
    decisions: ["D37-05"],
    situation: setUp({ penalty: "5a", ballAt: at(85, 120) }),
    why: "The text pictures a ball in the field.",
    expect: leaveOut([hit("5a", 75, 120)], "interpretation", { detail: between }),
  },
  {
    id: "D37-05-behind-the-back-line",
    clauses: ["37.5a.a"],
    decisions: ["D37-05"],
    situation: setUp({ penalty: "5a", ballAt: at(20, -3) }),
    why: "y is kept even behind the line.",
    expect: leaveOut([hit("5a", 20, -3)], "interpretation", { detail: between }),
  },
  {
    id: "D37-05-behind-the-far-back-line",
    clauses: ["37.5a.a"],
    decisions: ["D37-05"],
    situation: setUp({ penalty: "5a", ballAt: at(20, 303) }),
    why: "The other end likewise.",
    expect: leaveOut([hit("5a", 20, 303)], "interpretation", { detail: between }),
    doubt: "D37-05 names boards, lines and y below 0; beyond the far back line is outside the field too.",
  },
  {
    id: "D37-06-near-the-goal",
    clauses: ["37.5a.c", "37.5a.d"],
    situation: setUp({ penalty: "5a", ballAt: at(0, 20) }),
    why: "Both duties are stated though they can hardly be met.",
    expect: score(hit("5a", 0, 20), "any", { detail: between }),
    doubt: "D37-06 gives exam score and no certainty for the set-up.",
  },
];

const six: readonly RuleCase[] = (
  [
    ["10", 10, {}, 10],
    ["4", 4, {}, 4],
    ["minus-4", -4, {}, -4],
    ["39.9", 39.9, {}, 39.9],
    ["40", 40, {}, 40],
    ["40.1", 40.1, {}, 40],
    ["minus-40.1", -40.1, {}, -40],
    ["corner-80", 80, {}, 40],
    ["corner-lines-100", -100, { sides: "lines" }, -40],
    ["corner-width-150", 75, { width: 150 }, 40],
  ] as const
).map(
  ([name, crossedAt, field, x]): RuleCase => ({
    id: `37.6.b-${name}`,
    clauses: Math.abs(crossedAt) > 40 ? ["37.6.a", "37.6.b"] : ["37.6.a"],
    situation: setUp({ penalty: "6", crossedAt, field }),
    why: "Level with the crossing on the 60-yard line, never more than 40 from its middle (D37-07).",
    expect:
      name === "10" || name.startsWith("39") || name.startsWith("40") || name === "minus-40.1"
        ? score(hit("6", x, 60), "text", { detail: behind30 })
        : { ...score(hit("6", x, 60), "text", { detail: behind30 }), exam: "any" },
    doubt:
      name === "4" || name === "minus-4" || name.startsWith("corner")
        ? "D37-08's leave-out may or may not reach the values 4 and half the width, which themselves stand."
        : undefined,
  }),
);

const sixDuties: readonly RuleCase[] = [
  {
    id: "37.6.d-set-up",
    clauses: ["37.6.a", "37.6.c", "37.6.d"],
    situation: setUp({ penalty: "6", crossedAt: -22 }),
    why: "Defenders behind the 30-yard line, the fouled team anywhere.",
    expect: score(hit("6", -22, 60), "text", { detail: behind30 }),
  },
];

export const setUpCases: readonly RuleCase[] = [...two, ...lines, ...five, ...six, ...sixDuties];
