/**
 * How people go wrong about the penalties themselves: Rule 37. The first twelve are beliefs found in public explanations of
 * the game, wrong or outdated by the 2026 text; none may ever be a key.
 */
import type { Call } from "@/lib/items/item";
import { defineEdition } from "@/lib/rules/editions/edition";
import type { SetUpRule } from "@/lib/rules/ruling";
import type { HitPenalty } from "@/lib/rules/situation";
import { misread, misremembered, stated, wrongCall } from "./make";

/** A rule believed to bind the opposing team at some penalties. */
function believedRule(id: string, clauses: readonly string[], penalties: readonly HitPenalty[], rule: SetUpRule) {
  return stated(id, clauses, 2, ({ situation }): readonly Call[] =>
    situation.kind === "set-up" && penalties.includes(situation.penalty)
      ? [{ is: "rule", team: "opposing", rule }]
      : [],
  );
}

export const p3DefendersBehind30 = believedRule("p3-defenders-behind-30", ["37.3.g"], ["3"], "behind-30-line");
export const p4DefendersBehind40 = believedRule("p4-defenders-behind-40", ["37.4.c"], ["4"], "behind-40-line");
export const p6StopsALikelyGoal = wrongCall("p6-stops-a-likely-goal", ["37.6.a", "37.1.a"], 1, "safety", "hitting");
export const p6NobodyBetween = wrongCall("p6-nobody-between", ["37.6.d"], 1, "nobody-between");
export const p1ThrowInCentre = wrongCall("p1-throw-in-centre", ["37.1.b"], 2, "throw-in-centre");
export const everybodyBehindTheBall = wrongCall(
  "everybody-behind-the-ball",
  ["37.2.d", "37.3.f", "37.4.b"],
  1,
  "everybody-behind-ball",
);
export const p4DefendersBehindTheBall = wrongCall(
  "p4-defenders-behind-the-ball",
  ["37.4.c"],
  1,
  "defenders-behind-ball",
);
export const p2FromThe60 = misremembered("p2-from-the-60", ["37.2.a"], 1, (edition) =>
  defineEdition({
    ...edition,
    numbers: {
      ...edition.numbers,
      penalty2Line: { ...edition.numbers.penalty2Line, value: edition.numbers.penalty4Line.value },
    },
  }),
);
export const p1HitFromCentre = wrongCall("p1-hit-from-centre", ["37.1.a"], 1, "hit-from-centre");
export const p1ThrowInTen = wrongCall("p1-throw-in-ten", ["37.1.b", "37.1.c"], 1, "throw-in-ten");
export const listEndsAt5 = wrongCall("list-ends-at-5", ["37.10.a"], 1, "list-ends");
export const p5aFromTheFoul = wrongCall("p5a-from-the-foul", ["37.5a.a"], 2, "free-hit-from-foul", "hitting");

export const goalFoulIsAFoul = misread("goal-foul-is-a-foul", ["37.1.a"], 1, "goal-saving", (s) =>
  s.toSaveGoal && s.nearGoal ? { dangerous: undefined, deliberate: undefined } : null,
);
export const anyFoulNearGoal = misread("any-foul-near-goal", ["37.1.a"], 2, "goal-saving", () => ({
  dangerous: true,
  nearGoal: true,
  toSaveGoal: true,
}));
export const endsStay = wrongCall("ends-stay", ["37.1.c"], 1, "goal-and-5b-same-ends");

export const dangerIsEnough = misread("danger-is-enough", ["37.10.b"], 1, "exclusion", () => ({
  dangerous: true,
  deliberate: true,
}));
/** Takes the card or the ten minutes for the most that an umpire has. */
export const exclusionGoesTooFar = misread("exclusion-goes-too-far", ["37.10.a"], 1, "exclusion", () => ({
  dangerous: undefined,
  deliberate: undefined,
  prejudicial: undefined,
}));
export const onlyAFoulExcludes = misread("only-a-foul-excludes", ["37.10.c"], 1, "exclusion", (s) =>
  s.prejudicial ? { prejudicial: undefined } : null,
);
export const exclusionIsAMust = wrongCall("exclusion-is-a-must", ["37.10.a"], 1, "must");

/** The other side blamed for a foul. */
export const wrongSideBlamed = misread("wrong-side-blamed", ["36.3.a", "36.3.c"], 1, "follow-up", (s) =>
  s.safe ? null : { by: s.by === "hitting" ? "opposing" : "hitting" },
);
export const followUpForbidden = misread("follow-up-forbidden", ["36.3.a"], 2, "follow-up", (s) =>
  s.safe ? { safe: false } : null,
);
export const followUpHitAgain = wrongCall("follow-up-hit-again", ["36.3.a", "36.5.k"], 1, "retake", "hitting");
export const followUpKnockIn = wrongCall("follow-up-knock-in", ["36.3.a"], 0, "knock-in-opposing");
export const followUpAlwaysFine = misread("follow-up-always-fine", ["36.3.a", "36.3.c"], 1, "follow-up", (s) =>
  s.safe ? null : { safe: true },
);
