/** A player where that player may not be: where, in which words, and drawn. */
import type { PlanPlayer } from "@/lib/field/plan";
import type { XY } from "@/lib/field/point";
import { yards } from "@/lib/items/cast";
import type { Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import { planPlayer } from "@/lib/items/plan";
import { executionOf } from "./execution";

export interface DefenderOut {
  /** In a scene of its own: says when. */
  readonly words: Message;
  /** After a sentence that has said when. */
  readonly meanwhile: Message;
  readonly drawn: readonly PlanPlayer[];
}

/**
 * The first rival ("opposing-1") out of position, in yards that the words say and the plan shows: some yards over the back
 * line at a 2 or 3, before the 30-yard line at a 4 or 6, too near the ball at a 5a or 5b. At a knock-in only in words, since
 * its distance belongs to another rule.
 */
export function defenderOut(telling: Telling): DefenderOut {
  return telling.once("defender-out", () => placeDefender(telling));
}

function placeDefender(telling: Telling): DefenderOut {
  const { random, shared, cast, edition } = telling;
  const { penalty, ball } = executionOf(telling);
  const side = random.below(2) === 0 ? -1 : 1;
  const told = (kind: string, ways: number, out: number, at: XY | null): DefenderOut => ({
    words: shared(`scene.out.${kind}.${random.below(ways) + 1}`, { out: yards(out) }),
    meanwhile: shared(`scene.meanwhile.${kind}.${random.below(2) + 1}`, { out: yards(out) }),
    drawn: at === null ? [] : [planPlayer(cast, "opposing", 0, at)],
  });
  if (penalty === "2" || penalty === "3") {
    const out = 3 + random.below(7);
    return told("goal-line", 3, out, { x: side * (10 + random.below(8)), y: out });
  }
  if (penalty === "4" || penalty === "6") {
    const out = edition.n.keepBackLine + 4 + random.below(9);
    return told("line", 3, out, { x: side * (3 + random.below(9)), y: out });
  }
  if (penalty === "knock-in") return told("knock-in", 2, 0, null);
  const out = edition.n.keepAway - 5 - random.below(9);
  return told("circle", 3, out, { x: ball.x, y: ball.y - out });
}

export interface AttackerOut {
  readonly words: Message;
  readonly drawn: readonly PlanPlayer[];
}

/** The first team-mate ("hitting-2") in front of the 40-yard line at a Penalty 3. */
export function attackerOut(telling: Telling): AttackerOut {
  return telling.once("attacker-out", (random) => {
    const { shared, cast, edition } = telling;
    const side = random.below(2) === 0 ? -1 : 1;
    const out = edition.n.keepBehindLine3 - 4 - random.below(8);
    return {
      words: shared(`scene.ahead.${random.below(4) + 1}`, { out: yards(out) }),
      drawn: [planPlayer(cast, "hitting", 1, { x: side * (12 + random.below(10)), y: out })],
    };
  });
}
