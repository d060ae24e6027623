/** Where a player is, against the lines, the ball and the goal, with the certainty of the decisions (D37-10 … D37-20). */
import { distanceSquared, tidy, type XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import { type Duty, duty } from "./duty";

/** 37.2.d, 37.3.g: behind the back line; on it is not behind (D37-17). */
export function behindBackLine(clause: string, at: XY): Duty {
  if (at.y === 0) return duty(clause, false, "interpretation", "leave-out", "D37-17");
  return duty(clause, at.y < 0);
}

/**
 * 37.2.d, 37.2.f, 37.3.g: outside the goal, which is the strip between the posts behind the back line (D37-18): certain to
 * 3 yards, a reading further back, on the line, at a post, and for a place on the field just in front of it.
 */
export function outsideGoal(clause: string, at: XY, edition: Edition): Duty {
  const { goalHalfWidth, goalDepth } = edition.n;
  const fromMiddle = Math.abs(at.x);
  if (fromMiddle > goalHalfWidth || at.y > goalDepth) return duty(clause, true);
  const open = (kept: boolean): Duty => duty(clause, kept, "interpretation", "leave-out", "D37-18");
  if (fromMiddle === goalHalfWidth || at.y > 0) return open(true);
  if (at.y === 0 || at.y < -goalDepth) return open(false);
  return duty(clause, false);
}

/** 37.4.c, 37.6.d: behind the 30-yard line, also behind the back line or in the goal (D37-19); on it is not behind (D37-17). */
export function behind30(clause: string, at: XY, edition: Edition): Duty {
  const line = edition.n.keepBackLine;
  if (at.y === line) return duty(clause, false, "interpretation", "leave-out", "D37-17");
  return duty(clause, at.y < line);
}

/** 37.3.f: the hitting side at a 3 is on the far side of the 40-yard line (D37-20); on it is not behind (D37-17). */
export function behind40(clause: string, at: XY, edition: Edition): Duty {
  const line = edition.n.keepBehindLine3;
  if (at.y === line) return duty(clause, false, "interpretation", "leave-out", "D37-17");
  return duty(clause, at.y > line);
}

/** 37.2.e, 37.5a.c, 37.5b.b: not within 30 yards of the ball; exactly 30 is far enough (D37-13). */
export function awayFromBall(clause: string, at: XY, ball: XY, edition: Edition): Duty {
  const limit = edition.n.keepAway;
  const squared = distanceSquared(at, ball);
  if (squared === limit * limit) return duty(clause, true, "interpretation", "score", "D37-13");
  return duty(clause, squared > limit * limit);
}

/** Yards along x, at the player's own y, from the wedge between the ball and the two posts; 0 inside it. */
export function besideWedge(at: XY, ball: XY, edition: Edition): number {
  const half = edition.n.goalHalfWidth;
  const share = at.y / ball.y;
  const left = -half + (ball.x + half) * share;
  const right = half + (ball.x - half) * share;
  return tidy(Math.max(0, left - at.x, at.x - right));
}

/**
 * 37.5a.d, 37.5b.c: between the ball and the defended goal: on the goal side of the ball and on the field, at any x (D37-14).
 * Certain up to some 20 yards beside the wedge; level with the ball and behind the back line are decided: not between.
 */
export function betweenBallAndGoal(clause: string, at: XY, ball: XY, edition: Edition): Duty {
  if (at.y > ball.y) return duty(clause, false);
  const open = (kept: boolean): Duty => duty(clause, kept, "interpretation", "leave-out", "D37-14");
  if (at.y === ball.y || at.y <= 0) return open(false);
  return besideWedge(at, ball, edition) > edition.n.besideWedge ? open(true) : duty(clause, true);
}
