/** A player of the hitting team ahead of the 40-yard line at a Penalty 3: 36.T.hitting.3, 37.3.f. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
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
import { attackerOut } from "./parts/out-of-position";

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

export const executionHittersOut: Family = {
  id: "execution-hitters-out",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), attackerOut(t).words, resultTold(t)],
  prompt: whatIsYourCall,
  why: (t) => t.say("why", { line: t.edition.n.keepBehindLine3 }),
  flips: [backTo("hitting-in-place", "hitting")],
  plan: (t) => executionPlan(t, attackerOut(t).drawn),
  planMarks: (t) => [{ is: "limit-line", y: t.edition.n.keepBehindLine3 }],
};
