/** Harder meetings of facts: the smallest field, corners of the own end, a card beside a goal, second plays that score. */
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

/** The smallest field there is: the centre and the own 60-yard line are both at y = 60. */
const smallest = { field: { length: 120, width: 80 } } as const;
const improper = { opposing: "improper" } as const;

const smallFields: readonly RuleCase[] = [
  {
    id: "small.5b-early",
    clauses: ["36.T.early.5b"],
    situation: execution({ penalty: "5b", beforePlay: true, ...smallest }),
    why: "The centre of a 120-yard field.",
    expect: score(spotHit(0, 60)),
  },
  {
    id: "small.5a-early-59.9",
    clauses: ["36.5.i"],
    situation: execution({ penalty: "5a", ball: at(10, 59.9), beforePlay: true, ...smallest }),
    why: "In front of the own 60-yard line, so 5a, though inside the other one's.",
    expect: score(spotHit(10, 59.9)),
  },
  {
    id: "small.5a-early-60.1",
    clauses: ["36.5.j"],
    situation: execution({ penalty: "5a", ball: at(0, 60.1), beforePlay: true, ...smallest }),
    why: "Inside the own 60-yard line.",
    expect: score(penalty("4", "opposing", 0, 60)),
  },
  {
    id: "small.kn-early",
    clauses: ["36.T.early.kn"],
    situation: execution({ penalty: "knock-in", ball: at(30, 120), beforePlay: true, ...smallest }),
    why: "120 less 60.",
    expect: score(penalty("4", "opposing", 0, 60)),
  },
  {
    id: "small.5a-improper-60",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball: at(0, 60), ...improper, ...smallest }),
    why: "At the centre, but within 60: a 4 is the same place, so 3 or 4.",
    expect: anyOf([penalty("3", "hitting", 0, 40)], "interpretation", {
      alsoAllowed: [penalty("4", "hitting", 0, 60)],
    }),
  },
  {
    id: "small.5a-improper-60.1",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball: at(0, 60.1), ...improper, ...smallest }),
    why: "In the own half: 5b or 4, here from the same place.",
    expect: leaveOut([penalty("5b", "hitting", 0, 60), penalty("4", "hitting", 0, 60)], "interpretation"),
  },
  {
    id: "small.3-stops-at-the-side",
    clauses: ["36.2.b", "37.5a.b"],
    decisions: ["D36-11"],
    situation: execution({ penalty: "3", result: "stopped-short", stoppedAt: at(-38, 12), ...smallest }),
    why: "Half of 80 less five is 35.",
    expect: score(spotHit(-35, 12), "interpretation"),
  },
];

const ownEnd: readonly RuleCase[] = [
  {
    id: "own-end.5a-corner",
    clauses: ["36.5.j"],
    decisions: ["D36-13"],
    situation: execution({ penalty: "5a", ball: at(-70, 290), approach: "went-past" }),
    why: "Inside the line, 70.7 yards from the own goal: 4, or the spot as the milder.",
    expect: anyOf([penalty("4", "opposing", 0, 240)], "interpretation", { alsoAllowed: [spotHit(-70, 290)] }),
  },
  {
    id: "own-end.5a-early-and-miss",
    clauses: ["36.T.early.5a", "36.5.j"],
    situation: execution({ penalty: "5a", ball: at(0, 285), beforePlay: true, stroke: "missed" }),
    why: "The early hit is the fault, and near the own goal it costs a 4.",
    expect: score(penalty("4", "opposing", 0, 240)),
  },
  {
    id: "own-end.5a-early-goal",
    clauses: ["36.T.early.5a", "36.5.j"],
    decisions: ["D36-31"],
    situation: execution({ penalty: "5a", ball: at(5, 250), beforePlay: true, result: "goal" }),
    why: "No goal after a hit before Play.",
    expect: score(penalty("4", "opposing", 0, 240)),
  },
  {
    id: "own-end.5a-stops-short",
    clauses: [],
    situation: execution({ penalty: "5a", ball: at(5, 250), result: "stopped-short", stoppedAt: at(5, 249) }),
    why: "A ball that dies is live at a 5a, wherever.",
    expect: score(playOn),
  },
];

const seconds: readonly RuleCase[] = [
  {
    id: "second.4-goal",
    clauses: ["36.3.a"],
    situation: execution({ penalty: "4", secondPlay: "before-contact", result: "goal" }),
    why: "Mis-hit honestly and put in with the second stroke: it counts.",
    expect: score(goal),
  },
  {
    id: "second.5a-goal",
    clauses: [],
    decisions: ["D36-20"],
    situation: execution({ penalty: "5a", ball: at(0, 80), secondPlay: "before-contact", result: "goal" }),
    why: "Nothing forbids the second play, so the goal counts.",
    expect: score(goal, "interpretation"),
  },
  {
    id: "second.3-defended-missed-after-contact",
    clauses: ["36.T.miss.3"],
    decisions: ["D36-16"],
    situation: execution({ penalty: "3", defended: true, stroke: "missed", secondPlay: "after-contact" }),
    why: "The second play is allowed; the quarrel about the miss stays.",
    expect: leaveOut([spotHit(0, 40), playOn], "conflict"),
  },
  {
    id: "second.3-defended-before-goal",
    clauses: ["37.3.k"],
    situation: execution({ penalty: "3", defended: true, secondPlay: "before-contact", result: "goal" }),
    why: "No goal from a forbidden second play.",
    expect: score(spotHit(0, 40), "any"),
    doubt: "As 37.3.j-goal: D36-31 reasons from table cells only.",
  },
  {
    id: "second.4-tap-first",
    clauses: ["36.3.b"],
    situation: execution({ penalty: "4", intent: "tap", secondPlay: "before-contact" }),
    why: "The licence to play on is for an honest try.",
    expect: score(spotHit(0, 60)),
  },
  {
    id: "second.4-improper",
    clauses: ["36.T.opposing.4"],
    situation: execution({ penalty: "4", ...improper, secondPlay: "before-contact" }),
    why: "The second play is no fault, the defenders' position is.",
    expect: score(penalty("3", "hitting", 0, 40)),
  },
  {
    id: "second.3-early-improper",
    clauses: ["36.5.k"],
    situation: execution({ penalty: "3", ...improper, beforePlay: true, secondPlay: "before-contact" }),
    why: "Both at fault at the hit; what came later is nothing.",
    expect: score(retake("3", at(0, 40))),
  },
];

