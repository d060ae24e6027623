import type { XY } from "./point";

const ROUNDS = 80;

/**
 * Where to draw markers so that none covers another: each is pushed from its neighbours until they are `apart` yards from
 * one another and `fromFixed` from every fixed point (the ball). A marker that is in nobody's way stays where it is. The
 * same points always give the same answer; the true point is for the caller to mark.
 */
export function spread(points: readonly XY[], fixed: readonly XY[], apart: number, fromFixed: number): XY[] {
  const placed = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1)) moved = push(a, b, apart, 0.5, i) || moved;
      for (const still of fixed) moved = push(a, { ...still }, fromFixed, 1, i) || moved;
    }
    if (!moved) break;
  }
  return placed;
}

/** Moves `a` by its share of what is missing, and `b` by the rest; says whether anything was missing. */
function push(
  a: { x: number; y: number },
  b: { x: number; y: number },
  apart: number,
  share: number,
  turn: number,
): boolean {
  const distance = Math.hypot(a.x - b.x, a.y - b.y);
  const missing = apart - distance;
  if (missing < 0.01) return false;
  // Two on the very same point part sideways, and a third one up the field.
  const away = turn % 2 === 0 ? { x: -1, y: 0 } : { x: 0, y: 1 };
  const along = distance > 0 ? { x: (a.x - b.x) / distance, y: (a.y - b.y) / distance } : away;
  a.x += along.x * missing * share;
  a.y += along.y * missing * share;
  b.x -= along.x * missing * (1 - share);
  b.y -= along.y * missing * (1 - share);
  return true;
}
