/** How people go wrong about where a penalty is hit from and what binds the teams meanwhile (37.2 to 37.6). */
import type { XY } from "@/lib/field/point";
import type { Misconception } from "@/lib/items/family";
import type { Call } from "@/lib/items/item";
import { defineEdition, type Edition, type NumberName } from "@/lib/rules/editions/edition";
import type { SetUpRule } from "@/lib/rules/ruling";
import type { HitPenalty, SetUpSituation, Team } from "@/lib/rules/situation";
import { misread, misremembered, stated, wrongCall } from "./make";

type Pull = Misconception["pull"];

/** A number of the edition remembered as another of its numbers. */
function numberFor(id: string, clause: string, pull: Pull, name: NumberName, as: (n: Edition["n"]) => number) {
  return misremembered(id, [clause], pull, (edition) =>
    defineEdition({
      ...edition,
      numbers: { ...edition.numbers, [name]: { ...edition.numbers[name], value: as(edition.n) } },
    }),
  );
}

/** The hit put at a place where nobody would find it in the rules; null where the belief does not apply. */
function placed(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  at: (s: SetUpSituation, edition: Edition) => XY | null,
) {
  return stated(id, clauses, pull, ({ situation }, edition): readonly Call[] => {
    const place = situation.kind === "set-up" ? at(situation, edition) : null;
    if (place === null || situation.kind !== "set-up") return [];
    return [{ is: "outcome", outcome: { do: "penalty", penalty: situation.penalty, to: "hitting", at: place } }];
  });
}

export const p2FromThe40 = numberFor("p2-from-the-40", "37.2.a", 1, "penalty2Line", (n) => n.penalty3Line);
export const p3FromThe30 = numberFor("p3-from-the-30", "37.3.e", 2, "penalty3Line", (n) => n.penalty2Line);
export const p3FromThe60 = numberFor("p3-from-the-60", "37.3.e", 1, "penalty3Line", (n) => n.penalty4Line);
export const p4FromThe40 = numberFor("p4-from-the-40", "37.4.a", 1, "penalty4Line", (n) => n.penalty3Line);
export const p4FromThe30 = numberFor("p4-from-the-30", "37.4.a", 0, "penalty4Line", (n) => n.penalty2Line);
export const p5FromThe60 = placed("p5-from-the-60", ["37.5b.a", "37.5a.a"], 1, (s, { n }) =>
  s.penalty === "5b" || s.penalty === "5a" ? { x: 0, y: n.penalty4Line } : null,
);
export const p5aFromTheCentre = placed("p5a-from-the-centre", ["37.5a.a"], 1, (s) =>
  s.penalty === "5a" ? { x: 0, y: s.field.length / 2 } : null,
);
export const hitFromTheFoul = wrongCall("hit-from-the-foul", ["37.3.e", "37.4.a", "37.5b.a"], 1, "from-foul");
export const hitFromTheBall = wrongCall("hit-from-the-ball", ["37.2.b", "37.3.e", "37.4.a"], 2, "from-ball");

/** The choice of the team fouled overlooked. */
export const spotMeansLine = misread("spot-means-line", ["37.2.c", "37.2.a"], 1, "set-up", (s) =>
  s.hitFrom === "spot" ? { hitFrom: "line", foulAt: undefined } : null,
);
/** The margin of a 5a given to a 2 from the spot. */
export const spotPulledIn = placed("spot-pulled-in", ["37.2.b", "37.5a.b"], 2, (s, { n }) => {
  const widest = s.field.width / 2 - n.sideMargin;
  if (s.foulAt === null || Math.abs(s.foulAt.x) <= widest) return null;
  return { x: Math.sign(s.foulAt.x) * widest, y: s.foulAt.y };
});

export const marginForgotten = numberFor("margin-forgotten", "37.5a.b", 2, "sideMargin", () => 0);
export const marginIsTen = numberFor("margin-is-ten", "37.5a.b", 1, "sideMargin", (n) => 2 * n.sideMargin);
/** The margin kept from the back line too. */
export const marginAtBackLine = placed("margin-at-back-line", ["37.5a.b"], 2, (s, { n }) =>
  s.ballAt !== null && s.ballAt.y < n.sideMargin ? { x: s.ballAt.x, y: n.sideMargin } : null,
);
export const marginMeansThere = stated("margin-means-there", ["37.5a.b"], 1, (_, { n }) => [
  { is: "number", value: n.sideMargin },
]);

