/** Penalty 6: level with the crossing, at most 40 yards from the middle of the 60-yard line (37.6.a, 37.6.b). */
import { askCall, askNumber } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family, Telling } from "@/lib/items/family";
import {
  limitForgotten,
  limitIsThirty,
  lineForAside,
  measuredFromPost,
  safetyAlwaysAtLimit,
  safetyFromMiddle,
} from "@/questions/misconceptions/placing";
import { placeOption, setUpOf, sideOf } from "./parts/placing";

const askYardsAside = askNumber("yards-aside", { id: "scene.unit.yards" }, [0, 100], (_, ruling) => {
  const [only] = ruling.outcomes;
  return only?.do === "penalty" && only.at !== undefined ? Math.abs(only.at.x) : null;
});

const PLACE = [limitForgotten, safetyFromMiddle, limitIsThirty, measuredFromPost, safetyAlwaysAtLimit];
const NUMBER = [limitForgotten, lineForAside, safetyFromMiddle, limitIsThirty, measuredFromPost];

function asked(scene: "far" | "near", format: Case["format"], reach: number): Case {
  return {
    facts: (random) => {
      const side = random.below(2) === 0 ? -1 : 1;
      return { kind: "set-up", penalty: "6", crossedAt: side * (reach + random.below(9)) };
    },
    format,
    ask: format === "number" ? askYardsAside : askCall,
    misconceptions: format === "number" ? NUMBER : PLACE,
    scene: `${scene} ${format}`,
  };
}

const cases: readonly Case[] = [
  asked("far", "choose-one", 62),
  asked("near", "choose-one", 15),
  asked("far", "choose-one", 46),
  asked("near", "choose-one", 31),
  asked("far", "number", 58),
  asked("near", "number", 18),
];

const aside = (t: Telling) => Math.abs(setUpOf(t).crossedAt ?? 0);

export const setUpSafety: Family = {
  id: "set-up-safety",
  kind: "set-up",
  cases: () => cases,
  scene: (t) => [
    t.tell("crossing", 5, { aside: yards(aside(t)), side: sideOf(setUpOf(t).crossedAt ?? 0) }),
    t.tell("award", 3, { line: t.edition.n.penalty6Line }),
  ],
  prompt: (t) => t.tell(t.scene.endsWith("number") ? "yards" : "where", 2, { line: t.edition.n.penalty6Line }),
  why: (t) =>
    t.say(`why.${t.scene.split(" ")[0]}`, { aside: yards(aside(t)), limit: yards(t.edition.n.penalty6Limit) }),
  flips: [],
  plan: (t) => ({
    field: setUpOf(t).field,
    view: "near-end",
    colours: { hitting: t.cast.hitting, opposing: t.cast.opposing },
    ball: { x: setUpOf(t).crossedAt ?? 0, y: 0 },
    players: [],
    marks: [],
  }),
  option: placeOption,
};
