/** Hit before "Play": the row `early` of the table. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Result } from "@/lib/rules/situation";
import {
  alwaysWhereItDied,
  earlyCosts4,
  earlyHitUnheeded,
  earlySpotHitEverywhere,
  freeHitFromCentre,
  goalStands,
  hitAgain,
  throwInSettlesIt,
} from "@/questions/misconceptions/execution";
import {
  backTo,
  earlyTold,
  executionPlan,
  type HitName,
  hitNamed,
  opening,
  resultTold,
  whatIsYourCall,
} from "./parts/execution";

const MISCONCEPTIONS = [
  goalStands,
  alwaysWhereItDied,
  hitAgain,
  earlyHitUnheeded,
  earlySpotHitEverywhere,
  earlyCosts4,
  freeHitFromCentre,
  throwInSettlesIt,
];

const HITS: readonly (readonly [HitName, Result])[] = [
  ["2", "goal"],
  ["2-spot", "goal"],
  ["3", "goal"],
  ["4", "goal"],
  ["6", "goal"],
  ["2", "wide"],
  ["3", "wide"],
  ["4", "in-play"],
  ["6", "wide"],
  ["5a", "in-play"],
  ["5a-near", "in-play"],
  ["5b", "in-play"],
  ["knock-in", "in-play"],
  ["2", "stopped-short"],
  ["3", "stopped-short"],
  ["4", "stopped-short"],
];

const cases: readonly Case[] = HITS.map(([name, result]) => ({
  facts: (random) => ({
    ...hitNamed(random, name),
    beforePlay: true,
    result,
    ...(result === "stopped-short"
      ? { stoppedAt: { x: random.below(2) === 0 ? -6 : 6, y: 3 + random.below(20) } }
      : {}),
  }),
  format: "choose-one",
  ask: askCall,
  misconceptions: MISCONCEPTIONS,
  scene: name === "knock-in" || name === "5a-near" || name === "5a" ? name : "plain",
}));

export const executionBeforePlay: Family = {
  id: "execution-before-play",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [opening(t), ...(t.random.below(3) === 0 ? [t.tell("colour", 3)] : []), earlyTold(t), resultTold(t)],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`, { line: t.edition.n.penalty4Line }),
  flips: [backTo("play-called", "beforePlay")],
  plan: (t) => executionPlan(t),
};
