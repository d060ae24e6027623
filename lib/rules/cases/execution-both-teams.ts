/** Faults of both teams together (36.5.k). D36-19, D36-33 to D36-35. */
import { at, execution, goal, leaveOut, penalty, type RuleCase, retake, score, spotHit } from "./case";

const improper = { opposing: "improper" } as const;

/** Each penalty with the place it is retaken from. */
const EACH = [
  ["2", { penalty: "2" }, retake("2", at(0, 30))],
  ["2-spot", { penalty: "2", hitFrom: "spot", ball: at(77, 12) }, retake("2", at(77, 12))],
  ["3", { penalty: "3" }, retake("3", at(0, 40))],
  ["4", { penalty: "4" }, retake("4", at(0, 60))],
  ["6", { penalty: "6", ball: at(-40, 60) }, retake("6", at(-40, 60))],
  ["5a", { penalty: "5a", ball: at(20, 280) }, retake("5a", at(20, 280))],
  ["5b", { penalty: "5b" }, retake("5b", at(0, 150))],
] as const;

const earlyAndImproper = EACH.map(
  ([name, facts, outcome]): RuleCase => ({
    id: `D36-33-early.${name}`,
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ ...facts, ...improper, beforePlay: true }),
    why: "Both at the moment of the hit: again from the same place, which is not moved.",
    expect: score(outcome),
  }),
);

const refusedAndImproper = EACH.map(
  ([name, facts, outcome]): RuleCase => ({
    id: `D36-34-approach.${name}`,
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ ...facts, ...improper, approach: "went-past" }),
    why: "A refused approach comes before any hit, so at once is open.",
    expect: leaveOut([outcome], "interpretation"),
  }),
);

