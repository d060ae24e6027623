/** goal-saving (37.1), defence-election (37.3.a to d) and follow-up (36.3). D37-22 to D37-26, D36-60. */
import { decided, defenceElection, followUp, foulTo, goalSaving, penalty1, playOn, type RuleCase, score } from "./case";

const one = { goals: 1, resumeWith: "5b", resumeTo: "hitting", endsChange: true } as const;

const goals: readonly RuleCase[] = (
  [
    ["nothing", {}, false],
    ["dangerous-only", { dangerous: true }, false],
    ["dangerous-near-to-save", { dangerous: true, nearGoal: true, toSaveGoal: true }, true],
    ["deliberate-near-to-save", { deliberate: true, nearGoal: true, toSaveGoal: true }, true],
    ["all", { dangerous: true, deliberate: true, nearGoal: true, toSaveGoal: true }, true],
    ["neither-near-to-save", { nearGoal: true, toSaveGoal: true }, false],
    ["far-off", { dangerous: true, deliberate: true, toSaveGoal: true }, false],
    ["not-to-save", { dangerous: true, deliberate: true, nearGoal: true }, false],
    ["dangerous-near", { dangerous: true, nearGoal: true }, false],
    ["deliberate-to-save", { deliberate: true, toSaveGoal: true }, false],
  ] as const
).map(([name, facts, given]) => ({
  id: `37.1-${name}`,
  clauses: given ? ["37.1.a", "37.1.b", "37.1.c"] : ["37.1.a"],
  situation: goalSaving(facts),
  why: "Dangerous or deliberate, and near the goal, and to save a goal (D37-22); ends change all the same (D37-23).",
  expect: given ? score(penalty1, "text", { detail: one }) : score(foulTo("hitting")),
}));

const fit = { elected: true, announced: true, upperHandicap: 8, allGamesTwoCertified: true } as const;

const elections: readonly RuleCase[] = (
  [
    ["8", [], fit, true, "text", "score", "Exactly 8 is 8 and above (D37-26)."],
    ["8.1", [], { ...fit, upperHandicap: 8.1 }, true, "text", "score", "Above 8."],
    ["40", [], { ...fit, upperHandicap: 40 }, true, "text", "score", "The highest there is."],
    ["7.9", ["37.3.c"], { ...fit, upperHandicap: 7.9 }, false, "text", "score", "Below 8."],
    ["7.5", ["37.3.c"], { ...fit, upperHandicap: 7.5 }, false, "text", "score", "7.5 does not reach it."],
    ["0", ["37.3.c"], { ...fit, upperHandicap: 0 }, false, "text", "score", "The lowest there is."],
    ["not-elected", ["37.3.a"], { ...fit, elected: false }, false, "text", "score", "Silence is no election."],
    ["defaults", ["37.3.a"], { upperHandicap: 12 }, false, "text", "score", "Nothing done."],
    [
      "not-announced",
      ["37.3.b"],
      { ...fit, announced: false },
      false,
      "text",
      "score",
      "Chosen but not told (D37-25).",
    ],
    [
      "not-certified",
      ["37.3.d"],
      { ...fit, allGamesTwoCertified: false },
      false,
      "text",
      "score",
      "Neither two umpires nor an approval.",
    ],
    [
      "approved",
      ["37.3.d"],
      { ...fit, allGamesTwoCertified: false, approved: true },
      true,
      "text",
      "score",
      "Approval stands for the umpires (D37-24).",
    ],
    ["both", [], { ...fit, approved: true }, true, "text", "score", "Both."],
    [
      "not-announced-approved",
      ["37.3.b"],
      { ...fit, announced: false, approved: true },
      false,
      "text",
      "score",
      "No approval cures silence (D37-25).",
    ],
    [
      "not-elected-approved",
      ["37.3.a"],
      { ...fit, elected: false, approved: true },
      false,
      "text",
      "score",
      "Nor a missing election.",
    ],
    [
      "7.9-approved",
      ["37.3.c"],
      { ...fit, upperHandicap: 7.9, allGamesTwoCertified: false, approved: true },
      false,
      "interpretation",
      "leave-out",
      "Whether approval loosens the 8 goals is open.",
    ],
    [
      "7.9-approved-certified",
      ["37.3.c"],
      { ...fit, upperHandicap: 7.9, approved: true },
      false,
      "interpretation",
      "leave-out",
      "The same with two umpires.",
    ],
  ] as const
).map(([name, clauses, facts, mayBeDefended, certainty, exam, why]) => ({
  id: `37.3-election-${name}`,
  clauses: mayBeDefended ? ["37.3.a", "37.3.b", "37.3.c", "37.3.d"] : [...clauses],
  situation: defenceElection(facts),
  why,
  expect: decided({ mayBeDefended }, certainty, exam),
}));

const followUps: readonly RuleCase[] = (["4", "6"] as const).flatMap((penalty) =>
  (["hitting", "opposing"] as const).flatMap((by): RuleCase[] => [
    {
      id: `36.3.a-${penalty}-${by}`,
      clauses: ["36.3.a"],
      situation: followUp({ penalty, by }),
      why: "A safe play on the ball after an honest try, by either side.",
      expect: score(playOn),
    },
    {
      id: `36.3.c-${penalty}-${by}`,
      clauses: by === "hitting" ? ["36.3.c"] : ["36.3.a"],
      situation: followUp({ penalty, by, safe: false }),
      why: "Unsafe: a foul without a named penalty, perhaps with a card (D36-60).",
      expect: score(foulTo(by === "hitting" ? "opposing" : "hitting"), by === "hitting" ? "text" : "interpretation", {
        detail: { yellowCard: "possible" },
      }),
    },
  ]),
);

export const goalKindCases: readonly RuleCase[] = [...goals, ...elections, ...followUps];
