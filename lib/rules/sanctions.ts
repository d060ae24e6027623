/** Penalties 1, 8, 9 and 10: 37.1.a to 37.1.c, 37.8.a to 37.8.c, 37.9.a, 37.9.b, 37.10.a to 37.10.c. */
import type { Edition } from "./editions/edition";
import type { Outcome, Ruling } from "./ruling";
import {
  type ExclusionSituation,
  type ForfeitSituation,
  type GoalSavingSituation,
  type MountSituation,
  SIDES,
} from "./situation";
import { foul, PLAY_ON, penalty, ruling } from "./verdict";

const FORFEIT: Outcome = Object.freeze({ do: "penalty", penalty: "9" });
const EXCLUDED: Outcome = Object.freeze({ do: "penalty", penalty: "10" });

/** A dangerous or a deliberate foul, one is enough, near the goal and meant to save it (D37-22); ends change (D37-23). */
export function ruleGoalSaving(s: GoalSavingSituation, edition: Edition): Ruling {
  if ((s.dangerous || s.deliberate) && s.nearGoal && s.toSaveGoal) {
    return ruling([penalty("1", "hitting")], ["37.1.a", "37.1.b", "37.1.c"], {
      readings: ["D37-22", "D37-23"],
      detail: { goals: edition.n.penalty1Goals, resumeWith: "5b", resumeTo: "hitting", endsChange: true },
    });
  }
  return ruling([foul("hitting")], ["37.1.a"], { readings: ["D37-22"] });
}

/** The mount goes off; under 5, 6a or 6b it may come back once cured, if the game is not delayed (D37-37). */
export function ruleMount(s: MountSituation): Ruling {
  const mayReturn = s.broke !== "other" && s.cured && !s.delays;
  const off = penalty("8", "hitting");
  const detail = { mayReturn };
  if (s.broke === "other") return ruling([off], ["37.8.a"], { detail, readings: ["D37-37"] });
  if (s.broke !== "6a") return ruling([off], ["37.8.b", "37.8.a"], { detail, readings: ["D37-37"] });
  // The note makes a breach of 6a a forfeit, the sentence before it lets the horse back (D37-36).
  return ruling([off, FORFEIT], ["37.8.c", "37.8.b", "37.8.a"], {
    certainty: "conflict",
    exam: mayReturn ? "leave-out" : "any-of",
    readings: ["D37-36"],
    detail,
  });
}

/** Both forfeit where both bring it about, whoever was first (D37-38). */
export function ruleForfeit(s: ForfeitSituation): Ruling {
  const forfeits = SIDES.filter((side) => s.by.includes(side));
  const basis = forfeits.length > 1 ? ["37.9.b", "37.9.a"] : ["37.9.a"];
  return ruling([FORFEIT], basis, { readings: ["D37-38"], detail: { forfeits } });
}

/** Deliberate and dangerous at once (D37-39), or prejudicial conduct: the umpire may (D37-40). */
export function ruleExclusion(s: ExclusionSituation): Ruling {
  const both = s.deliberate && s.dangerous;
  if (both || s.prejudicial) {
    const grounds = both && s.prejudicial ? ["37.10.b", "37.10.c"] : [both ? "37.10.b" : "37.10.c"];
    return ruling([EXCLUDED, PLAY_ON], [...grounds, "37.10.a"], {
      chooser: "umpire",
      readings: ["D37-40"],
      detail: { mayExclude: true },
    });
  }
  const detail = { mayExclude: false };
  if (!s.deliberate && !s.dangerous) return ruling([PLAY_ON], ["37.10.a"], { detail });
  return ruling([PLAY_ON], ["37.10.b"], {
    certainty: "interpretation",
    exam: "leave-out",
    readings: ["D37-39"],
    detail,
  });
}
