/** A ball teed unfairly: 36.5.l, 36.5.m and 36.5.o. Re-teeing after "Play" is asked in practice only (D36-21). */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Tee } from "@/lib/rules/situation";
import { hitAgain, teeUnheeded, throwInSettlesIt, wastedHitKnockIn } from "@/questions/misconceptions/execution";
import { executionOf, executionPlan, type HitName, hitNamed, opening, whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [teeUnheeded, hitAgain, throwInSettlesIt, wastedHitKnockIn];
const HITS: readonly HitName[] = ["2", "3", "4", "6", "5b", "knock-in"];
const TEES: readonly Exclude<Tee, "fair" | "re-teed-after-play">[] = ["surface-altered", "dismounted"];

const cases: readonly Case[] = TEES.flatMap((tee) =>
  HITS.map(
    (name): Case => ({
      facts: (random) => ({ ...hitNamed(random, name), tee }),
      format: "choose-one",
      ask: askCall,
      misconceptions: MISCONCEPTIONS,
      scene: tee,
    }),
  ),
);

export const executionTee: Family = {
  id: "execution-tee",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), t.tell(executionOf(t).tee, 4)],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [],
  plan: (t) => executionPlan(t),
  option: (call, t) => (call.is === "outcome" && call.outcome.do === "play-on" ? t.say("option.let-it-be") : null),
};
