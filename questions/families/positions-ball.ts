/** Who has to move at a 2 from the spot, a 5a and a 5b: yards from the ball (37.2.e, 37.2.f, 37.5a.c to e, 37.5b.b to d). */
import type { Case, Family } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import {
  distanceIsAll,
  everybodyClears,
  fortyFromTheBall,
  goalIsBehindTheLine,
  hittersBoundToo,
  looksAfterTheHit,
  nobodyMayBeOff,
  spotNeedsBackLine,
  straightBetween,
  twentyIsEnough,
  wayBackExcusesAll,
} from "@/questions/misconceptions/standing";
import {
  caseOf,
  moverOption,
  openingTold,
  playersTold,
  positionsMarks,
  positionsOf,
  positionsPlan,
  type Scene,
  type Stand,
  whoMoves,
} from "./parts/positions";
import {
  beyond,
  byThePost,
  far,
  farther,
  inGoal,
  mateAhead,
  mateByBall,
  near,
  offFar,
  offNear,
  wideBehind,
} from "./parts/stands";

const STRICT = [spotNeedsBackLine, nobodyMayBeOff, hittersBoundToo, fortyFromTheBall, straightBetween, everybodyClears];
const LENIENT = [wayBackExcusesAll, distanceIsAll, twentyIsEnough, goalIsBehindTheLine, looksAfterTheHit];

const HITS = {
  spot: (random: Random) => {
    const ball = { x: (random.below(2) === 0 ? -1 : 1) * (8 + random.below(8)), y: 50 + random.below(6) };
    return { facts: { penalty: "2", hitFrom: "spot", ball } as const, ball };
  },
  "5a": (random: Random) => {
    const ball = { x: (random.below(2) === 0 ? -1 : 1) * (3 + random.below(6)), y: 76 + random.below(22) };
    return { facts: { penalty: "5a", ball } as const, ball };
  },
  "5b": () => ({ facts: { penalty: "5b" } as const, ball: { x: 0, y: 150 } }),
} satisfies Record<string, Scene["hit"]>;

const AT_SPOT: readonly (readonly [number, ...Stand[]])[] = [
  [1, near, far, wideBehind],
  [1, far, inGoal, byThePost],
  [1, wideBehind, near, mateByBall],
  [0, far, byThePost, wideBehind],
  [0, wideBehind, mateByBall, byThePost],
  [2, near, inGoal, far, wideBehind],
  [2, near, mateByBall, near, far],
  [2, inGoal, far, inGoal, wideBehind],
  [3, near, inGoal, far, near],
  [3, inGoal, near, inGoal, wideBehind],
];

const AT_FIVE: readonly (readonly [number, ...Stand[]])[] = [
  [1, near, far, farther],
  [1, far, beyond, farther],
  [1, offNear, far, farther],
  [1, farther, near, offFar],
  [1, offFar, beyond, mateAhead, far],
  [1, mateAhead, offNear, offFar, far],
  [0, far, offFar, farther],
  [0, mateAhead, far, farther],
  [0, farther, offFar, mateAhead],
  [0, offFar, far, offFar],
  [0, far, farther],
  [2, near, far, beyond, farther],
  [2, beyond, offNear, far, mateAhead],
  [2, near, offNear, farther, far],
  [2, near, near, offFar, farther],
  [2, beyond, beyond, mateAhead, far],
  [2, offNear, offNear, far, mateAhead],
  [3, near, beyond, offNear, far],
  [3, near, near, beyond, mateAhead],
  [3, beyond, offFar, near, offNear],
];

function asked(hit: Scene["hit"], lists: typeof AT_FIVE): readonly Case[] {
  return lists.map(([movers, ...stands]) => caseOf({ hit, stands }, movers, STRICT, LENIENT));
}

const cases: readonly Case[] = [
  ...asked(HITS.spot, AT_SPOT),
  ...asked(HITS["5a"], AT_FIVE),
  ...asked(HITS["5b"], AT_FIVE),
];

export const positionsBall: Family = {
  id: "positions-ball",
  kind: "positions",
  cases: () => cases,
  scene: (t) => [openingTold(t), ...playersTold(t)],
  prompt: whoMoves,
  why: (t) => {
    const s = positionsOf(t);
    const id = s.penalty === "2" ? "spot" : s.players.some((player) => player.off) ? "five-off" : "five";
    const nobody = (t.ruling.detail?.improper ?? []).length === 0;
    return t.say(`why.${id}${nobody ? "-nobody" : ""}`, { penalty: s.penalty, limit: t.edition.n.keepAway });
  },
  flips: [],
  plan: positionsPlan,
  planMarks: positionsMarks,
  option: (call, t) => (call.is === "detail" ? moverOption(t) : null),
};