const others: readonly RuleCase[] = [
  {
    id: "D36-33-positions.2",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "2", ...improper, hitting: "improper" }),
    why: "Both sides out of position at the hit; the umpire's choice of 36.5.c is for one side's fault.",
    expect: score(retake("2", at(0, 30))),
  },
  {
    id: "D36-33-positions.3",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "3", ...improper, hitting: "improper" }),
    why: "The same at a 3.",
    expect: score(retake("3", at(0, 40))),
  },
  {
    id: "D36-33-positions-wide.3",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "3", ...improper, hitting: "improper", result: "wide" }),
    why: "It goes before the quarrel of the wide hit (D36-01).",
    expect: score(retake("3", at(0, 40))),
  },
  {
    id: "D36-33-early-missed.4",
    clauses: ["36.5.k"],
    situation: execution({ penalty: "4", ...improper, beforePlay: true, stroke: "missed" }),
    why: "Hit at before Play by one side, out of position the other.",
    expect: score(retake("4", at(0, 60))),
  },
  {
    id: "D36-33-early-goal.4",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "4", ...improper, beforePlay: true, result: "goal" }),
    why: "36.5.k against a goal that counts.",
    expect: leaveOut([retake("4", at(0, 60))], "not-text", { alsoAllowed: [goal] }),
  },
  {
    id: "D36-33-positions-goal-prevented.2",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "2", ...improper, hitting: "improper", result: "goal-prevented" }),
    why: "36.5.k against a goal that would have counted.",
    expect: leaveOut([retake("2", at(0, 30))], "not-text", { alsoAllowed: [goal] }),
  },
  {
    id: "D36-34-slow.5b",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "5b", ...improper, approach: "over-20-seconds" }),
    why: "Slowness comes before any hit.",
    expect: leaveOut([retake("5b", at(0, 150))], "interpretation"),
  },
  {
    id: "D36-34-tee.3",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "3", ...improper, tee: "dismounted" }),
    why: "So does a tee fault.",
    expect: leaveOut([retake("3", at(0, 40))], "interpretation"),
  },
  {
    id: "D36-34-re-teed.6",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "6", ball: at(10, 60), ...improper, tee: "re-teed-after-play" }),
    why: "And re-teeing.",
    expect: leaveOut([retake("6", at(10, 60))], "interpretation"),
  },
  {
    id: "D36-34-tap.4",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "4", ...improper, intent: "tap" }),
    why: "A deliberate stroke is a fault in what was meant.",
    expect: leaveOut([retake("4", at(0, 60))], "interpretation"),
  },
  {
    id: "D36-34-deliberate-miss.2",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "2", ...improper, intent: "deliberate-miss", stroke: "missed" }),
    why: "Meant, so not a mere miss (D36-07).",
    expect: leaveOut([retake("2", at(0, 30))], "interpretation"),
  },
  {
    id: "D36-34-dribble.5a",
    clauses: ["36.5.k"],
    decisions: ["D36-34"],
    situation: execution({ penalty: "5a", ball: at(0, 100), ...improper, intent: "dribble" }),
    why: "D36-18 sends the 5a here.",
    expect: leaveOut([retake("5a", at(0, 100))], "interpretation"),
  },
  {
    id: "D36-35-early.kn",
    clauses: ["36.T.early.kn", "36.T.opposing.kn"],
    decisions: ["D36-35"],
    situation: execution({ penalty: "knock-in", ball: at(18, 300), ...improper, beforePlay: true }),
    why: "36.5.k does not list the knock-in and the table gives two answers.",
    expect: leaveOut([retake("knock-in", at(18, 300))], "conflict"),
  },
  {
    id: "D36-35-approach.kn",
    clauses: ["36.T.approach.kn", "36.T.opposing.kn"],
    decisions: ["D36-35"],
    situation: execution({ penalty: "knock-in", ball: at(18, 300), ...improper, approach: "circled" }),
    why: "A refused approach too.",
    expect: leaveOut([retake("knock-in", at(18, 300))], "conflict"),
  },
  {
    id: "D36-35-slow.kn",
    clauses: ["36.T.opposing.kn"],
    decisions: ["D36-35"],
    situation: execution({ penalty: "knock-in", ball: at(18, 300), ...improper, approach: "over-20-seconds" }),
    why: "Slowness too.",
    expect: leaveOut([retake("knock-in", at(18, 300))], "conflict"),
  },
  {
    id: "D36-35-tee.kn",
    clauses: ["36.T.opposing.kn"],
    decisions: ["D36-35"],
    situation: execution({ penalty: "knock-in", ball: at(18, 300), ...improper, tee: "dismounted" }),
    why: "A tee fault too.",
    expect: leaveOut([retake("knock-in", at(18, 300))], "conflict"),
  },
  {
    id: "D36-35-tap.kn",
    clauses: ["36.T.opposing.kn"],
    decisions: ["D36-35"],
    situation: execution({ penalty: "knock-in", ball: at(18, 300), ...improper, intent: "tap" }),
    why: "A deliberate stroke is no fault at a knock-in, so only the defenders' is left.",
    expect: { outcomes: [penalty("5b", "hitting", 0, 150)], chooser: null, certainty: "not-text", exam: "any" },
    doubt: "D36-35 says 5b and leaves open whether its leave-out covers this; it rests on a decision, so not text.",
  },
  {
    id: "D36-19-second-and-improper.3",
    clauses: ["36.T.opposing.3"],
    decisions: ["D36-19"],
    situation: execution({ penalty: "3", ...improper, secondPlay: "before-contact" }),
    why: "The position is earlier than the second play.",
    expect: leaveOut([penalty("2", "hitting", 0, 30)], "interpretation"),
  },
  {
    id: "D36-19-second-and-improper.3-defended",
    clauses: ["36.T.opposing.3"],
    decisions: ["D36-19"],
    situation: execution({ penalty: "3", defended: true, ...improper, secondPlay: "before-contact" }),
    why: "The same when defended.",
    expect: leaveOut([penalty("2", "hitting", 0, 30)], "interpretation"),
  },
  {
    id: "D36-19-allowed-second-and-improper.3-defended",
    clauses: ["36.T.opposing.3"],
    situation: execution({ penalty: "3", defended: true, ...improper, secondPlay: "after-contact" }),
    why: "After contact the second play is no fault at all.",
    expect: score(penalty("2", "hitting", 0, 30)),
  },
  {
    id: "D36-33-control.4",
    clauses: ["36.T.early.4"],
    situation: execution({ penalty: "4", opposing: "proper", beforePlay: true }),
    why: "The same hit with the defenders in place is the hitter's fault alone.",
    expect: score(spotHit(0, 60)),
  },
];

export const bothTeamsCases: readonly RuleCase[] = [...earlyAndImproper, ...refusedAndImproper, ...others];
