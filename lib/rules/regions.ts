/**
 * In which region between the edition's boundary numbers a place or a number lies. A value on a boundary is a region of its
 * own: "=2" is on the second boundary, "2" between the second and the third.
 */
import type { XY } from "../field/point";
import type { Edition } from "./editions/edition";
import type { Field } from "./situation";

export function regionOf(value: number, boundaries: readonly number[]): string {
  let below = 0;
  for (const boundary of boundaries) {
    if (value === boundary) return `=${below}`;
    if (value > boundary) below++;
  }
  return String(below);
}

/** Ascending, without repeats. */
function ordered(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Yards to either side of the middle. */
export function boundariesAcross(field: Field, edition: Edition): number[] {
  const { goalHalfWidth, penalty6Limit, sideMargin } = edition.n;
  const right = [goalHalfWidth, penalty6Limit, field.width / 2 - sideMargin, field.width / 2];
  return ordered([...right.map((x) => -x), 0, ...right]);
}

/** Yards from the aimed-at back line. */
export function boundariesAlong(field: Field, edition: Edition): number[] {
  const { sideMargin, penalty2Line, penalty3Line, penalty4Line } = edition.n;
  const near = [0, sideMargin, penalty2Line, penalty3Line, penalty4Line];
  return ordered([...near, field.length / 2, ...near.map((y) => field.length - y)]);
}

/** The region of a point, seen from either side: `mirror` turns x round. */
export function regionOfPoint(point: XY, field: Field, edition: Edition, mirror: boolean): string {
  const x = mirror ? -point.x : point.x;
  return `${regionOf(x, boundariesAcross(field, edition))}/${regionOf(point.y, boundariesAlong(field, edition))}`;
}
