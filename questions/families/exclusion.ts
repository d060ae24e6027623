/** May the umpire put a player out of the game (37.10)? */
import { askDetail } from "@/lib/items/asks";
import { withFacts } from "@/lib/items/change";
import type { Case, Family } from "@/lib/items/family";
import type { Situation } from "@/lib/rules/situation";
import {
  dangerIsEnough,
  exclusionGoesTooFar,
  exclusionIsAMust,
  listEndsAt5,
  onlyAFoulExcludes,
} from "@/questions/misconceptions/penalties";

const MISCONCEPTIONS = [exclusionIsAMust, onlyAFoulExcludes, dangerIsEnough, exclusionGoesTooFar, listEndsAt5];

/** By the name of the scene that tells them; only the six that the text settles (D37-39). */
const FACTS = {
  both: { deliberate: true, dangerous: true },
  conduct: { prejudicial: true },
  "conduct-deliberate": { prejudicial: true, deliberate: true },
  "conduct-dangerous": { prejudicial: true, dangerous: true },
  neither: {},
} as const;

/** Each line asks one thing: its scenes differ in facts that change nothing. */
const SCENES: readonly (readonly (keyof typeof FACTS)[])[] = [
  ["both"],
  ["conduct", "conduct-deliberate", "conduct-dangerous"],
  ["neither"],
];

const cases: readonly Case[] = SCENES.map((names) => ({
  facts: (_, turn) => ({ kind: "exclusion", ...FACTS[names[turn % names.length] ?? "neither"] }),
  format: "choose-one",
  ask: askDetail("mayExclude"),
  misconceptions: MISCONCEPTIONS,
  scene: names[0] ?? "",
}));

function sceneOf(s: Situation): keyof typeof FACTS {
  if (s.kind !== "exclusion") throw new TypeError("not an exclusion");
  if (!s.prejudicial) return s.deliberate && s.dangerous ? "both" : "neither";
  return s.deliberate ? "conduct-deliberate" : s.dangerous ? "conduct-dangerous" : "conduct";
}

export const exclusion: Family = {
  id: "exclusion",
  kind: "exclusion",
  cases: () => cases,
  scene: (t) => [t.tell(sceneOf(t.situation), 2)],
  prompt: (t) => t.tell("prompt", 2),
  why: (t) => t.say(`why.${sceneOf(t.situation)}`),
  flips: [
    {
      id: "flip.without",
      change: (s, edition) =>
        s.kind === "exclusion"
          ? withFacts(s, edition, { deliberate: undefined, dangerous: undefined, prejudicial: undefined })
          : null,
    },
    {
      id: "flip.conduct",
      change: (s, edition) => (s.kind === "exclusion" ? withFacts(s, edition, { prejudicial: true }) : null),
    },
  ],
  plan: () => null,
  // Two of the wrong answers at a time: there are few, and each pair is a question.
  distractors: 2,
};
