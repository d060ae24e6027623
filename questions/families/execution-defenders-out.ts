/** A defender out of position at the hit: the row `opposing`, and what a goal does to it (36.5.a to 36.5.c). */
import type { PlanMark } from "@/lib/field/plan";
import { askCall, askYardsOut } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import { limitMark } from "@/lib/items/plan";
import type { Result } from "@/lib/rules/situation";
import {
  alwaysFromTheHit,
  freeHitFromCentre,
  goalAndIncrease,
  hitAgain,
  opposingFaultUnseen,
  penalty1ForAnyFault,
  raisedTooFar,
  raisedTooLittle,
  throwInSettlesIt,
  wrongColumn,
} from "@/questions/misconceptions/execution";
import {
  backTo,
  executionOf,
  executionPlan,
  executionPrompt,
  flipTo,
  type HitName,
  hitNamed,
  opening,
  resultTold,
} from "./parts/execution";
import { defenderOut } from "./parts/out-of-position";

const ONE = [
  goalAndIncrease,
  wrongColumn,
  hitAgain,
  opposingFaultUnseen,
  raisedTooFar,
  raisedTooLittle,
  penalty1ForAnyFault,
];
/** At a knock-in a goal is nothing that anybody would give. */
const KNOCK_IN = [wrongColumn, hitAgain, opposingFaultUnseen, raisedTooFar, throwInSettlesIt];
const ALL = [opposingFaultUnseen, wrongColumn, alwaysFromTheHit];
const GOAL = [goalAndIncrease, hitAgain, freeHitFromCentre, throwInSettlesIt];

const HITS: readonly (readonly [HitName, Result])[] = [
  ["4", "wide"],
  ["4", "in-play"],
  ["6", "wide"],
  ["5b", "in-play"],
  ["5a", "in-play"],
  ["knock-in", "in-play"],
  ["3", "in-play"],
  ["4", "deflected"],
  ["6", "deflected"],
  ["2", "goal"],
  ["3", "goal"],
  ["4", "goal"],
  ["6", "goal"],
  ["2", "goal-prevented"],
  ["3", "goal-prevented"],
  ["4", "goal-prevented"],
  ["6", "goal-prevented"],
  ["2", "wide"],
  ["2", "deflected"],
  ["2", "in-play"],
];

function caseOf([name, result]: (typeof HITS)[number], format: "one" | "number"): Case {
  const goal = result === "goal" || result === "goal-prevented";
  const open = name === "2" && !goal;
  return {
    facts: (random) => ({ ...hitNamed(random, name), opposing: "improper", result }),
    format: format === "number" ? "number" : open ? "choose-all" : "choose-one",
    ask: format === "number" ? askYardsOut : askCall,
    misconceptions: open ? ALL : goal ? GOAL : name === "knock-in" ? KNOCK_IN : ONE,
    scene: open
      ? "open"
      : result === "goal"
        ? "goal"
        : goal
          ? "prevented"
          : name === "knock-in"
            ? "knock-in"
            : "raised",
  };
}

/** The raised penalties, asked by the yards from which they are hit. */
const BY_YARDS: readonly (typeof HITS)[number][] = [
  ["4", "in-play"],
  ["6", "in-play"],
  ["5b", "in-play"],
  ["5a", "in-play"],
  ["3", "in-play"],
];

/** The table against 37.3.m (D36-01): shown in practice as what it is, never in an exam. */
const DISPUTED: readonly Case[] = (["wide", "deflected"] as const).map((result) => ({
  facts: (random) => ({ ...hitNamed(random, "3"), opposing: "improper", result }),
  format: "choose-all",
  ask: askCall,
  misconceptions: [opposingFaultUnseen, wrongColumn, alwaysFromTheHit],
  scene: "disputed",
}));

const cases: readonly Case[] = [
  ...HITS.map((hit) => caseOf(hit, "one")),
  ...BY_YARDS.map((hit) => caseOf(hit, "number")),
  ...DISPUTED,
];

export const executionDefendersOut: Family = {
  id: "execution-defenders-out",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), defenderOut(t).words, resultTold(t), ...(t.format === "number" ? [t.say("whistle")] : [])],
  prompt: (t) => (t.scene === "disputed" ? t.shared("scene.prompt.disputed") : executionPrompt(t)),
  why: (t) => t.say(`why.${t.scene}`),
  flips: [
    flipTo("wide", { result: "wide" }),
    backTo("opposing-in-place", "opposing"),
    flipTo("goal", { result: "goal" }),
  ],
  plan: (t) => executionPlan(t, defenderOut(t).drawn),
  planMarks: (t): readonly PlanMark[] => {
    const limit = limitMark(executionOf(t), t.edition);
    return limit === null ? [] : [limit];
  },
};
