/** Who has to move at a 2 from the line and at a 3: back line and goal (37.2.d, 37.3.f, 37.3.g). */
import type { Case, Family } from "@/lib/items/family";
import {
  clearOfThePosts,
  everybodyClears,
  goalIsBehindTheLine,
  hittersAreFree,
  hittersBoundToo,
  looksAfterTheHit,
  nobodyMayBeOff,
  thirtyIsEnough,
} from "@/questions/misconceptions/standing";
import {
  caseOf,
  moverOption,
  openingTold,
  playersTold,
  positionsMarks,
  positionsOf,
  positionsPlan,
  type Stand,
  whoMoves,
} from "./parts/positions";
import {
  byThePost,
  inGoal,
  mateBack,
  mateBehind,
  mateOff,
  mateShort,
  offField,
  onField,
  wideBehind,
} from "./parts/stands";

const STRICT = [hittersBoundToo, nobodyMayBeOff, clearOfThePosts, everybodyClears];
const LENIENT = [thirtyIsEnough, goalIsBehindTheLine, hittersAreFree, looksAfterTheHit];

function at2(movers: number, ...stands: readonly Stand[]): Case {
  return caseOf({ hit: () => ({ facts: { penalty: "2" }, ball: { x: 0, y: 30 } }), stands }, movers, STRICT, LENIENT);
}
function at3(movers: number, ...stands: readonly Stand[]): Case {
  return caseOf({ hit: () => ({ facts: { penalty: "3" }, ball: { x: 0, y: 40 } }), stands }, movers, STRICT, LENIENT);
}

const cases: readonly Case[] = [
  at2(1, onField, wideBehind, byThePost),
  at2(1, wideBehind, inGoal, byThePost),
  at2(0, wideBehind, byThePost, mateBack),
  at2(0, byThePost, wideBehind),
  at2(1, wideBehind, mateBack, byThePost, onField),
  at2(2, onField, wideBehind, inGoal, byThePost),
  at2(2, inGoal, onField, byThePost, mateBack),
  at2(3, onField, inGoal, wideBehind, onField),
  at2(3, inGoal, onField, onField, mateBack),
  at3(1, onField, wideBehind, byThePost),
  at3(1, byThePost, inGoal, mateBehind),
  at3(1, wideBehind, mateShort, byThePost),
  at3(1, mateShort, offField, wideBehind),
  at3(1, wideBehind, onField, offField, mateBehind),
  at3(1, byThePost, inGoal, mateOff, wideBehind),
  at3(0, wideBehind, offField, mateBehind),
  at3(0, byThePost, mateBehind),
  at3(0, mateOff, wideBehind, byThePost),
  at3(0, offField, mateOff, byThePost),
  at3(2, onField, mateShort, wideBehind, byThePost),
  at3(2, inGoal, offField, onField, byThePost),
  at3(2, mateShort, mateShort, wideBehind, byThePost),
  at3(2, inGoal, mateOff, onField, wideBehind),
  at3(2, mateShort, onField, offField, wideBehind),
  at3(3, onField, inGoal, mateShort, byThePost),
  at3(3, mateShort, onField, onField, mateOff),
  at3(2, mateShort, mateShort, offField, byThePost),
  at3(3, onField, inGoal, onField, wideBehind),
];

export const positionsBackLine: Family = {
  id: "positions-back-line",
  kind: "positions",
  cases: () => cases,
  scene: (t) => [openingTold(t), ...playersTold(t)],
  prompt: whoMoves,
  why: (t) => {
    const s = positionsOf(t);
    const out = new Set(t.ruling.detail?.improper ?? []);
    const mate = s.players.some((player) => player.team === "hitting");
    if (s.penalty === "2") return t.say(out.size === 0 ? "why.2-nobody" : mate ? "why.2-mate" : "why.2");
    if (out.size === 0) return t.say("why.3-nobody");
    const line = t.edition.n.keepBehindLine3;
    const sides = new Set(s.players.filter((player) => out.has(player.id)).map((player) => player.team));
    return t.say(sides.size === 2 ? "why.3-both" : sides.has("hitting") ? "why.3-hitting" : "why.3-opposing", { line });
  },
  flips: [],
  plan: positionsPlan,
  planMarks: positionsMarks,
  option: (call, t) => (call.is === "detail" ? moverOption(t) : null),
};
