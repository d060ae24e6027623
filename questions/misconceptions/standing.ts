/** How people go wrong about who stands where at the moment of the hit (37.2 to 37.6, kind `positions`). */
import { distanceSquared } from "@/lib/field/point";
import type { Judged, Misconception } from "@/lib/items/family";
import type { Call } from "@/lib/items/item";
import type { Edition } from "@/lib/rules/editions/edition";
import { besideWedge } from "@/lib/rules/positions/places";
import type { HitPenalty, Player, PositionsSituation } from "@/lib/rules/situation";
import { NOBODY } from "./calls";
import { stated } from "./make";

type Thought = (player: Player, s: PositionsSituation, edition: Edition) => boolean | null;

/** Who has to move by a belief; `thought` says it of one player, null where the belief has no word on that player. */
function belief(
  id: string,
  clauses: readonly string[],
  pull: Misconception["pull"],
  at: readonly HitPenalty[],
  thought: Thought,
): Misconception {
  return stated(id, clauses, pull, ({ situation, ruling }: Judged, edition): readonly Call[] => {
    if (situation.kind !== "positions" || !at.includes(situation.penalty)) return [];
    const out = new Set(ruling.detail?.improper ?? []);
    const moved = situation.players.filter((player) => thought(player, situation, edition) ?? out.has(player.id));
    return moved.length === 0 ? [NOBODY] : moved.map(({ id: who }) => ({ is: "player", id: who }));
  });
}

const onField = (player: Player): boolean => player.at.y > 0;
const inGoal = ({ at }: Player, { n }: Edition): boolean => at.y < 0 && Math.abs(at.x) < n.goalHalfWidth;
const rival = (player: Player): boolean => player.team === "opposing" && !player.off;
const nearer = (player: Player, s: PositionsSituation, yards: number): boolean =>
  distanceSquared(player.at, s.ball) < yards * yards;

// Too strict.
export const goalIsClosed = belief("goal-is-closed", ["37.4.c", "37.6.d"], 1, ["4", "6"], (p, _, e) =>
  rival(p) && inGoal(p, e) ? true : null,
);
export const offFieldAlways = belief("off-field-always", ["37.4.c", "37.6.d"], 2, ["4", "6"], (p) =>
  rival(p) && onField(p) ? true : null,
);
export const spotNeedsBackLine = belief("spot-needs-back-line", ["37.2.e"], 2, ["2"], (p, s) =>
  s.hitFrom === "spot" && rival(p) && onField(p) ? true : null,
);
export const hittersBoundToo = belief(
  "hitters-bound-too",
  ["37.4.b", "37.5a.e", "37.5b.d", "37.6.c"],
  2,
  ["2", "4", "5a", "5b", "6"],
  (p) => (p.team === "hitting" ? true : null),
);
export const nobodyMayBeOff = belief(
  "nobody-may-be-off",
  ["37.3.f", "37.3.g", "37.4.d", "37.5a.d", "37.5b.c", "37.6.e"],
  2,
  ["3", "4", "5a", "5b", "6"],
  (p) => (p.off ? true : null),
);
export const straightBetween = belief("straight-between", ["37.5a.d", "37.5b.c"], 1, ["5a", "5b"], (p, s, e) =>
  rival(p) && p.at.y > 0 && p.at.y < s.ball.y && besideWedge(p.at, s.ball, e) > 0 ? true : null,
);
export const fortyFromTheBall = belief(
  "forty-from-the-ball",
  ["37.2.e", "37.5a.c", "37.5b.b"],
  1,
  ["2", "5a", "5b"],
  (p, s, { n }) => (rival(p) && onField(p) && nearer(p, s, n.penalty3Line) ? true : null),
);
export const clearOfThePosts = belief("clear-of-the-posts", ["37.2.d", "37.3.g"], 1, ["2", "3"], (p, _, { n }) =>
  rival(p) && p.at.y < 0 && Math.abs(p.at.x) < 3 * n.goalHalfWidth ? true : null,
);
export const everybodyClears = belief(
  "everybody-clears",
  ["37.2.d", "37.3.g", "37.4.c", "37.5a.d"],
  0,
  ["2", "3", "4", "5a", "5b", "6"],
  () => true,
);

// Too lenient.
export const thirtyIsEnough = belief("thirty-is-enough", ["37.2.d", "37.3.g"], 2, ["2", "3"], (p, s, { n }) =>
  rival(p) && s.hitFrom === "line" && onField(p) && p.at.y < n.keepBackLine ? false : null,
);
export const goalIsBehindTheLine = belief(
  "goal-is-behind-the-line",
  ["37.2.d", "37.2.f", "37.3.g"],
  2,
  ["2", "3"],
  (p, _, e) => (rival(p) && inGoal(p, e) ? false : null),
);
export const fortyIsEnough = belief("forty-is-enough", ["37.4.c", "37.6.d"], 2, ["4", "6"], (p, _, { n }) =>
  rival(p) && p.at.y < n.penalty3Line ? false : null,
);
export const twentyIsEnough = belief(
  "twenty-is-enough",
  ["37.2.e", "37.5a.c", "37.5b.b"],
  1,
  ["2", "5a", "5b"],
  (p, s) => (rival(p) && !nearer(p, s, 20) && p.at.y < s.ball.y ? false : null),
);
export const distanceIsAll = belief("distance-is-all", ["37.5a.d", "37.5b.c"], 1, ["5a", "5b"], (p, s) =>
  rival(p) && p.at.y > s.ball.y ? false : null,
);
/** The exception for players on the way back read over the whole clause (D37-15). */
export const wayBackExcusesAll = belief("way-back-excuses-all", ["37.5a.c", "37.5b.b"], 2, ["5a", "5b"], (p) =>
  p.off ? false : null,
);
export const hittersAreFree = belief("hitters-are-free", ["37.3.f"], 2, ["3"], (p) =>
  p.team === "hitting" ? false : null,
);
export const looksAfterTheHit = belief(
  "looks-after-the-hit",
  ["37.2.d", "37.3.g", "37.4.c"],
  0,
  ["2", "3", "4", "5a", "5b", "6"],
  () => false,
);
