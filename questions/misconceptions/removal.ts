/** How people go wrong about Penalty 7 and what follows it, and about Penalties 8 and 9 and the defended 3. */
import type { Misconception } from "@/lib/items/family";
import type { Call } from "@/lib/items/item";
import type { DefenceElectionSituation, RemovalSituation } from "@/lib/rules/situation";
import { ANYBODY, defenceCall, forfeitCall, sevenCall } from "./calls";
import { misread, stated, wrongCall } from "./make";

/** Whom the captain may name by a belief. */
function names(
  id: string,
  clauses: readonly string[],
  pull: Misconception["pull"],
  whom: (s: RemovalSituation) => readonly { readonly id: string }[],
) {
  return stated(id, clauses, pull, ({ situation }): readonly Call[] =>
    situation.kind === "removal" ? whom(situation).map((player) => ({ is: "player", id: player.id })) : [],
  );
}

const extreme = (s: RemovalSituation, of: (...numbers: number[]) => number) => {
  const wanted = of(...s.fouling.map((player) => player.handicap));
  return s.fouling.filter((player) => player.handicap === wanted);
};

export const nearestEitherWay = names("nearest-either-way", ["37.7.b"], 2, (s) => {
  const gap = (handicap: number) => Math.abs(handicap - s.disabled.handicap);
  const least = Math.min(...s.fouling.map((player) => gap(player.handicap)));
  return s.fouling.filter((player) => gap(player.handicap) === least);
});
export const equalIsAbove = names("equal-is-above", ["37.7.b"], 2, (s) =>
  s.fouling.filter((player) => player.handicap === s.disabled.handicap),
);
export const strongestGoes = names("strongest-goes", ["37.7.b", "37.7.c"], 1, (s) => extreme(s, Math.max));
export const weakestGoes = names("weakest-goes", ["37.7.b", "37.7.c"], 0, (s) => extreme(s, Math.min));
/** The first listed is the one who fouled. */
export const offenderGoes = names("offender-goes", ["37.7.a"], 2, (s) => s.fouling.slice(0, 1));
export const captainDecides = stated("captain-decides", ["37.7.b"], 2, () => [ANYBODY]);
export const anyHigher = names("any-higher", ["37.7.b"], 1, (s) =>
  s.fouling.filter((player) => player.handicap > s.disabled.handicap),
);

export const lateIsFine = misread("late-is-fine", ["37.7.i", "37.CS.2"], 2, "removal", () => ({ resumed: undefined }));
export const alwaysLate = misread("always-late", ["37.7.i", "37.7.h"], 1, "removal", () => ({ resumed: true }));
export const noFoulNeeded = misread("no-foul-needed", ["37.7.g"], 2, "removal", () => ({ byFoul: true }));
export const noRetirementNeeded = misread("no-retirement-needed", ["37.7.a"], 1, "removal", () => ({ retired: true }));
export const nobodyPays = stated("nobody-pays", ["37.7.a"], 1, () => [sevenCall("none")]);
export const sevenAnyway = stated("seven-anyway", ["37.7.g", "37.7.a", "37.7.i"], 2, () => [sevenCall("given")]);
export const tenMinutesAnyway = stated("ten-minutes-anyway", ["37.7.g", "37.CS.2"], 1, () => [sevenCall("later")]);
export const offenderIsSentOff = wrongCall("offender-is-sent-off", ["37.7.a"], 2, "offender");
export const umpireNames = wrongCall("umpire-names", ["37.7.a"], 1, "umpire");

const minutes = (id: string, value: number) => stated(id, ["37.7.h"], 1, () => [{ is: "number", value }]);
export const fiveMinutes = minutes("five-minutes", 5);
export const twentyMinutes = minutes("twenty-minutes", 20);

const allowed = (id: string, clauses: readonly string[], pull: Misconception["pull"], value: boolean) =>
  stated(id, clauses, pull, () => [{ is: "detail", name: "allowed", value }]);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** A wrong word on a change of players; `tempts` says for which kept and proposed anybody would think so. */
function onChange(
  id: string,
  pull: Misconception["pull"],
  call: Call,
  tempts: (kept: readonly number[], proposed: readonly number[]) => boolean,
) {
  return stated(id, ["37.7.k"], pull, ({ situation }): readonly Call[] => {
    if (situation.kind !== "after-removal" || situation.kept === null || situation.proposed === null) return [];
    return tempts(situation.kept, situation.proposed) ? [call] : [];
  });
}
export const capForgotten = allowed("cap-forgotten", ["37.7.k"], 1, true);
export const capIsStrict = onChange(
  "cap-is-strict",
  1,
  { is: "detail", name: "allowed", value: false },
  (kept, proposed) => sum(kept) === sum(proposed),
);
export const eachNoBetter = onChange(
  "each-no-better",
  2,
  { is: "wrong-call", id: "each-no-better" },
  (kept, proposed) => proposed.some((handicap, place) => handicap > (kept[place] ?? 0)),
);
export const nobodyChanged = wrongCall("nobody-changed", ["37.7.k"], 1, "nobody-changed");
export const removedIsOut = allowed("removed-is-out", ["37.7.l"], 2, false);
export const removedForOthers = wrongCall("removed-for-others", ["37.7.l"], 1, "only-for-others");
export const removedIfAgreed = wrongCall("removed-if-agreed", ["37.7.l"], 0, "if-agreed");
export const injuredMayReturn = allowed("injured-may-return", ["37.7.m"], 2, true);
export const injuredIfFour = wrongCall("injured-if-four", ["37.7.m", "37.7.j"], 1, "if-four");
export const injuredNextChukker = wrongCall("injured-next-chukker", ["37.7.m"], 1, "next-chukker");

