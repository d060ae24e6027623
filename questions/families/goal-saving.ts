/** A foul that may be worth a goal: dangerous or deliberate, near the goal, to save a goal (37.1). */
import { askCall } from "@/lib/items/asks";
import { withFacts } from "@/lib/items/change";
import type { Case, Family } from "@/lib/items/family";
import type { Situation } from "@/lib/rules/situation";
import {
  anyFoulNearGoal,
  endsStay,
  goalFoulIsAFoul,
  p1HitFromCentre,
  p1ThrowInCentre,
  p1ThrowInTen,
  p6StopsALikelyGoal,
} from "@/questions/misconceptions/penalties";
import { whatIsYourCall } from "./parts/execution";

const MISCONCEPTIONS = [
  p1ThrowInCentre,
  anyFoulNearGoal,
  goalFoulIsAFoul,
  p1ThrowInTen,
  endsStay,
  p6StopsALikelyGoal,
  p1HitFromCentre,
];

interface Facts {
  readonly dangerous?: true;
  readonly deliberate?: true;
  readonly nearGoal?: true;
  readonly toSaveGoal?: true;
}

/** By the name of the scene that tells them. */
const FACTS = {
  dangerous: { dangerous: true, nearGoal: true, toSaveGoal: true },
  deliberate: { deliberate: true, nearGoal: true, toSaveGoal: true },
  both: { dangerous: true, deliberate: true, nearGoal: true, toSaveGoal: true },
  neither: { nearGoal: true, toSaveGoal: true },
  far: { deliberate: true },
  "no-goal": { dangerous: true, nearGoal: true },
} as const satisfies Readonly<Record<string, Facts>>;

/** Each line asks one thing: its scenes differ in facts that change nothing. */
const SCENES: readonly (readonly (keyof typeof FACTS)[])[] = [
  ["dangerous"],
  ["deliberate", "both"],
  ["neither", "far", "no-goal"],
];

const cases: readonly Case[] = SCENES.map((names) => ({
  facts: (_, turn) => ({ kind: "goal-saving", ...FACTS[names[turn % names.length] ?? "neither"] }),
  format: "choose-one",
  ask: askCall,
  misconceptions: MISCONCEPTIONS,
  scene: names[0] ?? "",
}));

function sceneOf(s: Situation): keyof typeof FACTS {
  if (s.kind !== "goal-saving") throw new TypeError("not a goal-saving foul");
  if (!s.nearGoal) return "far";
  if (!s.toSaveGoal) return "no-goal";
  if (s.dangerous) return s.deliberate ? "both" : "dangerous";
  return s.deliberate ? "deliberate" : "neither";
}

export const goalSaving: Family = {
  id: "goal-saving",
  kind: "goal-saving",
  cases: () => cases,
  scene: (t) => [t.tell(sceneOf(t.situation), 3)],
  prompt: whatIsYourCall,
  why: (t) => t.say(`why.${sceneOf(t.situation)}`),
  flips: [
    {
      id: "flip.plain",
      change: (s, edition) =>
        s.kind === "goal-saving" && s.nearGoal && s.toSaveGoal
          ? withFacts(s, edition, { dangerous: undefined, deliberate: undefined })
          : null,
    },
    {
      id: "flip.dangerous",
      change: (s, edition) =>
        s.kind === "goal-saving" && s.nearGoal && s.toSaveGoal ? withFacts(s, edition, { dangerous: true }) : null,
    },
    {
      id: "flip.in-front",
      change: (s, edition) =>
        s.kind === "goal-saving" ? withFacts(s, edition, { nearGoal: true, toSaveGoal: true }) : null,
    },
  ],
  plan: () => null,
  option: (call, t) => {
    if (call.is !== "outcome") return null;
    // The whole of a Penalty 1, so that a wrong restart is really wrong.
    return call.outcome.do === "penalty" ? t.say("option.goal") : t.say("option.foul");
  },
};
