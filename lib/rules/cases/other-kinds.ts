/** after-removal (37.7.k to m), mount (37.8), forfeit (37.9), exclusion (37.10). D37-33 to D37-40. */
import type { Outcome } from "../ruling";
import { afterRemoval, decided, exclusion, forfeit, leaveOut, mount, playOn, type RuleCase, score } from "./case";

const substitutions: readonly RuleCase[] = (
  [
    ["less", [3, 2, 1], [3, 2, 0.9], true, 6, "Below the cap."],
    ["equal", [3, 2, 1], [2, 2, 2], true, 6, "The cap itself; how it is spread is free (D37-33)."],
    ["more", [3, 2, 1], [3, 2, 1.1], false, 6, "Above the cap."],
    ["one-very-high", [3, 2, 1], [8, -1, -1], true, 6, "One strong player, two weak ones."],
    ["negative", [-1, 0, 2], [1, 1, 0], false, 1, "Below zero counts against the sum."],
    ["all-negative", [-2, -1, 0], [-1, -1, -1], true, -3, "A cap below zero."],
    [
      "tenths",
      [0.3, 0.2, 0.1],
      [0.1, 0.2, 0.3],
      true,
      0.6,
      "The same players in another order are no more than themselves.",
    ],
  ] as const
).map(([name, kept, proposed, allowed, cap, why]) => ({
  id: `37.7.k-${name}`,
  clauses: ["37.7.k"],
  situation: afterRemoval({ who: "fouling-substitution", kept, proposed }),
  why,
  expect: decided({ allowed, cap }),
}));

const afterwards: readonly RuleCase[] = [
  {
    id: "37.7.l",
    clauses: ["37.7.l"],
    situation: afterRemoval({ who: "removed-as-substitute" }),
    why: "The player sent away may act as a substitute (D37-34).",
    expect: decided({ allowed: true }),
  },
  {
    id: "37.7.m",
    clauses: ["37.7.m"],
    situation: afterRemoval({ who: "injured-returns" }),
    why: "Not once it is three a side (D37-35).",
    expect: decided({ allowed: false }),
  },
];

const eight: Outcome = { do: "penalty", penalty: "8", to: "hitting" };
const nine: Outcome = { do: "penalty", penalty: "9" };

const mounts: readonly RuleCase[] = (["5", "6b", "other"] as const).flatMap((broke) =>
  (
    [
      ["", {}, false],
      ["-cured", { cured: true }, broke !== "other"],
      ["-cured-late", { cured: true, delays: true }, false],
      ["-late", { delays: true }, false],
    ] as const
  ).map(
    ([name, facts, mayReturn]): RuleCase => ({
      id: `37.8-${broke}${name}`,
      clauses: mayReturn ? ["37.8.a", "37.8.b"] : ["37.8.a"],
      situation: mount({ broke, ...facts }),
      why: "Back only under Rule 5, 6a or 6b, cured, and without holding up the game (D37-37).",
      expect: score(eight, "text", { detail: { mayReturn } }),
    }),
  ),
);

const sixA: readonly RuleCase[] = (
  [
    ["", {}, false, "any-of"],
    ["-cured", { cured: true }, true, "leave-out"],
    ["-cured-late", { cured: true, delays: true }, false, "any-of"],
    ["-late", { delays: true }, false, "any-of"],
  ] as const
).map(([name, facts, mayReturn, exam]) => ({
  id: `37.8.c-6a${name}`,
  clauses: ["37.8.a", "37.8.b", "37.8.c"],
  decisions: ["D37-36"],
  situation: mount({ broke: "6a", ...facts }),
  why: "One clause lets the cured horse back, the note says that the game is lost.",
  expect: { outcomes: [eight, nine], chooser: null, certainty: "conflict" as const, exam, detail: { mayReturn } },
}));

const forfeits: readonly RuleCase[] = (
  [
    ["home", ["home"], ["home"]],
    ["away", ["away"], ["away"]],
    ["home-away", ["home", "away"], ["home", "away"]],
    ["away-home", ["away", "home"], ["home", "away"]],
    ["home-twice", ["home", "home"], ["home"]],
    ["away-home-away", ["away", "home", "away"], ["home", "away"]],
  ] as const
).map(([name, by, sides]) => ({
  id: `37.9-${name}`,
  clauses: sides.length === 2 ? ["37.9.a", "37.9.b"] : ["37.9.a"],
  situation: forfeit({ by }),
  why: "Whoever breaks such a rule loses the game; both may (D37-38).",
  expect: score(nine, "text", { detail: { forfeits: sides } }),
}));

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
  deliberate: (n & 1) > 0,
  dangerous: (n & 2) > 0,
  prejudicial: (n & 4) > 0,
}));

const exclusions: readonly RuleCase[] = EIGHT.map((facts): RuleCase => {
  const both = facts.deliberate && facts.dangerous;
  const mayExclude = both || facts.prejudicial;
  const oneOnly = !mayExclude && (facts.deliberate || facts.dangerous);
  const told = Object.entries(facts).flatMap(([name, is]) => (is ? [name] : []));
  return {
    id: `37.10-${told.join("-") || "nothing"}`,
    clauses: mayExclude ? ["37.10.a", facts.prejudicial ? "37.10.c" : "37.10.b"] : oneOnly ? ["37.10.b"] : [],
    situation: exclusion(Object.fromEntries(told.map((name) => [name, true]))),
    why: "A foul both deliberate and dangerous, or conduct that harms the game (D37-39, D37-40).",
    expect: mayExclude
      ? {
          outcomes: [{ do: "penalty", penalty: "10" }, playOn],
          chooser: "umpire",
          certainty: "text",
          exam: "score",
          detail: { mayExclude },
        }
      : oneOnly
        ? leaveOut([playOn], "interpretation", { detail: { mayExclude } })
        : score(playOn, "text", { detail: { mayExclude } }),
    ...(facts.prejudicial && both
      ? { doubt: "Both grounds at once: 37.10.c is asked for, 37.10.b may stand beside it." }
      : {}),
  };
});

export const otherKindCases: readonly RuleCase[] = [
  ...substitutions,
  ...afterwards,
  ...mounts,
  ...sixA,
  ...forfeits,
  ...exclusions,
];
