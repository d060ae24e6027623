/** A stroke that is no honest try at goal: 36.1.a, 36.1.b at 2 and 3, 36.3.b at 4 and 6. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Intent } from "@/lib/rules/situation";
import {
  faultCosts4,
  freeHitFromCentre,
  hitAgain,
  intentUnseen,
  penaltyLeftOpen,
  wastedHitKnockIn,
} from "@/questions/misconceptions/execution";
import { backTo, executionOf, executionPlan, type HitName, hitNamed, opening, whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [intentUnseen, hitAgain, penaltyLeftOpen, faultCosts4, freeHitFromCentre, wastedHitKnockIn];
const HITS: readonly HitName[] = ["4", "6", "3", "2"];
const INTENTS: readonly Exclude<Intent, "score">[] = ["deliberate-miss", "deliberate-mis-hit", "tap", "dribble"];

const cases: readonly Case[] = HITS.flatMap((name) =>
  INTENTS.map(
    (intent): Case => ({
      facts: (random) => ({
        ...hitNamed(random, name),
        intent,
        ...(intent === "deliberate-miss" ? { stroke: "missed" } : {}),
      }),
      format: "choose-one",
      ask: askCall,
      misconceptions: MISCONCEPTIONS,
      scene: name === "4" || name === "6" ? "far" : "near",
    }),
  ),
);

export const executionIntent: Family = {
  id: "execution-intent",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), t.tell(executionOf(t).intent, 3)],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`, { what: t.say(`fault.${executionOf(t).intent}`) }),
  flips: [{ ...backTo("honest", "intent") }],
  plan: (t) => executionPlan(t),
};
