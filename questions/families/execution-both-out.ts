/** Both teams at fault at the moment of the hit: 36.5.k. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Result } from "@/lib/rules/situation";
import {
  faultCosts4,
  faultsCancelOut,
  hittingFaultUnseen,
  opposingFaultUnseen,
  throwInSettlesIt,
  wrongColumn,
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
import { attackerOut, defenderOut } from "./parts/out-of-position";

const MISCONCEPTIONS = [
  hittingFaultUnseen,
  opposingFaultUnseen,
  faultsCancelOut,
  wrongColumn,
  faultCosts4,
  throwInSettlesIt,
];

const HITS: readonly (readonly [HitName, Result])[] = [
  ["2", "wide"],
  ["3", "wide"],
  ["4", "wide"],
  ["6", "wide"],
  ["5a", "in-play"],
  ["5b", "in-play"],
];

const cases: readonly Case[] = [
  ...HITS.map(
    ([name, result]): Case => ({
      facts: (random) => ({ ...hitNamed(random, name), beforePlay: true, opposing: "improper", result }),
      format: "choose-one",
      ask: askCall,
      misconceptions: MISCONCEPTIONS,
      scene: "early",
    }),
  ),
  // Only a Penalty 3 gives the hitting team a place that can be seen.
  {
    facts: { kind: "execution", penalty: "3", hitting: "improper", opposing: "improper", result: "wide" },
    format: "choose-one",
    ask: askCall,
    misconceptions: MISCONCEPTIONS,
    scene: "places",
  },
];

export const executionBothOut: Family = {
  id: "execution-both-out",
  kind: "execution",
  cases: () => cases,
  scene: (t) => [
    opening(t),
    t.scene === "early" ? earlyTold(t) : attackerOut(t).words,
    defenderOut(t).meanwhile,
    resultTold(t),
  ],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [
    backTo("play-called", "beforePlay"),
    backTo("hitting-in-place", "hitting"),
    backTo("opposing-in-place", "opposing"),
  ],
  plan: (t) => executionPlan(t, [...(t.scene === "places" ? attackerOut(t).drawn : []), ...defenderOut(t).drawn]),
};
