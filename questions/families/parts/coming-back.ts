/** What the families of `return` share: the hit, who went off, and the way back. */
import { player, yards } from "@/lib/items/cast";
import type { Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import type { Random } from "@/lib/items/random";
import type { ReturnSituation, SituationInput } from "@/lib/rules/situation";

/** The situation of a family of `return`. */
export function returnOf(telling: Telling): ReturnSituation {
  if (telling.situation.kind !== "return") throw new TypeError("not a return");
  return telling.situation;
}

export const HITS = ["2", "2-spot", "3", "3-defended", "4", "5a", "5b", "6"] as const;
export type HitName = (typeof HITS)[number];

/** The facts of a hit by name, a place drawn where it needs one. */
export function hitFacts(name: HitName, random: Random): SituationInput {
  const side = random.below(2) === 0 ? -1 : 1;
  if (name === "2-spot") return { penalty: "2", ball: { x: side * (6 + random.below(12)), y: 44 + random.below(10) } };
  if (name === "3-defended") return { penalty: "3", defended: true };
  if (name === "5a") return { penalty: "5a", ball: { x: side * (4 + random.below(20)), y: 70 + random.below(40) } };
  if (name === "6") return { penalty: "6", ball: { x: side * (10 + random.below(28)), y: 60 } };
  return { penalty: name };
}

/** "Red have a Penalty 4. Blue 2 has gone off to change horses." */
export function goneOff(telling: Telling): readonly Message[] {
  const s = returnOf(telling);
  const spot = s.penalty === "2" && s.ball.x !== 0;
  const id = spot ? "2-spot" : s.defended ? "3-defended" : s.penalty;
  const hit = { out: yards(s.ball.y), aside: yards(Math.abs(s.ball.x)), side: s.ball.x < 0 ? "left" : "right" };
  return [
    telling.shared(`families.coming-back.open.${id}.${telling.random.below(2) + 1}`, hit),
    telling.shared(`families.coming-back.off.${telling.random.below(4) + 1}`, { who: who(telling) }),
  ];
}

/** The player who comes back. */
export function who(telling: Telling): Message {
  return person(telling, returnOf(telling).team === "opposing" ? 0 : 1);
}

/** A team-mate of that player, who never left. */
export function partner(telling: Telling): Message {
  return person(telling, returnOf(telling).team === "opposing" ? 1 : 2);
}

function person(telling: Telling, place: number): Message {
  const { cast } = telling;
  const fouling = returnOf(telling).team === "opposing";
  return player(fouling ? cast.opposing : cast.hitting, (fouling ? cast.rivals : cast.hitters)[place] ?? 1);
}

export function ruledWhy(telling: Telling, id: string): Message {
  const s = returnOf(telling);
  return telling.say(`why.${id}`, {
    who: who(telling),
    limit: telling.edition.n.returnKeepAway,
    cost: telling.shared(`families.coming-back.cost.${s.team}`),
  });
}
