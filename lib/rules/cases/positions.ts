/** Who is out of position at Penalties 2 and 3 (37.2.d to 37.2.f, 37.3.f, 37.3.g). D37-09 to D37-21. */
import type { XY } from "../../field/point";
import type { SituationInput } from "../situation";
import { at, type Expectation, foulTo, playOn, positions, type RuleCase } from "./case";

export type Standing = readonly [where: XY, team?: "hitting" | "opposing", off?: boolean];

/** Players p1, p2 … in order; opposing and present unless said. */
export const standing = (...players: readonly Standing[]): SituationInput => ({
  players: players.map(([where, team = "opposing", off], index) => ({
    id: `p${index + 1}`,
    team,
    at: where,
    ...(off ? { off } : {}),
  })),
});

type Judged = readonly [certainty: Expectation["certainty"], exam: Expectation["exam"]];
export const text: Judged = ["text", "score"];
export const read: Judged = ["interpretation", "score"];
export const open: Judged = ["interpretation", "leave-out"];
export const clash: Judged = ["conflict", "leave-out"];

export const allProper = ([certainty, exam]: Judged): Expectation => ({
  outcomes: [playOn],
  chooser: null,
  certainty,
  exam,
  detail: { improper: [] },
});

/** The one player there is stands wrongly; `to` benefits. */
export const wrong = (to: "hitting" | "opposing", [certainty, exam]: Judged, improper = ["p1"]): Expectation => ({
  outcomes: [foulTo(to)],
  chooser: null,
  certainty,
  exam,
  detail: { improper },
});

type Row = readonly [
  id: string,
  clauses: readonly string[],
  facts: SituationInput,
  player: Standing,
  Expectation,
  why: string,
];

/** One player a case. */
export const rows = (list: readonly Row[]): readonly RuleCase[] =>
  list.map(([id, clauses, facts, player, expect, why]) => ({
    id,
    clauses,
    situation: positions({ ...facts, ...standing(player) }),
    why,
    expect,
  }));

const line = { penalty: "2" };
const spot = { penalty: "2", hitFrom: "spot", ball: at(20, 50) };
const three = { penalty: "3" };

const fromTheLine = rows([
  ["37.2.d-behind", ["37.2.d"], line, [at(10, -2)], allProper(text), "Behind the back line, beside the goal."],
  ["37.2.d-0.1-behind", ["37.2.d"], line, [at(10, -0.1)], allProper(text), "Just behind."],
  [
    "37.2.d-on-the-line",
    ["37.2.d"],
    line,
    [at(10, 0)],
    wrong("hitting", open),
    "On the line is not behind it (D37-17).",
  ],
  ["37.2.d-0.1-in-front", ["37.2.d"], line, [at(10, 0.1)], wrong("hitting", text), "In front of the back line."],
  ["37.2.d-in-goal", ["37.2.d"], line, [at(0, -1)], wrong("hitting", text), "In the goal (D37-18)."],
  [
    "37.2.d-in-goal-3",
    ["37.2.d"],
    line,
    [at(1, -3)],
    wrong("hitting", text),
    "Three yards deep is in the goal on any reading.",
  ],
  ["37.2.d-in-goal-2.9", ["37.2.d"], line, [at(1, -2.9)], wrong("hitting", text), "Less deep."],
  [
    "37.2.d-in-goal-3.1",
    ["37.2.d"],
    line,
    [at(1, -3.1)],
    wrong("hitting", open),
    "Deeper, the readings part; the strip is the goal.",
  ],
  ["37.2.d-post-3.9", ["37.2.d"], line, [at(3.9, -1)], wrong("hitting", text), "Inside the post."],
  ["37.2.d-post-4", ["37.2.d"], line, [at(4, -1)], allProper(open), "Exactly at a post is not in the goal."],
  ["37.2.d-post-minus-4", ["37.2.d"], line, [at(-4, -1)], allProper(open), "The other post."],
  ["37.2.d-post-4.1", ["37.2.d"], line, [at(4.1, -1)], allProper(text), "Outside the post."],
  ["37.2.d-post-minus-3.9", ["37.2.d"], line, [at(-3.9, -1)], wrong("hitting", text), "Inside the other post."],
  [
    "37.2.d-between-posts-on-line",
    ["37.2.d"],
    line,
    [at(0, 0)],
    wrong("hitting", open),
    "On the line between the posts.",
  ],
  [
    "37.2.d-in-front-of-goal",
    ["37.2.d"],
    line,
    [at(0, 1)],
    wrong("hitting", text),
    "Not behind the line, whatever the goal is.",
  ],
  [
    "D37-16-off",
    ["37.2.d", "36.4.1"],
    line,
    [at(90, 120), "opposing", true],
    allProper(clash),
    "37.2.d says all; 36.4.1 lists the 2.",
  ],
  [
    "D37-09-behind-ball",
    [],
    line,
    [at(30, 80), "hitting"],
    allProper(text),
    "Rule 37 gives the hitting team no place at a 2.",
  ],
  ["D37-09-level", [], line, [at(30, 30), "hitting"], allProper(["any", "score"]), "Level with the ball may be asked."],
  [
    "D37-09-ahead",
    [],
    line,
    [at(30, 29.9), "hitting"],
    allProper(clash),
    "Ahead of the ball Rule 37 and the table part.",
  ],
  [
    "37.2.d-60-beyond",
    ["37.2.d"],
    line,
    [at(140, -60)],
    allProper(text),
    "Exactly 60 yards beyond both lines is still taken.",
  ],
]);