/** A cap worked out wrongly. */
function cap(
  id: string,
  pull: Misconception["pull"],
  of: (kept: readonly number[], proposed: readonly number[]) => number,
) {
  return stated(id, ["37.7.k"], pull, ({ situation }): readonly Call[] =>
    situation.kind === "after-removal" && situation.kept !== null && situation.proposed !== null
      ? [{ is: "number", value: of(situation.kept, situation.proposed) }]
      : [],
  );
}
export const capOfTheNew = cap("cap-of-the-new", 1, (_, proposed) => sum(proposed));
export const capPlusOne = cap("cap-plus-one", 0, (kept) => sum(kept) + 1);
export const capIsTheBest = cap("cap-is-the-best", 0, (kept) => Math.max(...kept));

const back = (id: string, clauses: readonly string[], pull: Misconception["pull"], value: boolean) =>
  stated(id, clauses, pull, () => [{ is: "detail", name: "mayReturn", value }]);
export const horseMayComeBack = back("horse-may-come-back", ["37.8.a", "37.8.b"], 2, true);
export const horseIsOut = back("horse-is-out", ["37.8.b"], 2, false);
export const horseMustComeBack = wrongCall("horse-must-come-back", ["37.8.b"], 1, "must");
export const horseNextChukker = wrongCall("horse-next-chukker", ["37.8.a", "37.8.b"], 1, "next-chukker");
export const horseOtherRider = wrongCall("horse-other-rider", ["37.8.a"], 0, "other-rider");

export const firstForfeits = stated("first-forfeits", ["37.9.b"], 2, ({ situation }): readonly Call[] =>
  situation.kind === "forfeit" ? [forfeitCall(situation.by[0] ?? "home")] : [],
);
export const lastForfeits = stated("last-forfeits", ["37.9.b"], 1, ({ situation }): readonly Call[] =>
  situation.kind === "forfeit" ? [forfeitCall(situation.by[situation.by.length - 1] ?? "home")] : [],
);
export const otherForfeits = stated("other-forfeits", ["37.9.a"], 0, ({ situation }): readonly Call[] =>
  situation.kind === "forfeit" ? [forfeitCall(situation.by[0] === "home" ? "away" : "home")] : [],
);
export const bothForfeit = stated("both-forfeit", ["37.9.a"], 1, () => [forfeitCall("both")]);
export const forfeitsCancel = wrongCall("forfeits-cancel", ["37.9.b"], 1, "nobody");
export const forfeitReplayed = wrongCall("forfeit-replayed", ["37.9.a"], 0, "replayed");

/** A condition of the defended 3 taken for met, or for not met. */
function condition(
  id: string,
  clause: string,
  pull: Misconception["pull"],
  met: Partial<Record<keyof DefenceElectionSituation, unknown>>,
) {
  return misread(id, [clause], pull, "defence-election", () => met);
}
export const noElectionNeeded = condition("no-election-needed", "37.3.a", 1, { elected: true });
export const noNoticeNeeded = condition("no-notice-needed", "37.3.b", 2, { announced: true });
export const noLimitNeeded = condition("no-limit-needed", "37.3.c", 1, { upperHandicap: 12 });
export const noUmpiresNeeded = condition("no-umpires-needed", "37.3.d", 1, { allGamesTwoCertified: true });
export const approvalIsNothing = condition("approval-is-nothing", "37.3.d", 1, {
  approved: undefined,
  allGamesTwoCertified: undefined,
});
export const overEight = stated("over-eight", ["37.3.c"], 2, () => [defenceCall("37.3.c")]);
export const electionDoubted = stated("election-doubted", ["37.3.a"], 0, () => [defenceCall("37.3.a")]);
export const noticeDoubted = stated("notice-doubted", ["37.3.b"], 1, () => [defenceCall("37.3.b")]);
export const umpiresDoubted = stated("umpires-doubted", ["37.3.d"], 1, () => [defenceCall("37.3.d")]);

/** A yellow card for an unsafe follow-up: it is possible, no more and no less (36.3.c). */
export const cardIsAMust = wrongCall("card-is-a-must", ["36.3.c"], 1, "card-must");
export const cardIsTooMuch = wrongCall("card-is-too-much", ["36.3.c"], 1, "card-never");
