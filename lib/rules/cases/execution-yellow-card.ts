/** A yellow card for the fouling team (36.6). D36-40 to D36-42. */
import {
  anyOf,
  at,
  execution,
  goal,
  leaveOut,
  penalty,
  penalty1,
  playOn,
  type RuleCase,
  retake,
  score,
  spotHit,
} from "./case";

const earlier = { yellowCard: "for-the-foul" } as const;
const during = { yellowCard: "during-execution" } as const;
const improper = { opposing: "improper" } as const;

const plain = (
  [
    ["in-play", {}],
    ["wide", { result: "wide" }],
    ["deflected", { result: "deflected" }],
    ["improper", improper],
    ["improper-wide", { ...improper, result: "wide" }],
  ] as const
).flatMap(([name, facts]): RuleCase[] => [
  {
    id: `36.6.a-${name}`,
    clauses: ["36.6.a"],
    situation: execution({ penalty: "2", ...facts, ...earlier }),
    why: "The card for the foul makes it Penalty 1, whatever became of the hit.",
    expect: score(penalty1),
  },
  {
    id: `36.6.b-${name}`,
    clauses: ["36.6.b"],
    situation: execution({ penalty: "2", ...facts, ...during }),
    why: "A card during the execution makes it Penalty 1, and the choice of 36.5.c is gone.",
    expect: score(penalty1),
  },
]);

const two: readonly RuleCase[] = [
  {
    id: "36.6.a-spot",
    clauses: ["36.6.a"],
    situation: execution({ penalty: "2", hitFrom: "spot", ball: at(22, 44), ...earlier }),
    why: "From the spot as from the line.",
    expect: score(penalty1),
  },
  {
    id: "36.6.b-spot",
    clauses: ["36.6.b"],
    situation: execution({ penalty: "2", hitFrom: "spot", ball: at(22, 44), ...during }),
    why: "From the spot as from the line.",
    expect: score(penalty1),
  },
  {
    id: "D36-40-stops-short",
    clauses: ["36.6.a"],
    situation: execution({ penalty: "2", ...earlier, result: "stopped-short", stoppedAt: at(0, 9) }),
    why: "Penalty 1 stands in place of the hit, so where the ball died is nothing.",
    expect: score(penalty1),
  },
  {
    id: "D36-40-goal",
    clauses: ["36.6.a"],
    decisions: ["D36-40"],
    situation: execution({ penalty: "2", ...earlier, result: "goal" }),
    why: "Penalty 1, but a goal from the hit makes it awkward.",
    expect: leaveOut([penalty1], "not-text"),
  },
  ...(
    [
      ["missed", { stroke: "missed" }],
      ["early", { beforePlay: true }],
      ["approach", { approach: "went-past" }],
      ["tee", { tee: "dismounted" }],
      ["position", { hitting: "improper" }],
      ["tap", { intent: "tap" }],
    ] as const
  ).map(
    ([name, facts]): RuleCase => ({
      id: `D36-40-${name}`,
      clauses: ["36.6.a"],
      decisions: ["D36-40"],
      situation: execution({ penalty: "2", ...facts, ...earlier }),
      why: "Penalty 1 for the card, beside a fault of the hitting team.",
      expect: leaveOut([penalty1], "not-text"),
    }),
  ),
  {
    id: "D36-41-goal",
    clauses: ["36.6.b"],
    decisions: ["D36-41"],
    situation: execution({ penalty: "2", ...during, result: "goal" }),
    why: "One goal, not two: by the hit or by the card.",
    expect: anyOf([goal], "interpretation", { alsoAllowed: [penalty1] }),
  },
  {
    id: "D36-41-goal-prevented",
    clauses: ["36.6.b"],
    decisions: ["D36-41"],
    situation: execution({ penalty: "2", ...improper, ...during, result: "goal-prevented" }),
    why: "One goal, not two: the card's comes first to mind here.",
    expect: anyOf([penalty1], "interpretation", { alsoAllowed: [goal] }),
  },
  {
    id: "D36-41-missed",
    clauses: ["36.6.b", "36.T.miss.2"],
    decisions: ["D36-41"],
    situation: execution({ penalty: "2", ...during, stroke: "missed" }),
    why: "Penalty 1 beside the spot hit for the miss.",
    expect: leaveOut([penalty1, spotHit(0, 30)], "interpretation"),
  },
  ...(
    [
      ["early", { beforePlay: true }],
      ["approach", { approach: "circled" }],
      ["tee", { tee: "surface-altered" }],
      ["position", { hitting: "improper" }],
      ["tap", { intent: "tap" }],
      ["stops-short", { result: "stopped-short", stoppedAt: at(0, 9) }],
    ] as const
  ).map(
    ([name, facts]): RuleCase => ({
      id: `D36-41-${name}`,
      clauses: ["36.6.b"],
      decisions: ["D36-41"],
      situation: execution({ penalty: "2", ...facts, ...during }),
      why: "The card gives Penalty 1; the hitting team's fault makes it no question to ask.",
      expect: leaveOut([penalty1], "interpretation", { alsoAllowed: [retake("2", at(0, 30))] }),
    }),
  ),
];

const elsewhere: readonly RuleCase[] = [
  {
    id: "D36-42-for-the-foul.3",
    clauses: [],
    decisions: ["D36-42"],
    situation: execution({ penalty: "3", ...earlier }),
    why: "36.6 is for Penalty 2 only.",
    expect: score(playOn, "interpretation"),
  },
  {
    id: "D36-42-for-the-foul.4-improper",
    clauses: ["36.T.opposing.4"],
    decisions: ["D36-42"],
    situation: execution({ penalty: "4", ...improper, ...earlier }),
    why: "The card changes nothing about the step from 4 to 3.",
    expect: score(penalty("3", "hitting", 0, 40), "interpretation"),
  },
  {
    id: "D36-42-for-the-foul.3-goal",
    clauses: [],
    decisions: ["D36-42"],
    situation: execution({ penalty: "3", ...earlier, result: "goal" }),
    why: "Nor about a goal.",
    expect: score(goal, "interpretation"),
  },
  {
    id: "D36-42-for-the-foul.5b-early",
    clauses: ["36.T.early.5b"],
    decisions: ["D36-42"],
    situation: execution({ penalty: "5b", beforePlay: true, ...earlier }),
    why: "Nor about the hitter's fault.",
    expect: score(spotHit(0, 150), "interpretation"),
  },
  ...(
    [
      ["3", { penalty: "3" }],
      ["4", { penalty: "4" }],
      ["5a", { penalty: "5a", ball: at(0, 100) }],
      ["5b", { penalty: "5b" }],
      ["6", { penalty: "6", ball: at(0, 60) }],
      ["kn", { penalty: "knock-in", ball: at(5, 300) }],
    ] as const
  ).map(
    ([column, facts]): RuleCase => ({
      id: `D36-42-during.${column}`,
      clauses: [],
      decisions: ["D36-42"],
      situation: execution({ ...facts, ...during }),
      why: "A card during another penalty means some other foul, of which nothing is told.",
      expect: leaveOut([playOn], "not-text", { alsoAllowed: [{ do: "foul", to: "hitting" }] }),
      doubt: "D36-42 says leave-out and names no outcome; play-on of the execution itself is taken as the first.",
    }),
  ),
];

export const yellowCardCases: readonly RuleCase[] = [...plain, ...two, ...elsewhere];