const fromTheSpot = rows([
  ["37.2.e-29.9", ["37.2.e"], spot, [at(20, 20.1)], wrong("hitting", text), "29.9 yards from the ball."],
  [
    "37.2.e-30",
    ["37.2.e"],
    spot,
    [at(20, 20)],
    allProper(read),
    "Exactly 30 is legal (D37-13), and on the field (D37-10).",
  ],
  ["37.2.e-30.1", ["37.2.e"], spot, [at(20, 19.9)], allProper(read), "On the field and far enough (D37-10)."],
  ["37.2.e-30-slanting", ["37.2.e"], spot, [at(38, 26)], allProper(read), "18 and 24: exactly 30."],
  [
    "37.2.e-up-field",
    ["37.2.e"],
    spot,
    [at(20, 79)],
    wrong("hitting", text),
    "29 yards behind the ball is too near all the same.",
  ],
  [
    "37.2.e-behind-40",
    ["37.2.e"],
    { ...spot, ball: at(20, 35) },
    [at(20, -5)],
    allProper(text),
    "Behind the back line and 40 yards off.",
  ],
  [
    "37.2.e-behind-30",
    ["37.2.e"],
    { ...spot, ball: at(20, 25) },
    [at(20, -5)],
    allProper(read),
    "Behind the line, exactly 30.",
  ],
  [
    "37.2.e-behind-29.9",
    ["37.2.e"],
    { ...spot, ball: at(20, 25) },
    [at(20, -4.9)],
    wrong("hitting", text),
    "Behind the line, 29.9.",
  ],
  [
    "37.2.e-behind-30.1",
    ["37.2.e"],
    { ...spot, ball: at(20, 25) },
    [at(20, -5.1)],
    allProper(text),
    "Behind the line, 30.1.",
  ],
  ["37.2.f-in-goal", ["37.2.f"], spot, [at(0, -1)], wrong("hitting", text), "In the goal, far from the ball."],
  ["37.2.f-in-goal-deep", ["37.2.f"], spot, [at(0, -8)], wrong("hitting", open), "Deep behind the goal line."],
  ["37.2.f-in-front-of-goal", ["37.2.f"], spot, [at(0, 1)], allProper(open), "In front of the goal is not in it."],
  ["37.2.f-post", ["37.2.f"], spot, [at(4, -1)], allProper(open), "At a post."],
  [
    "37.2.e-near-and-at-post",
    ["37.2.e"],
    { ...spot, ball: at(4, 20) },
    [at(4, -1)],
    wrong("hitting", text),
    "Certainly too near (21 yards), whatever the post says.",
  ],
  [
    "D37-16-off-spot-far",
    ["37.2.e"],
    spot,
    [at(95, 150), "opposing", true],
    allProper(clash),
    "Off the field and far from the ball.",
  ],
  [
    "D37-16-off-spot-near",
    ["37.2.e"],
    spot,
    [at(40, 50), "opposing", true],
    wrong("hitting", clash),
    "Too near by both rules, which differ on the remedy.",
  ],
]);

const threes = rows([
  [
    "37.3.f-40.1",
    ["37.3.f"],
    three,
    [at(12, 40.1), "hitting"],
    allProper(text),
    "Behind the 40-yard line is the far side.",
  ],
  [
    "37.3.f-40",
    ["37.3.f"],
    three,
    [at(12, 40), "hitting"],
    wrong("opposing", open),
    "On the line is not behind (D37-17).",
  ],
  ["37.3.f-39.9", ["37.3.f"], three, [at(12, 39.9), "hitting"], wrong("opposing", text), "Ahead of the line (D37-20)."],
  [
    "37.3.f-behind-the-back-line",
    ["37.3.f"],
    three,
    [at(12, -5), "hitting"],
    wrong("opposing", text),
    "Behind the wrong line.",
  ],
  ["37.3.f-off", ["37.3.f"], three, [at(85, 20), "hitting", true], allProper(text), "Off the field: excused."],
  ["37.3.g-behind", ["37.3.g"], three, [at(-7, -2)], allProper(text), "Behind the back line, beside the goal."],
  ["37.3.g-on-line", ["37.3.g"], three, [at(-7, 0)], wrong("hitting", open), "On the line."],
  ["37.3.g-0.1-in-front", ["37.3.g"], three, [at(-7, 0.1)], wrong("hitting", text), "In front of it."],
  [
    "37.3.g-30-line",
    ["37.3.g"],
    three,
    [at(-7, 29)],
    wrong("hitting", text),
    "Behind the 30-yard line is not enough at a 3.",
  ],
  ["37.3.g-in-goal", ["37.3.g"], three, [at(2, -2)], wrong("hitting", text), "In the goal."],
  ["37.3.g-deep-in-goal", ["37.3.g"], three, [at(2, -3.1)], wrong("hitting", open), "Deep behind the goal."],
  ["37.3.g-post", ["37.3.g"], three, [at(-4, -2)], allProper(open), "At a post."],
  [
    "37.3.g-defended",
    ["37.3.g"],
    { penalty: "3", defended: true },
    [at(2, -2)],
    wrong("hitting", text),
    "Defended or not, out of the goal up to the hit.",
  ],
  [
    "37.3.g-off-upfield",
    ["37.3.g"],
    three,
    [at(10, 90), "opposing", true],
    allProper(text),
    "On the way back: excused.",
  ],
  [
    "37.3.g-off-near-the-ball",
    ["37.3.g"],
    three,
    [at(10, 45), "opposing", true],
    allProper(text),
    "A 3 asks for no distance from the ball.",
  ],
]);

export const positionCases: readonly RuleCase[] = [...fromTheLine, ...fromTheSpot, ...threes];
