/** A hit at goal that dies in the field: dead where nobody may defend, live elsewhere (36.2, 36.3.a). */
import { askCall, askYardsOut } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { Execution } from "@/lib/rules/situation";
import {
  alwaysFromTheHit,
  deadEverywhere,
  defenceAssumed,
  defenceForgotten,
  faultCosts4,
  followUpEverywhere,
  freeHitFromCentre,
  hitAgain,
  wastedHitKnockIn,
} from "@/questions/misconceptions/execution";
import { atPenalty, executionOf, executionPlan, executionPrompt, flipTo, opening, plainHit } from "./parts/execution";

const MISCONCEPTIONS = [
  followUpEverywhere,
  alwaysFromTheHit,
  deadEverywhere,
  defenceAssumed,
  defenceForgotten,
  hitAgain,
  wastedHitKnockIn,
  freeHitFromCentre,
  faultCosts4,
];

/** In front of the goal, clear of the posts' line and of every painted line. */
function shortOfGoal(random: Random): { x: number; y: number } {
  return { x: (random.below(2) === 0 ? -1 : 1) * (2 + random.below(8)), y: 3 + random.below(20) };
}

function ask(penalty: Execution, defended: boolean, format: Case["format"]): Case {
  const dead = penalty === "2" || (penalty === "3" && !defended);
  return {
    facts: (random) => ({
      ...plainHit(random, penalty),
      ...(defended ? { defended } : {}),
      result: "stopped-short",
      stoppedAt: shortOfGoal(random),
    }),
    format,
    ask: format === "number" ? askYardsOut : askCall,
    misconceptions: MISCONCEPTIONS,
    scene: dead ? "dead" : penalty === "3" ? "live-3" : "live",
  };
}

const cases: readonly Case[] = [
  ask("2", false, "choose-one"),
  ask("3", false, "choose-one"),
  ask("3", true, "choose-one"),
  ask("4", false, "choose-one"),
  ask("6", false, "choose-one"),
  ask("2", false, "number"),
  ask("3", false, "number"),
];

export const executionDeadBall: Family = {
  id: "execution-dead-ball",
  kind: "execution",
  cases: () => cases,
  scene: (t) => {
    const s = executionOf(t);
    const at = s.stoppedAt ?? s.ball;
    const place = { out: yards(at.y), aside: yards(Math.abs(at.x)), side: at.x < 0 ? "left" : "right" };
    const rest = t.format === "number" ? [t.say("whistle")] : [];
    return [opening(t, true), t.tell("short", 5, place), ...rest];
  },
  prompt: executionPrompt,
  why: (t) => t.say(`why.${t.scene}`),
  flips: [
    flipTo("defended", { defended: true }),
    flipTo("undefended", { defended: undefined }),
    atPenalty("4"),
    atPenalty("2"),
  ],
  plan: (t) => executionPlan(t),
};