const places: readonly RuleCase[] = [
  {
    id: "place.5b-improper-stops-short",
    clauses: ["36.T.opposing.5b"],
    situation: execution({ penalty: "5b", ...improper, result: "stopped-short", stoppedAt: at(0, 40) }),
    why: "36.2 does not reach a 5b.",
    expect: score(penalty("4", "hitting", 0, 60)),
  },
  {
    id: "place.6-improper-stops-short",
    clauses: ["36.T.opposing.6"],
    situation: execution({
      penalty: "6",
      ball: at(20, 60),
      ...improper,
      result: "stopped-short",
      stoppedAt: at(0, 40),
    }),
    why: "36.2 does not reach a 6.",
    expect: score(penalty("3", "hitting", 0, 40)),
  },
  {
    id: "place.2-improper-stops-on-the-line",
    clauses: ["36.T.opposing.2"],
    situation: execution({ penalty: "2", ...improper, result: "stopped-short", stoppedAt: at(9, 0) }),
    why: "Whether the line is the end or not, the position was earlier.",
    expect: leaveOut([retake("2", at(0, 30)), penalty1], "interpretation", { chooser: "umpire" }),
  },
  {
    id: "place.2-early-improper-wide",
    clauses: ["36.5.k"],
    decisions: ["D36-33"],
    situation: execution({ penalty: "2", ...improper, beforePlay: true, result: "wide" }),
    why: "Both at fault, so neither 37.2.i nor 36.5.c.",
    expect: score(retake("2", at(0, 30))),
  },
  {
    id: "place.2-spot-at-the-boards-early",
    clauses: ["36.T.early.2", "37.5a.b"],
    decisions: ["D36-11"],
    situation: execution({ penalty: "2", hitFrom: "spot", ball: at(-80, 9), beforePlay: true }),
    why: "The foul was at the boards; the 5a goes in to 75.",
    expect: score(spotHit(-75, 9), "interpretation"),
  },
  {
    id: "place.3-stops-minus-75.1",
    clauses: ["36.2.b", "37.5a.b"],
    decisions: ["D36-11"],
    situation: execution({ penalty: "3", result: "stopped-short", stoppedAt: at(-75.1, 1) }),
    why: "The left side as the right.",
    expect: score(spotHit(-75, 1), "interpretation"),
  },
];

const cards: readonly RuleCase[] = [
  {
    id: "card.2-during-improper-goal",
    clauses: ["36.6.b"],
    decisions: ["D36-41"],
    situation: execution({ penalty: "2", ...improper, yellowCard: "during-execution", result: "goal" }),
    why: "Scored in spite of a defender who was also shown a card: one goal, not two.",
    expect: anyOf([goal], "interpretation", { alsoAllowed: [penalty1] }),
  },
  {
    id: "card.2-during-both-teams",
    clauses: ["36.6.b"],
    decisions: ["D36-41"],
    situation: execution({ penalty: "2", ...improper, yellowCard: "during-execution", beforePlay: true }),
    why: "A fault of the hitting team beside the card.",
    expect: leaveOut([penalty1], "interpretation", { alsoAllowed: [retake("2", at(0, 30))] }),
  },
  {
    id: "card.2-foul-both-teams",
    clauses: ["36.6.a"],
    decisions: ["D36-40"],
    situation: execution({ penalty: "2", ...improper, yellowCard: "for-the-foul", hitting: "improper" }),
    why: "The card for the foul stands in place of the hit; a hitting team's fault makes it no question.",
    expect: leaveOut([penalty1], "not-text"),
  },
  {
    id: "card.4-foul-missed",
    clauses: ["36.T.miss.4"],
    decisions: ["D36-42"],
    situation: execution({ penalty: "4", yellowCard: "for-the-foul", stroke: "missed" }),
    why: "The card for the foul changes nothing at a 4.",
    expect: score(playOn, "interpretation"),
  },
  {
    id: "card.3-foul-improper-wide",
    clauses: ["37.3.m", "36.T.opposing.3"],
    decisions: ["D36-01", "D36-42"],
    situation: execution({ penalty: "3", ...improper, yellowCard: "for-the-foul", result: "wide" }),
    why: "The quarrel of the wide 3 stays as it is.",
    expect: leaveOut([retake("3", at(0, 40)), penalty("2", "hitting", 0, 30)], "conflict"),
  },
  {
    id: "card.5b-during-early",
    clauses: [],
    decisions: ["D36-42"],
    situation: execution({ penalty: "5b", yellowCard: "during-execution", beforePlay: true }),
    why: "Some other foul, of which nothing is told, beside an early hit.",
    expect: leaveOut([spotHit(0, 150)], "not-text", {
      alsoAllowed: [retake("5b", at(0, 150)), { do: "foul", to: "hitting" }],
    }),
    doubt: "D36-42 names no outcome; what the execution alone gives is taken as the first.",
  },
];

export const moreCases: readonly RuleCase[] = [...smallFields, ...ownEnd, ...seconds, ...places, ...cards];
