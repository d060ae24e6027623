/** A player off the field comes back (36.4.1, 36.4.2). D36-50 to D36-55. */
import type { Outcome } from "../ruling";
import type { SituationInput } from "../situation";
import {
  anyOf,
  at,
  type Expectation,
  foulTo,
  leaveOut,
  penalty,
  penalty1,
  playOn,
  type RuleCase,
  retake,
  returning,
  score,
} from "./case";

const two = penalty("2", "hitting", 0, 30);
const three = penalty("3", "hitting", 0, 40);
const four = penalty("4", "hitting", 0, 60);
const centre = penalty("5b", "hitting", 0, 150);

/** Not in position at the hit and makes a play; whether that is allowed hangs on the rest. */
const play = { reached: false, madePlay: true } as const;
const hindrance = { unobtrusive: false } as const;
const againstHitting = foulTo("opposing");

/** The conditions, told at a Penalty 4 for the fouling team and for the fouled team: id, clauses' letters, facts, breach? */
const CONDITIONS: readonly (readonly [string, readonly string[], SituationInput, boolean, string])[] = [
  ["all-right", [""], {}, false, "Back in position, unobtrusive, on the field, 60 yards off."],
  ["obtrusive", ["a", "g"], hindrance, true, "Came back obtrusively."],
  ["off-the-field", ["b", "g"], { onField: false }, true, "Came back along the outside."],
  ["29.9", ["c", "g"], { nearest: 29.9 }, true, "Nearer than 30 yards to the placed ball."],
  ["30", ["c"], { nearest: 30 }, false, "Exactly 30 is not closer than 30 (D36-50)."],
  ["30.1", ["c"], { nearest: 30.1 }, false, "Farther than 30."],
  ["0", ["c", "g"], { nearest: 0 }, true, "Over the ball."],
  ["not-there-no-play", ["d"], { reached: false }, false, "Not in position at the hit, and makes no play."],
  ["there-and-plays", [""], { madePlay: true }, false, "In position at the hit: free to play (D36-51)."],
  ["not-there-plays", ["d", "g"], play, true, "Neither condition met."],
  ["passed-teammate", ["e"], { ...play, passedTeammate: true }, false, "One condition is enough: a teammate passed."],
  [
    "travelled-and-midfield",
    ["f"],
    { ...play, ballTravelled: 30, passedMidfield: true },
    false,
    "The other: 30 yards exactly and midfield.",
  ],
  [
    "travelled-30.1-and-midfield",
    ["f"],
    { ...play, ballTravelled: 30.1, passedMidfield: true },
    false,
    "More than 30.",
  ],
  [
    "travelled-29.9-and-midfield",
    ["d", "g"],
    { ...play, ballTravelled: 29.9, passedMidfield: true },
    true,
    "Not yet 30 yards.",
  ],
  ["travelled-only", ["d", "g"], { ...play, ballTravelled: 120 }, true, "The second condition needs both halves."],
  ["midfield-only", ["d", "g"], { ...play, passedMidfield: true }, true, "The second condition needs both halves."],
  [
    "route-before-play",
    ["a", "g"],
    { ...play, ...hindrance, passedTeammate: true },
    true,
    "Allowed to play, but the way back was a breach.",
  ],
];

const at4 = CONDITIONS.flatMap(([name, letters, facts, breach, why]): RuleCase[] =>
  (
    [
      ["36.4.1", "opposing", score(three, "interpretation")],
      ["36.4.2", "hitting", score(againstHitting)],
    ] as const
  ).map(([clause, team, punished]) => ({
    id: `${clause}-${name}`,
    clauses: letters.map((letter) => (letter ? `${clause}.${letter}` : clause)),
    situation: returning({ penalty: "4", team, ...facts }),
    why,
    expect: breach ? punished : score(playOn),
  })),
);

/** The increased penalty, for an obtrusive return of the fouling team. */
const increased = (
  [
    ["2", { penalty: "2" }, anyOf([retake("2", at(0, 30)), penalty1], "text", { chooser: "umpire" })],
    [
      "2-spot",
      { penalty: "2", ball: at(-14, 41) },
      anyOf([retake("2", at(-14, 41)), penalty1], "text", { chooser: "umpire" }),
    ],
    ["3", { penalty: "3" }, score(two, "interpretation")],
    ["3-defended", { penalty: "3", defended: true }, score(two, "interpretation")],
    ["5b", { penalty: "5b" }, score(four, "interpretation")],
    ["6", { penalty: "6", ball: at(20, 60) }, anyOf([three], "interpretation", { alsoAllowed: [four] })],
    ["5a-100", { penalty: "5a", ball: at(10, 100) }, score(four, "interpretation")],
    ["5a-60", { penalty: "5a", ball: at(10, 60) }, anyOf([three], "interpretation", { alsoAllowed: [four] })],
    ["5a-40", { penalty: "5a", ball: at(10, 40) }, leaveOut([two, three, four], "interpretation")],
    ["5a-own-half", { penalty: "5a", ball: at(10, 220) }, leaveOut([centre, four], "interpretation")],
    ["5a-wide", { penalty: "5a", ball: at(70, 145) }, leaveOut([four], "interpretation", { alsoAllowed: [centre] })],
    ["5b-length-250", { penalty: "5b", field: { length: 250 } }, score(four, "interpretation")],
  ] as const satisfies readonly (readonly [string, SituationInput, Expectation])[]
).map(
  ([name, facts, expect]): RuleCase => ({
    id: `D36-52-${name}`,
    clauses: ["36.4.1.g"],
    decisions: ["D36-52"],
    situation: returning({ ...facts, team: "opposing", ...hindrance }),
    why: "The increased penalty, by the table's steps.",
    expect,
    doubt: name.startsWith("2")
      ? "D36-52 calls the steps interpretation, but for 2 points to D36-02, whose certainty is text."
      : undefined,
  }),
);

