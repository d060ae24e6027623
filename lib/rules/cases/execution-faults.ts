/** 36.T, row hitting (36.5.h), and teeing (36.5.l to 36.5.p). D36-21, D36-22. */
import { anyOf, at, execution, foulTo, leaveOut, penalty, type RuleCase, score, spotHit } from "./case";

const row: readonly RuleCase[] = [
  {
    id: "36.T.hitting.2",
    clauses: ["36.T.hitting.2", "36.5.h"],
    decisions: ["D36-22"],
    situation: execution({ penalty: "2", hitting: "improper" }),
    why: "Rule 37 asks nothing of the hitting team at a 2; found at fault all the same, the table rules.",
    expect: score(spotHit(0, 30), "any"),
    doubt: "The table cell is plain text; D36-22 calls the fact the umpire's finding and names no certainty or exam.",
  },
  {
    id: "36.T.hitting.2-spot",
    clauses: ["36.T.hitting.2"],
    situation: execution({ penalty: "2", hitFrom: "spot", ball: at(-33, 28), hitting: "improper" }),
    why: "From the spot: the 5a is from there.",
    expect: score(spotHit(-33, 28), "any"),
    doubt: "As above.",
  },
  {
    id: "36.T.hitting.3",
    clauses: ["36.T.hitting.3", "36.5.h"],
    situation: execution({ penalty: "3", hitting: "improper" }),
    why: "Attackers ahead of the 40-yard line: spot hit.",
    expect: score(spotHit(0, 40)),
  },
  {
    id: "36.T.hitting.3-defended",
    clauses: ["36.T.hitting.3"],
    situation: execution({ penalty: "3", defended: true, hitting: "improper" }),
    why: "Defended or not.",
    expect: score(spotHit(0, 40)),
  },
  {
    id: "36.T.hitting.3-goal",
    clauses: ["36.T.hitting.3"],
    decisions: ["D36-31"],
    situation: execution({ penalty: "3", hitting: "improper", result: "goal" }),
    why: "The cell has no word on goals: it does not count.",
    expect: score(spotHit(0, 40)),
  },
  {
    id: "36.T.hitting.3-wide",
    clauses: ["36.T.hitting.3"],
    situation: execution({ penalty: "3", hitting: "improper", result: "wide" }),
    why: "Wide or not, the fault was at the hit.",
    expect: score(spotHit(0, 40)),
  },
];

/** Every penalty and the knock-in with a place of its own; the 5a lies up-field. */
const EACH = [
  ["2", { penalty: "2" }, spotHit(0, 30)],
  ["2-spot", { penalty: "2", hitFrom: "spot", ball: at(11, 19) }, spotHit(11, 19)],
  ["3", { penalty: "3" }, spotHit(0, 40)],
  ["4", { penalty: "4" }, spotHit(0, 60)],
  ["6", { penalty: "6", ball: at(-22, 60) }, spotHit(-22, 60)],
  ["5a", { penalty: "5a", ball: at(30, 120) }, spotHit(30, 120)],
  ["5b", { penalty: "5b" }, spotHit(0, 150)],
] as const;

const altered = EACH.map(
  ([name, facts]): RuleCase => ({
    id: `36.5.l-altered.${name}`,
    clauses: ["36.5.l", "36.5.o"],
    decisions: ["D36-21"],
    situation: execution({ ...facts, tee: "surface-altered" }),
    why: "Ground changed to raise the ball: a penalty that the rule does not name.",
    expect: score(foulTo("opposing")),
  }),
);

const dismounted = EACH.map(
  ([name, facts]): RuleCase => ({
    id: `36.5.m-dismounted.${name}`,
    clauses: ["36.5.m", "36.5.o"],
    situation: execution({ ...facts, tee: "dismounted" }),
    why: "Got off the horse to tee the ball.",
    expect: score(foulTo("opposing")),
  }),
);

const reTeed = EACH.map(
  ([name, facts, outcome]): RuleCase => ({
    id: `36.5.n-re-teed.${name}`,
    clauses: ["36.5.n", "36.5.p"],
    decisions: ["D36-21"],
    situation: execution({ ...facts, tee: "re-teed-after-play" }),
    why: "Forbidden without a consequence; or else 36.5.h supplies the spot hit.",
    expect: anyOf([foulTo("opposing")], "interpretation", { alsoAllowed: [outcome] }),
  }),
);

const teeElsewhere: readonly RuleCase[] = [
  {
    id: "36.5.n-re-teed.5a-own-end",
    clauses: ["36.5.n", "36.5.p"],
    decisions: ["D36-21"],
    situation: execution({ penalty: "5a", ball: at(5, 265), tee: "re-teed-after-play" }),
    why: "In the own end the other reading is a 4, as for any 5a taken wrongly.",
    expect: anyOf([foulTo("opposing")], "interpretation", { alsoAllowed: [penalty("4", "opposing", 0, 240)] }),
  },
  {
    id: "36.5.l-altered.kn",
    clauses: ["36.5.l", "36.5.o"],
    decisions: ["D36-21"],
    situation: execution({ penalty: "knock-in", ball: at(-40, 300), tee: "surface-altered" }),
    why: "36.5.l speaks of players, not of penalties.",
    expect: score(foulTo("opposing")),
  },
  {
    id: "36.5.m-dismounted.kn",
    clauses: ["36.5.m", "36.5.o"],
    situation: execution({ penalty: "knock-in", ball: at(-40, 300), tee: "dismounted" }),
    why: "Nor does 36.5.m.",
    expect: score(foulTo("opposing")),
  },
  {
    id: "36.5.n-re-teed.kn",
    clauses: ["36.5.n"],
    decisions: ["D36-21"],
    situation: execution({ penalty: "knock-in", ball: at(-40, 300), tee: "re-teed-after-play" }),
    why: "36.5.h is no help at a knock-in: only the unnamed foul is left.",
    expect: score(foulTo("opposing"), "interpretation"),
  },
  {
    id: "36.5.o-missed.4",
    clauses: ["36.5.o"],
    situation: execution({ penalty: "4", tee: "dismounted", stroke: "missed" }),
    why: "The miss at a 4 is no fault; the whistle had gone anyway.",
    expect: score(foulTo("opposing")),
  },
  {
    id: "36.5.o-goal.4",
    clauses: ["36.5.o"],
    decisions: ["D36-31"],
    situation: execution({ penalty: "4", tee: "surface-altered", result: "goal" }),
    why: "After the whistle the play was dead, so no goal.",
    expect: score(foulTo("opposing")),
  },
  {
    id: "36.5.n-goal.4",
    clauses: ["36.5.n"],
    decisions: ["D36-31"],
    situation: execution({ penalty: "4", tee: "re-teed-after-play", result: "goal" }),
    why: "Re-teeing has no whistle, so the goal is in doubt.",
    expect: leaveOut([foulTo("opposing")], "not-text", { alsoAllowed: [spotHit(0, 60), { do: "goal" }] }),
  },
];

export const faultCases: readonly RuleCase[] = [...row, ...altered, ...dismounted, ...reTeed, ...teeElsewhere];
