/** The first approach refused, or too slow: 36.1.e to 36.1.i, 36.5.d to 36.5.g and the row `approach`. */
import { askCall } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Approach } from "@/lib/rules/situation";
import {
  approachCosts4,
  approachSpotHitEverywhere,
  freeHitFromCentre,
  hitAgain,
  secondApproachFine,
  throwInSettlesIt,
} from "@/questions/misconceptions/execution";
import { backTo, executionOf, executionPlan, type HitName, hitNamed, opening, whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [
  secondApproachFine,
  approachSpotHitEverywhere,
  approachCosts4,
  hitAgain,
  freeHitFromCentre,
  throwInSettlesIt,
];

const HITS: readonly HitName[] = ["2", "2-spot", "3", "4", "6", "5a", "5a-near", "5b", "knock-in"];
const APPROACHES: readonly Exclude<Approach, "first">[] = ["went-past", "circled", "over-20-seconds"];

const cases: readonly Case[] = APPROACHES.flatMap((approach) =>
  // Time is about penalties: the table's row for a knock-in speaks of the first approach alone, so slowness is not asked.
  HITS.filter((name) => approach !== "over-20-seconds" || name !== "knock-in").map(
    (name): Case => ({
      facts: (random) => ({ ...hitNamed(random, name), approach }),
      format: "choose-one",
      ask: askCall,
      misconceptions: MISCONCEPTIONS,
      scene: name === "5a-near" || name === "knock-in" ? name : "plain",
    }),
  ),
);

export const executionApproach: Family = {
  id: "execution-approach",
  kind: "execution",
  cases: () => cases,
  scene: (t) => {
    const seconds = t.edition.n.approachSeconds + 5 + t.random.below(15);
    return [opening(t), t.tell(executionOf(t).approach, 4, { seconds })];
  },
  prompt: whatIsYourCall,
  why: (t) => {
    const what = t.say(`fault.${executionOf(t).approach}`, { seconds: t.edition.n.approachSeconds });
    return t.say(`why.${t.scene}`, { what, line: t.edition.n.penalty4Line });
  },
  flips: [backTo("first-approach", "approach")],
  plan: (t) => executionPlan(t),
  option: (call, t) => (call.is === "outcome" && call.outcome.do === "play-on" ? t.say("option.wait") : null),
};
