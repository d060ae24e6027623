/** 36.T.opposing.5a, "next more severe", by the place of the ball. D36-03. */
import { anyOf, at, execution, leaveOut, penalty, type RuleCase, score } from "./case";

const improper = { opposing: "improper" } as const;
const two = penalty("2", "hitting", 0, 30);
const three = penalty("3", "hitting", 0, 40);
const four = penalty("4", "hitting", 0, 60);
const centre = penalty("5b", "hitting", 0, 150);

/** What the placed 5a becomes when the defenders break its procedure, by the place of the ball. */
const nextMoreSevere: readonly RuleCase[] = (
  [
    ["100", at(10, 100), score(four, "interpretation"), "Up-field of 60 and short of the centre: 4."],
    ["60.1", at(0, 60.1), score(four, "interpretation"), "Just more than 60 yards out: 4 is nearer."],
    [
      "60",
      at(0, 60),
      anyOf([three], "interpretation", { alsoAllowed: [four] }),
      "At 60 a 4 is no harsher than the spot.",
    ],
    [
      "40.1",
      at(0, 40.1),
      anyOf([three], "interpretation", { alsoAllowed: [four] }),
      "Still 3 by distance, 4 by number.",
    ],
    ["40", at(0, 40), leaveOut([two, three, four], "interpretation"), "At 40 not even a 3 is harsher."],
    ["20", at(5, 20), leaveOut([two, three, four], "interpretation"), "Nearer than any penalty line."],
    ["150-centre", at(0, 150), score(four, "interpretation"), "The centre spot itself is not farther than itself."],
    ["150-arc", at(42, 144), score(four, "interpretation"), "42 and 144: exactly 150 from the goal."],
    [
      "over-150-arc",
      at(42.1, 144),
      leaveOut([four], "interpretation", { alsoAllowed: [centre] }),
      "A 5b would be harsher than this spot.",
    ],
    ["under-150-arc", at(-41.9, 144), score(four, "interpretation"), "A shade inside the arc."],
    ["150-wide", at(50, 150), leaveOut([four], "interpretation", { alsoAllowed: [centre] }), "On midfield but wide."],
    [
      "150.1",
      at(0, 150.1),
      leaveOut([centre, four], "interpretation"),
      "In the own half: 5b by distance, 4 by number.",
    ],
    ["280", at(-60, 280), leaveOut([centre, four], "interpretation"), "Deep in the own half."],
  ] as const
).map(
  ([name, ball, expect, why]): RuleCase => ({
    id: `D36-03-${name}`,
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball, ...improper }),
    why,
    expect,
  }),
);

const shortField: readonly RuleCase[] = [
  {
    id: "D36-03-short-field-125",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball: at(0, 125), ...improper, field: { length: 250 } }),
    why: "On a 250-yard field the centre is at 125.",
    expect: score(four, "interpretation"),
  },
  {
    id: "D36-03-short-field-125.1",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball: at(0, 125.1), ...improper, field: { length: 250 } }),
    why: "Beyond it 5b comes between.",
    expect: leaveOut([penalty("5b", "hitting", 0, 125), four], "interpretation"),
  },
  {
    id: "D36-03-missed",
    clauses: ["36.T.opposing.5a"],
    decisions: ["D36-03"],
    situation: execution({ penalty: "5a", ball: at(10, 100), ...improper, stroke: "missed" }),
    why: "The miss is live; the defenders' fault is judged by the place of the ball.",
    expect: score(four, "interpretation"),
  },
];

export const nextMoreSevereCases: readonly RuleCase[] = [...nextMoreSevere, ...shortField];
