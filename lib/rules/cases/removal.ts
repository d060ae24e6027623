/** Penalty 7 (37.7). D37-27 to D37-32. */
import type { Detail, Outcome } from "../ruling";
import { type Expectation, type RuleCase, removal } from "./case";

const seven: Outcome = { do: "penalty", penalty: "7", to: "hitting" };
const ids = "abcd";

/** One to four offenders named a, b, c, d with these handicaps. */
const match = (disabled: number, ...fouling: readonly number[]) => ({
  disabled: { handicap: disabled },
  fouling: fouling.map((handicap, index) => ({ id: ids.charAt(index), handicap })),
});

const given = (designate: string, certainty: Expectation["certainty"] = "text"): Expectation => ({
  outcomes: [seven],
  chooser: null,
  certainty,
  exam: "score",
  detail: { mayDesignate: designate.split(""), or: "substitute", minutes: 15 },
});

const none = (detail: Detail | undefined, certainty: Expectation["certainty"] = "text"): Expectation => ({
  outcomes: [],
  chooser: null,
  certainty,
  exam: "score",
  detail,
});

const handicaps = (
  [
    ["all-above", match(0, 1, 2, 3, 4), "a", "text", "The next one above."],
    ["all-above-unordered", match(1, 6, 3, 5, 2), "d", "text", "The order of the list is nothing."],
    ["all-above-two-nearest", match(0, 3, 2, 5, 2), "bd", "text", "Two at the nearest handicap: either."],
    [
      "some-below",
      match(2, 1, 3, 3, 6),
      "bc",
      "interpretation",
      "Higher than some, lower than others: the nearest above (D37-28).",
    ],
    ["equal-skipped", match(2, 2, 3, 4, 5), "b", "interpretation", "Equal is not above (D37-27)."],
    ["equal-skipped-several", match(2, 2, 2, 7, 2), "c", "interpretation", "Three equal ones skipped."],
    ["equal-to-every", match(3, 3, 3, 3, 3), "abcd", "text", "Equal to every offender: anyone."],
    ["highest-and-equal", match(3, 3, 2, 1, 0), "abcd", "text", "Equal to or higher than every one: anyone."],
    ["above-all", match(10, 9, 2, 0, -2), "abcd", "text", "Higher than every one: anyone."],
    ["one-offender-above", match(1, 4), "a", "text", "Only one is listed."],
    ["one-offender-below", match(4, 1), "a", "text", "Only one is listed, and below."],
    ["negative", match(-2, -3, -1, 0, 1), "b", "interpretation", "Below zero counts the same way."],
    ["negative-all-above", match(-3, -2, -1, 0, 1), "a", "text", "The lowest handicap there is."],
    ["fractions", match(1.5, 1, 1.75, 2, 1.5), "b", "interpretation", "Fractions are taken; 1.5 itself is not above."],
    ["just-above", match(4, 4.1, 3.9, 5, 6), "a", "interpretation", "A tenth above is the nearest."],
  ] as const
).map(
  ([name, facts, designate, certainty, why]): RuleCase => ({
    id: `37.7-${name}`,
    clauses: designate === "abcd" || name === "one-offender-below" ? ["37.7.a", "37.7.c"] : ["37.7.a", "37.7.b"],
    situation: removal(facts),
    why,
    expect: given(designate, certainty),
  }),
);

const rest: readonly RuleCase[] = [
  {
    id: "37.7-all-its-rules",
    clauses: ["37.7.a", "37.7.b", "37.7.d", "37.7.e", "37.7.f", "37.7.h", "37.7.j"],
    situation: removal(match(2, 3, 4, 5, 6)),
    why: "The umpires' alone to give, for an injury by a foul; 15 minutes; a substitute instead; three a side; no new handicap.",
    expect: given("a"),
  },
  {
    id: "37.7.g-no-foul",
    clauses: ["37.7.g"],
    situation: removal({ ...match(2, 3, 4, 5, 6), byFoul: false }),
    why: "An injury without a foul brings no Penalty 7 (D37-32).",
    expect: none({}),
  },
  {
    id: "37.7.a-no-retirement",
    clauses: ["37.7.a"],
    situation: removal({ ...match(2, 3, 4, 5, 6), retired: false }),
    why: "The player goes on: no Penalty 7.",
    expect: none({}),
  },
  {
    id: "37.7-neither",
    clauses: [],
    situation: removal({ ...match(2, 3, 4, 5, 6), byFoul: false, retired: false }),
    why: "Neither foul nor retirement.",
    expect: none({}),
  },
  {
    id: "37.7.i",
    clauses: ["37.7.i", "37.CS.2"],
    situation: removal({ ...match(2, 3, 4, 5, 6), resumed: true }),
    why: "Play has gone on: Rule 21.d and ten minutes (D37-30).",
    expect: none({ rule: "21.d", minutes: 10 }),
  },
  {
    id: "37.7.i-no-foul",
    clauses: [],
    situation: removal({ ...match(2, 3, 4, 5, 6), resumed: true, byFoul: false }),
    why: "Too late and no foul: no penalty; the detail is open.",
    expect: none(undefined, "any"),
  },
  {
    id: "37.7.i-no-retirement",
    clauses: [],
    situation: removal({ ...match(2, 3, 4, 5, 6), resumed: true, retired: false }),
    why: "Too late and no retirement: no penalty; the detail is open.",
    expect: none(undefined, "any"),
  },
];

export const removalCases: readonly RuleCase[] = [...handicaps, ...rest];
