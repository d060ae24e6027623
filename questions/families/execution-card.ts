/** A yellow card for the foul, or while the hit is taken: 36.6, and nothing of the kind elsewhere (D36-42). */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import {
  alwaysFromTheHit,
  cardChangesNothing,
  cardRaisesOneStep,
  hitAgain,
  penalty1ForAnyFault,
} from "@/questions/misconceptions/execution";
import { p1HitFromCentre, p6StopsALikelyGoal } from "@/questions/misconceptions/penalties";
import { backTo, executionPlan, type HitName, hitNamed, opening, resultTold, whatIsYourCall } from "./parts/execution";

/** Before the hit nothing can be hit again. */
const BEFORE_THE_HIT = [
  cardChangesNothing,
  penalty1ForAnyFault,
  p1HitFromCentre,
  p6StopsALikelyGoal,
  cardRaisesOneStep,
];
const DURING = [cardChangesNothing, hitAgain, p1HitFromCentre, p6StopsALikelyGoal, alwaysFromTheHit];

const BEFORE: readonly HitName[] = ["2", "2-spot", "4"];

const cases: readonly Case[] = [
  ...BEFORE.map(
    (name): Case => ({
      facts: (random) => ({ ...hitNamed(random, name), yellowCard: "for-the-foul" }),
      format: "choose-one",
      ask: askCall,
      misconceptions: BEFORE_THE_HIT,
      scene: name === "4" ? "before-4" : "before",
    }),
  ),
  ...(["wide", "in-play"] as const).map(
    (result): Case => ({
      facts: (random) => ({ ...hitNamed(random, "2"), yellowCard: "during-execution", result }),
      format: "choose-one",
      ask: askCall,
      misconceptions: DURING,
      scene: "during",
    }),
  ),
];

export const executionCard: Family = {
  id: "execution-card",
  kind: "execution",
  cases: () => cases,
  scene: (t) =>
    t.scene === "during"
      ? [opening(t), t.tell("during", 3), resultTold(t)]
      : [t.tell("foul", 3), opening(t), t.tell("waiting", 2)],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [backTo("no-card", "yellowCard")],
  plan: (t) => executionPlan(t),
  option: (call, t) => {
    if (t.scene === "during" || call.is !== "outcome") return null;
    // Before the hit nothing can be hit again: the hit goes ahead.
    return call.outcome.do === "play-on" ? t.say("option.goes-ahead") : null;
  },
};
