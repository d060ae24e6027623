/**
 * Points on the field, in yards. `y` runs up-field from the back line of the goal that the hit is aimed at;
 * `x` is the distance from the line through both goal centres, negative to the left of a hitter who faces that goal.
 * The goal posts of that goal stand at x = -4 and x = 4 on y = 0; the other back line is y = length.
 */
export interface XY {
  readonly x: number;
  readonly y: number;
}

/** The same point seen in a mirror along the line through the goal centres. Never yields -0. */
export function mirrored(point: XY): XY {
  return { x: point.x === 0 ? 0 : -point.x, y: point.y };
}

export function samePoint(a: XY, b: XY): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Square of the distance in yards²; exact where the coordinates are, so a limit of 30 yards compares as 900. */
export function distanceSquared(a: XY, b: XY): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** Distance in yards. */
export function distance(a: XY, b: XY): number {
  return Math.sqrt(distanceSquared(a, b));
}
