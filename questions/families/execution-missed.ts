/** A swing that misses, meant in earnest: the row `miss` of the table. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Execution } from "@/lib/rules/situation";
import {
  faultCosts4,
  freeHitFromCentre,
  intentAlwaysBad,
  missCostsEverywhere,
  missIsNoStroke,
  missLiveEverywhere,
  throwInSettlesIt,
  wastedHitKnockIn,
} from "@/questions/misconceptions/execution";
import { atPenalty, executionOf, executionPlan, flipTo, opening, plainHit, whatIsYourCall } from "./parts/execution";

const HITS: readonly (readonly [Execution, boolean])[] = [
  ["2", false],
  ["2", true],
  ["3", false],
  ["4", false],
  ["6", false],
  ["5a", false],
  ["5b", false],
  ["knock-in", false],
];

const MISCONCEPTIONS = [
  missIsNoStroke,
  missLiveEverywhere,
  missCostsEverywhere,
  intentAlwaysBad,
  faultCosts4,
  wastedHitKnockIn,
  freeHitFromCentre,
  throwInSettlesIt,
];

const cases: readonly Case[] = HITS.map(([penalty, spot]) => ({
  facts: (random) => ({ ...plainHit(random, penalty, spot), stroke: "missed" }),
  format: "choose-one",
  ask: askCall,
  misconceptions: MISCONCEPTIONS,
  scene: penalty === "2" || penalty === "3" ? "dead" : "live",
}));

function isShot(penalty: Execution): boolean {
  return penalty === "2" || penalty === "3" || penalty === "4" || penalty === "6";
}

export const executionMissed: Family = {
  id: "execution-missed",
  kind: "execution",
  cases: () => cases,
  // A hit from far out is no shot at goal, and is told otherwise.
  scene: (t) => [
    opening(t),
    isShot(executionOf(t).penalty) ? t.tell("miss", 5) : t.tell("swing", 4),
    t.tell("after", 3),
  ],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [flipTo("deliberate", { intent: "deliberate-miss" }), atPenalty("4"), atPenalty("3")],
  plan: (t) => executionPlan(t),
};
