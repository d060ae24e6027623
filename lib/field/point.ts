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

/** Yards are kept to a millionth: a difference or a square of decimal places is freed of the dust of binary fractions. */
const GRAIN = 1e6;

/**
 * A derived length or square without that dust, so that 32.3 − 2.3 is 30 and a limit is met exactly where it is met on the
 * grass. @param value 0 or more; beyond the range of the grain it comes back as it is
 */
export function tidy(value: number): number {
  const grains = value * GRAIN;
  return Number.isFinite(grains) ? Math.round(grains) / GRAIN : value;
}

/** Square of the distance in yards², to a millionth, so a limit of 30 yards compares as 900. */
export function distanceSquared(a: XY, b: XY): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return tidy(dx * dx + dy * dy);
}

/** Distance in yards. */
export function distance(a: XY, b: XY): number {
  return Math.sqrt(distanceSquared(a, b));
}
