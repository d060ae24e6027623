/** The two distances of a return: from the ball on the way back, and of the ball before a play (36.4.1.c, f; 36.4.2.c, f). */
import { askNumber } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { Edition } from "@/lib/rules/editions/edition";
import type { SituationInput, Team } from "@/lib/rules/situation";
import { returnForty, returnSixty, returnTwenty } from "@/questions/misconceptions/coming-back";
import { goneOff, type HitName, hitFacts, partner, ruledWhy, who } from "./parts/coming-back";

const YARDS = { id: "scene.unit.yards" };
const MISCONCEPTIONS = [returnForty, returnSixty, returnTwenty];

function asked(edition: Edition, team: Team, hit: HitName, scene: "keep" | "travel"): Case {
  const { returnKeepAway, ballTravel } = edition.n;
  const value = scene === "keep" ? returnKeepAway : ballTravel;
  const facts: SituationInput =
    scene === "keep" ? {} : { reached: false, madePlay: true, ballTravelled: ballTravel + 40, passedMidfield: true };
  return {
    facts: (random) => ({ kind: "return", team, ...hitFacts(hit, random), ...facts }),
    format: "number",
    ask: askNumber(`return-${scene}`, YARDS, [0, 150], () => value),
    misconceptions: MISCONCEPTIONS,
    scene,
  };
}

const HITS: readonly HitName[] = ["4", "5b", "6", "3-defended"];

export const returnDistance: Family = {
  id: "return-distance",
  kind: "return",
  cases: (edition) =>
    (["keep", "travel"] as const).flatMap((scene) =>
      (["opposing", "hitting"] as const).flatMap((team) => HITS.map((hit) => asked(edition, team, hit, scene))),
    ),
  scene: (t) => [...goneOff(t), t.tell(t.scene, 3, { who: who(t), partner: partner(t) })],
  prompt: (t) => t.tell(`prompt.${t.scene}`, 2, { who: who(t) }),
  why: (t) => ruledWhy(t, t.scene),
  flips: [],
  plan: () => null,
};
