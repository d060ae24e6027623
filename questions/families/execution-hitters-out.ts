/** A player of the hitting team ahead of the 40-yard line at a Penalty 3: 36.T.hitting.3, 37.3.f. */
import { askCall } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family, Telling } from "@/lib/items/family";
import { planPlayer } from "@/lib/items/plan";
import type { Result } from "@/lib/rules/situation";
import {
  earlyCosts4,
  faultCosts4,
  freeHitFromCentre,
  goalStands,
  hitAgain,
  hittingFaultUnseen,
  throwInSettlesIt,
} from "@/questions/misconceptions/execution";
import { backTo, executionPlan, opening, resultTold, whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [
  goalStands,
  hitAgain,
  hittingFaultUnseen,
  faultCosts4,
  freeHitFromCentre,
  throwInSettlesIt,
  earlyCosts4,
];
const RESULTS: readonly Result[] = ["goal", "wide"];

const cases: readonly Case[] = [false, true].flatMap((defended) =>
  RESULTS.map(
    (result): Case => ({
      facts: { kind: "execution", penalty: "3", hitting: "improper", result, ...(defended ? { defended } : {}) },
      format: "choose-one",
      ask: askCall,
      misconceptions: MISCONCEPTIONS,
      scene: result,
    }),
  ),
);

/** Yards from the back line, short of the 40-yard line: said and drawn. */
function ahead(t: Telling): { readonly out: number; readonly x: number } {
  return t.once("ahead", (random) => {
    const side = random.below(2) === 0 ? -1 : 1;
    return { out: t.edition.n.keepBehindLine3 - 4 - random.below(8), x: side * (12 + random.below(10)) };
  });
}

export const executionHittersOut: Family = {
  id: "execution-hitters-out",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), t.tell("ahead", 4, { out: yards(ahead(t).out) }), resultTold(t)],
  prompt: whatIsYourCall,
  why: (t) => t.say("why", { line: t.edition.n.keepBehindLine3 }),
  flips: [backTo("hitting-in-place", "hitting")],
  plan: (t) => {
    const { out, x } = ahead(t);
    return executionPlan(t, [planPlayer(t.cast, "hitting", 1, { x, y: out })]);
  },
  planMarks: (t) => [{ is: "limit-line", y: t.edition.n.keepBehindLine3 }],
};