/** The fouled team: a foul that has no name. */
const appropriate = (
  [
    ["3-defended", { penalty: "3", defended: true }],
    ["5a", { penalty: "5a", ball: at(0, 70) }],
    ["5b", { penalty: "5b" }],
    ["6", { penalty: "6", ball: at(0, 60) }],
  ] as const
).map(
  ([name, facts]): RuleCase => ({
    id: `D36-53-${name}`,
    clauses: ["36.4.2.b", "36.4.2.g"],
    decisions: ["D36-53"],
    situation: returning({ ...facts, team: "hitting", onField: false }),
    why: "An appropriate penalty, which the rule does not name.",
    expect: score(againstHitting),
  }),
);

const quiet = (
  [
    ["3", { penalty: "3" }],
    ["2", { penalty: "2" }],
    ["3-not-there", { penalty: "3", reached: false }],
    ["3-defended", { penalty: "3", defended: true }],
    ["5a", { penalty: "5a", ball: at(0, 200) }],
    ["5b", { penalty: "5b" }],
    ["6", { penalty: "6", ball: at(-40, 60) }],
  ] as const
).map(
  ([name, facts]): RuleCase => ({
    id: `36.4.1-defaults.${name}`,
    clauses: name === "3-not-there" ? ["36.4.1.d"] : ["36.4.1"],
    situation: returning({ ...facts, team: "opposing" }),
    why: "A proper return makes no difference.",
    expect: score(playOn),
  }),
);

const met = (name: string, facts: SituationInput): RuleCase => ({
  id: `D36-54-${name}`,
  clauses: ["36.4.1"],
  decisions: ["D36-54"],
  situation: returning({ team: "opposing", ...facts }),
  why: "36.4.1 lets the player play, Rule 37 lets nobody of that team come in.",
  expect: leaveOut([playOn], "conflict"),
});

const nobodyMayCome: readonly RuleCase[] = [
  met("2-passed-teammate", { penalty: "2", ...play, passedTeammate: true }),
  met("2-travelled", { penalty: "2", ball: at(12, 66), ...play, ballTravelled: 30, passedMidfield: true }),
  met("3-passed-teammate", { penalty: "3", ...play, passedTeammate: true }),
  met("2-not-there-no-play", { penalty: "2", reached: false }),
  {
    id: "D36-54-3-defended",
    clauses: ["36.4.1.e"],
    situation: returning({ penalty: "3", defended: true, team: "opposing", ...play, passedTeammate: true }),
    why: "At a defended 3 they may come in, so nothing quarrels.",
    expect: score(playOn),
  },
  {
    id: "D36-54-2-too-early",
    clauses: ["36.4.1.d", "36.4.1.g"],
    decisions: ["D36-52"],
    situation: returning({ penalty: "2", team: "opposing", ...play }),
    why: "A play before the conditions are met is a breach by both rules.",
    expect: anyOf([retake("2", at(0, 30)), penalty1], "text", { chooser: "umpire" }),
    doubt: "As for D36-52 at a 2: text or interpretation.",
  },
  {
    id: "D36-54-3-too-early",
    clauses: ["36.4.1.d", "36.4.1.g"],
    decisions: ["D36-52"],
    situation: returning({ penalty: "3", team: "opposing", ...play }),
    why: "The same at an undefended 3: Penalty 2.",
    expect: score(two, "interpretation"),
  },
];

const fouledTeam = (name: string, facts: SituationInput, outcome: Outcome): RuleCase => ({
  id: `D36-55-${name}`,
  clauses: [],
  decisions: ["D36-55"],
  situation: returning({ team: "hitting", ...facts }),
  why: "36.4.2 does not list it; Rule 37 itself excuses a player on the way back at a 3.",
  expect: leaveOut([outcome], "interpretation"),
});

const fouledTeamNotListed: readonly RuleCase[] = [
  fouledTeam("2", { penalty: "2" }, playOn),
  fouledTeam("2-obtrusive", { penalty: "2", ...hindrance }, againstHitting),
  fouledTeam("2-29.9", { penalty: "2", ball: at(5, 5), nearest: 29.9 }, againstHitting),
  fouledTeam("3", { penalty: "3" }, playOn),
  fouledTeam("3-plays-too-early", { penalty: "3", ...play }, againstHitting),
  fouledTeam("3-passed-teammate", { penalty: "3", ...play, passedTeammate: true }, playOn),
];

export const returnCases: readonly RuleCase[] = [
  ...at4,
  ...increased,
  ...appropriate,
  ...quiet,
  ...nobodyMayCome,
  ...fouledTeamNotListed,
];
