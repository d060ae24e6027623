/** Penalty 5a: where the ball was, at least five yards from the boards or side lines (37.5a.a, 37.5a.b). */
import { askCall, askNumber } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family, Telling } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { SituationInput } from "@/lib/rules/situation";
import { p5aFromTheFoul } from "@/questions/misconceptions/penalties";
import {
  marginAtBackLine,
  marginForgotten,
  marginIsTen,
  marginMeansThere,
  p5aFromTheCentre,
  p5FromThe60,
} from "@/questions/misconceptions/placing";
import { placeOption, setUpOf, sideOf } from "./parts/placing";

const askYardsFromSide = askNumber("yards-from-side", { id: "scene.unit.yards" }, [0, 100], (situation, ruling) => {
  const [only] = ruling.outcomes;
  if (situation.kind !== "set-up" || only?.do !== "penalty" || only.at === undefined) return null;
  return situation.field.width / 2 - Math.abs(only.at.x);
});

const PLACE = [p5aFromTheFoul, marginForgotten, marginAtBackLine, marginIsTen, p5FromThe60, p5aFromTheCentre];
const NUMBER = [marginForgotten, marginIsTen, marginMeansThere];

function side(random: Random): 1 | -1 {
  return random.below(2) === 0 ? -1 : 1;
}

function asked(scene: string, format: Case["format"], facts: (random: Random) => SituationInput): Case {
  return {
    facts: (random) => ({ kind: "set-up", penalty: "5a", ...facts(random) }),
    format,
    ask: format === "number" ? askYardsFromSide : askCall,
    misconceptions: format === "number" ? NUMBER : PLACE,
    scene: `${scene} ${format}`,
  };
}

/** Two to four yards from the boards of a full field, at a distance from the back line. */
const atBoards = (out: number) => (random: Random) => ({
  ballAt: { x: side(random) * (76 + random.below(3)), y: out },
});
const atLine = (out: number) => (random: Random) => ({
  field: { sides: "lines" },
  ballAt: { x: side(random) * (96 + random.below(3)), y: out },
});
const openField = (out: number) => (random: Random) => ({
  ballAt: { x: side(random) * (8 + random.below(25)), y: out },
});
/** Inside the field by more than the margin, near enough to be asked about. */
const clear = (out: number) => (random: Random) => ({ ballAt: { x: side(random) * (72 - random.below(3)), y: out } });
const atBackLine = (random: Random) => ({
  ballAt: { x: side(random) * (45 + random.below(25)), y: 2 + random.below(3) },
});

const ALONG = [18, 34, 50, 95, 190, 250, 264, 283] as const;

const cases: readonly Case[] = [
  asked("field", "choose-one", openField(85)),
  asked("field", "choose-one", openField(52)),
  asked("back-line", "choose-one", atBackLine),
  ...ALONG.map((out) => asked("boards", "choose-one", atBoards(out))),
  ...ALONG.map((out) => asked("boards", "number", out % 4 === 0 ? atLine(out) : atBoards(out))),
  asked("clear", "number", clear(95)),
  asked("clear", "number", clear(130)),
];

function place(t: Telling) {
  const { ballAt, field } = setUpOf(t);
  const at = ballAt ?? { x: 0, y: 0 };
  const own = at.y > field.length / 2;
  return {
    out: yards(own ? field.length - at.y : at.y),
    line: own ? "own" : "other",
    edge: yards(field.width / 2 - Math.abs(at.x)),
    sides: field.sides,
    aside: yards(Math.abs(at.x)),
    side: sideOf(at.x),
  };
}

export const setUpSpotHit: Family = {
  id: "set-up-spot-hit",
  kind: "set-up",
  cases: () => cases,
  scene: (t) => {
    const where = t.scene.split(" ")[0] === "clear" ? "boards" : t.scene.split(" ")[0];
    return [t.tell("foul", 4), t.tell(`ball.${where}`, 3, place(t)), t.tell("award", 3)];
  },
  prompt: (t) => t.tell(t.scene.endsWith("number") ? `yards.${setUpOf(t).field.sides}` : "where", 2),
  why: (t) => {
    const [where] = t.scene.split(" ");
    return t.say(`why.${where}`, { margin: yards(t.edition.n.sideMargin), ...place(t) });
  },
  flips: [],
  plan: (t) => {
    const { ballAt, field } = setUpOf(t);
    const y = ballAt?.y ?? 0;
    return {
      field,
      view: y < 110 ? "near-end" : y > field.length - 110 ? "far-end" : "whole",
      colours: { hitting: t.cast.hitting, opposing: t.cast.opposing },
      ball: ballAt,
      players: [],
      marks: [],
    };
  },
  option: (call, t) => {
    const { ballAt, field } = setUpOf(t);
    const at = call.is === "outcome" && "at" in call.outcome ? call.outcome.at : undefined;
    if (call.is === "wrong-call") return t.say("option.from-foul");
    if (ballAt === null || at === undefined || at.x === 0) return placeOption(call, t);
    if (at.y === ballAt.y && at.x !== ballAt.x) {
      return t.say("option.moved", { edge: yards(field.width / 2 - Math.abs(at.x)), sides: field.sides });
    }
    if (at.y !== ballAt.y) return t.say("option.moved-out", { out: yards(at.y) });
    return placeOption(call, t);
  },
};
