/** Where hits are taken from, in the coordinates of the situation (yards). */
import { tidy, type XY } from "../field/point";
import type { Edition } from "./editions/edition";
import type { Execution, Field, HitPenalty } from "./situation";

/** 37.2.a, 37.3.e, 37.4.a, 37.5b.a: the one place of a penalty that has one; null for 5a, 6 and a knock-in. */
export function fixedSpot(penalty: Execution, field: Field, edition: Edition): XY | null {
  const n = edition.n;
  if (penalty === "2") return { x: 0, y: n.penalty2Line };
  if (penalty === "3") return { x: 0, y: n.penalty3Line };
  if (penalty === "4") return { x: 0, y: n.penalty4Line };
  if (penalty === "5b") return { x: 0, y: field.length / 2 };
  return null;
}

/** Where a penalty that is awarded to the team fouled is hit from: its own place, a 2 from the line (D36-05). */
export function awardedSpot(penalty: HitPenalty, field: Field, edition: Edition, otherwise: XY): XY {
  return fixedSpot(penalty, field, edition) ?? otherwise;
}

/** The same at the other end, before the goal that the hitting team defends; coordinates are never turned round. */
export function awardedSpotAway(penalty: HitPenalty, field: Field, edition: Edition, otherwise: XY): XY {
  const spot = fixedSpot(penalty, field, edition);
  return spot === null ? otherwise : { x: 0, y: tidy(field.length - spot.y) };
}

/** Whether a place lies beyond a side or a back line; on a line is on the field. */
export function offField(at: XY, field: Field): boolean {
  return Math.abs(at.x) > field.width / 2 || at.y < 0 || at.y > field.length;
}

/**
 * 37.5a.b: a 5a is hit at least 5 yards from the boards or side lines: moved straight inward, y unchanged (D37-03).
 * Exactly 5 yards is enough. The same object comes back when nothing is moved.
 */
export function clearOfSides(spot: XY, field: Field, edition: Edition): XY {
  const widest = tidy(field.width / 2 - edition.n.sideMargin);
  if (spot.x > widest) return { x: widest, y: spot.y };
  if (spot.x < -widest) return { x: -widest, y: spot.y };
  return spot;
}