export const limitForgotten = numberFor("limit-forgotten", "37.6.b", 2, "penalty6Limit", (n) => n.fieldWidthBoards / 2);
export const limitIsThirty = numberFor("limit-is-thirty", "37.6.b", 1, "penalty6Limit", (n) => n.penalty2Line);
export const safetyFromMiddle = numberFor("safety-from-middle", "37.6.a", 1, "penalty6Limit", () => 0);
export const measuredFromPost = misread("measured-from-post", ["37.6.a"], 1, "set-up", (s) =>
  s.crossedAt === null || Math.abs(s.crossedAt) < 10 ? null : { crossedAt: s.crossedAt - Math.sign(s.crossedAt) * 4 },
);
export const safetyAlwaysAtLimit = placed("safety-always-at-limit", ["37.6.a", "37.6.b"], 0, (s, { n }) =>
  s.crossedAt === null ? null : { x: Math.sign(s.crossedAt) * n.penalty6Limit, y: n.penalty6Line },
);
/** The distance of the line given for the distance from its middle. */
export const lineForAside = stated("line-for-aside", ["37.6.a", "37.6.b"], 1, (_, { n }) => [
  { is: "number", value: n.penalty6Line },
]);

/** A duty believed to bind a team at some penalties. */
function believedRule(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  team: Team,
  at: readonly HitPenalty[],
  rule: SetUpRule,
) {
  return stated(id, clauses, pull, ({ situation }): readonly Call[] =>
    situation.kind === "set-up" && at.includes(situation.penalty) ? [{ is: "rule", team, rule }] : [],
  );
}

export const backLineEverywhere = believedRule(
  "back-line-everywhere",
  ["37.2.e", "37.4.c", "37.6.d"],
  2,
  "opposing",
  ["2", "4", "5a", "5b", "6"],
  "behind-back-line",
);
export const goalClosedEverywhere = believedRule(
  "goal-closed-everywhere",
  ["37.4.c", "37.6.d"],
  1,
  "opposing",
  ["4", "5a", "5b", "6"],
  "outside-goal",
);
export const betweenEverywhere = believedRule(
  "between-everywhere",
  ["37.2.d", "37.3.g", "37.4.c", "37.6.d"],
  0,
  "opposing",
  ["2", "3", "4", "6"],
  "between-ball-and-goal",
);
export const thirtyLineAtFive = believedRule(
  "thirty-line-at-five",
  ["37.2.d", "37.5a.c", "37.5b.b"],
  1,
  "opposing",
  ["2", "5a", "5b"],
  "behind-30-line",
);
export const hittersBehind30 = believedRule("hitters-behind-30", ["37.3.f"], 1, "hitting", ["3"], "behind-30-line");
export const hittersKeepAway = believedRule("hitters-keep-away", ["37.3.f"], 0, "hitting", ["3"], "30-yards-from-ball");
export const hittersBehindBackLine = believedRule(
  "hitters-behind-back-line",
  ["37.3.f"],
  0,
  "hitting",
  ["3"],
  "behind-back-line",
);
export const hittersAnywhere = wrongCall("hitters-anywhere", ["37.3.f"], 2, "anywhere");

export const setUpDefended = misread("set-up-defended", ["37.3.a", "37.3.h"], 2, "set-up", (s) =>
  s.penalty === "3" && !s.defended ? { defended: true } : null,
);
export const setUpUndefended = misread("set-up-undefended", ["37.3.i"], 1, "set-up", (s) =>
  s.defended ? { defended: undefined } : null,
);
export const enterOnceHit = stated("enter-once-hit", ["37.2.g", "37.3.h", "37.3.i"], 2, () => [
  { is: "detail", name: "opposingMayEnter", value: "after-hit" },
]);
export const enterOnPlay = wrongCall("enter-on-play", ["37.2.g", "37.3.h", "37.3.i"], 1, "enter-on-play");
export const enterIfItFalls = wrongCall("enter-if-it-stops", ["37.2.g", "37.3.h", "37.3.i"], 1, "enter-if-it-stops");
