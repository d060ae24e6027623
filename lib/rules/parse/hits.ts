/** What execution, positions and return share: the ball of a hit, and the facts that only one penalty takes. */
import { samePoint, type XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import { type Execution, type Field, HIT_FROM, type HitFrom } from "../situation";
import { fixedSpot } from "../spots";
import type { Facts } from "./facts";

/** `hitFrom` goes with Penalty 2 and `defended` with Penalty 3 alone. */
export function takenBy(penalty: Execution): (name: string) => boolean {
  return (name) => (name !== "hitFrom" || penalty === "2") && (name !== "defended" || penalty === "3");
}

export function readHitFrom(facts: Facts): HitFrom {
  return facts.choice("hitFrom", HIT_FROM);
}

/**
 * Where the ball lies: required where the penalty has no place of its own, elsewhere left out or exactly that place.
 * A 6 lies on its line within the limit of 37.6.b; a knock-in on the hitting team's own back line.
 */
export function readBall(facts: Facts, penalty: Execution, fromSpot: boolean, field: Field, edition: Edition): XY {
  const own = fromSpot ? null : fixedSpot(penalty, field, edition);
  if (own !== null && !facts.has("ball")) return own;
  const ball = facts.point("ball", field);
  const n = edition.n;
  if (own !== null && !samePoint(ball, own)) {
    facts.fail("wrong-place", "ball", `expected (${own.x}, ${own.y}), the penalty's own spot`);
  }
  if (penalty === "6" && (ball.y !== n.penalty6Line || Math.abs(ball.x) > n.penalty6Limit)) {
    facts.fail("wrong-place", "ball", `expected y ${n.penalty6Line} and x within ${n.penalty6Limit} of the middle`);
  }
  if (penalty === "knock-in" && ball.y !== field.length) {
    facts.fail("wrong-place", "ball", `expected y ${field.length}, the hitting team's own back line`);
  }
  return ball;
}
