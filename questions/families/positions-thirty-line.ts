/** Who has to move at a 4 and a 6: the 30-yard line, for one team only (37.4.b to 37.4.d, 37.6.c to 37.6.e). */
import type { Case, Family } from "@/lib/items/family";
import type { HitPenalty } from "@/lib/rules/situation";
import {
  everybodyClears,
  fortyIsEnough,
  goalIsClosed,
  hittersBoundToo,
  looksAfterTheHit,
  nobodyMayBeOff,
  offFieldAlways,
} from "@/questions/misconceptions/standing";
import {
  caseOf,
  moverOption,
  openingTold,
  playersTold,
  positionsMarks,
  positionsPlan,
  type Stand,
  whoMoves,
} from "./parts/positions";
import { inGoal, mateUpfield, offField, over30, under30, wideBehind } from "./parts/stands";

const STRICT = [hittersBoundToo, nobodyMayBeOff, goalIsClosed, offFieldAlways, everybodyClears];
const LENIENT = [fortyIsEnough, looksAfterTheHit];

const LISTS: readonly (readonly [number, ...Stand[]])[] = [
  [1, over30, inGoal, under30],
  [1, under30, over30, offField],
  [1, mateUpfield, over30, under30],
  [1, over30, inGoal, under30, offField],
  [0, under30, inGoal, wideBehind],
  [0, under30, offField],
  [0, mateUpfield, under30, inGoal],
  [0, offField, mateUpfield, under30],
  [0, offField, offField, inGoal],
  [1, offField, over30, mateUpfield, inGoal],
  [1, offField, over30, offField, under30],
  [2, over30, under30, over30, inGoal],
  [2, over30, offField, over30, under30],
  [2, mateUpfield, over30, over30, inGoal],
  [2, offField, over30, offField, over30],
  [3, over30, over30, under30, over30],
  [3, over30, offField, over30, over30],
];

const cases: readonly Case[] = (["4", "6"] as const satisfies readonly HitPenalty[]).flatMap((penalty) =>
  LISTS.map(([movers, ...stands]) =>
    caseOf(
      {
        hit: (random) => {
          if (penalty === "4") return { facts: { penalty }, ball: { x: 0, y: 60 } };
          const ball = { x: (random.below(2) === 0 ? -1 : 1) * (12 + random.below(22)), y: 60 };
          return { facts: { penalty, ball }, ball };
        },
        stands,
      },
      movers,
      STRICT,
      LENIENT,
    ),
  ),
);

export const positionsThirtyLine: Family = {
  id: "positions-thirty-line",
  kind: "positions",
  cases: () => cases,
  scene: (t) => [openingTold(t), ...playersTold(t)],
  prompt: whoMoves,
  why: (t) =>
    t.say((t.ruling.detail?.improper ?? []).length === 0 ? "why.nobody" : "why.over", {
      line: t.edition.n.keepBackLine,
    }),
  flips: [],
  plan: positionsPlan,
  planMarks: positionsMarks,
  option: (call, t) => (call.is === "detail" ? moverOption(t) : null),
};
