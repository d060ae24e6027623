/** From where is a 2, 3, 4 or 5b hit: the places that a penalty has for itself (37.2.a, 37.3.e, 37.4.a, 37.5b.a). */
import { askCall, askYardsOut } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { SituationInput } from "@/lib/rules/situation";
import { p2FromThe60 } from "@/questions/misconceptions/penalties";
import {
  hitFromTheBall,
  hitFromTheFoul,
  p2FromThe40,
  p3FromThe30,
  p3FromThe60,
  p4FromThe30,
  p4FromThe40,
  p5FromThe60,
} from "@/questions/misconceptions/placing";
import { foulTold, penaltyTold, placeOption, setUpOf } from "./parts/placing";

const MISCONCEPTIONS = [
  p3FromThe30,
  p4FromThe40,
  p2FromThe60,
  p5FromThe60,
  hitFromTheBall,
  p2FromThe40,
  p3FromThe60,
  hitFromTheFoul,
  p4FromThe30,
];
const FACTS: readonly SituationInput[] = [
  { penalty: "3" },
  { penalty: "4" },
  { penalty: "5b" },
  { penalty: "2", hitFrom: "line" },
  { penalty: "3", defended: true },
];

function asked(facts: SituationInput, format: Case["format"]): Case {
  return {
    facts: { kind: "set-up", ...facts },
    format,
    ask: format === "number" ? askYardsOut : askCall,
    misconceptions: MISCONCEPTIONS,
    scene: format,
  };
}

const cases: readonly Case[] = [
  ...FACTS.map((facts) => asked(facts, "choose-one")),
  ...FACTS.map((facts) => asked(facts, "number")),
];

export const setUpLine: Family = {
  id: "set-up-line",
  kind: "set-up",
  cases: () => cases,
  scene: (t) => {
    const s = setUpOf(t);
    const more =
      s.hitFrom === "line" ? [t.tell("line", 2)] : s.defended ? [t.tell("defended", 2)] : [t.tell("play", 3)];
    return [foulTold(t), penaltyTold(t), ...more];
  },
  prompt: (t) => t.tell(t.scene === "number" ? "yards" : "where", 2),
  why: (t) =>
    t.say(`why.${setUpOf(t).penalty}`, {
      line: t.ruling.outcomes[0]?.do === "penalty" ? (t.ruling.outcomes[0].at?.y ?? 0) : 0,
    }),
  flips: [],
  plan: () => null,
  option: placeOption,
};
