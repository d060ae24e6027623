/** The hitting team plays the ball again: forbidden at an undefended 3, free after contact at a defended one, open at 4 and 6. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { SecondPlay } from "@/lib/rules/situation";
import {
  alwaysFromTheHit,
  contactFreesAnyHit,
  contactFreesNobody,
  faultCosts4,
  freeHitFromCentre,
  hitAgain,
  penaltyLeftOpen,
  secondPlayFine,
} from "@/questions/misconceptions/execution";
import {
  atPenalty,
  backTo,
  executionOf,
  executionPlan,
  flipTo,
  type HitName,
  hitNamed,
  opening,
  whatIsYourCall,
} from "./parts/execution";

const MISCONCEPTIONS = [
  contactFreesAnyHit,
  contactFreesNobody,
  secondPlayFine,
  alwaysFromTheHit,
  hitAgain,
  faultCosts4,
  penaltyLeftOpen,
  freeHitFromCentre,
];

const HITS: readonly (readonly [HitName, boolean, Exclude<SecondPlay, "none">, string])[] = [
  ["3", false, "after-contact", "undefended"],
  ["3", false, "before-contact", "undefended"],
  ["3", true, "before-contact", "defended-before"],
  ["3", true, "after-contact", "defended-after"],
  ["4", false, "before-contact", "live"],
  ["6", false, "before-contact", "live"],
];

const cases: readonly Case[] = HITS.map(([name, defended, secondPlay, scene]) => ({
  facts: (random) => ({ ...hitNamed(random, name), ...(defended ? { defended } : {}), secondPlay }),
  format: "choose-one",
  ask: askCall,
  misconceptions: MISCONCEPTIONS,
  scene,
}));

export const executionSecondPlay: Family = {
  id: "execution-second-play",
  kind: "execution",
  cases: () => cases,
  scene: (t) => {
    const s = executionOf(t);
    if (s.secondPlay !== "after-contact") return [opening(t, true), t.tell("untouched", 4)];
    // Where nobody may defend, an opponent in the way would be a fault of its own: the ball comes off a post.
    const post = !s.defended || t.random.below(2) === 0;
    return [opening(t, true), t.tell(post ? "touched-post" : "touched-rival", 3)];
  },
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [
    flipTo("after-contact", { defended: true, secondPlay: "after-contact" }),
    flipTo("undefended", { defended: undefined }),
    atPenalty("3"),
    backTo("one-play", "secondPlay"),
  ],
  plan: (t) => executionPlan(t),
};
