/** What the families of `set-up` share: how a foul and its penalty are told, and how a place reads as an option. */
import type { Telling } from "@/lib/items/family";
import type { Call, Message } from "@/lib/items/item";
import { fromPlace } from "@/lib/items/places";
import type { SetUpSituation } from "@/lib/rules/situation";

/** The situation of a family of `set-up`. */
export function setUpOf(telling: Telling): SetUpSituation {
  if (telling.situation.kind !== "set-up") throw new TypeError("not a set-up");
  return telling.situation;
}

/** A foul of the opposing team, with no place. */
export function foulTold({ random, shared }: Telling): Message {
  return shared(`families.placing.foul.${random.below(5) + 1}`);
}

/** "You give Red a Penalty 3." */
export function penaltyTold(telling: Telling): Message {
  const { penalty } = setUpOf(telling);
  return telling.shared(`families.placing.award.${telling.random.below(4) + 1}`, { penalty });
}

/** A place as an option: "from the centre of the 40-yard line"; null for a call that is no place. */
export function placeOption(call: Call, { situation, cast, edition, shared }: Telling): Message | null {
  if (call.is === "wrong-call") return shared(`families.placing.place.${call.id}`);
  if (call.is !== "outcome" || !("at" in call.outcome) || call.outcome.at === undefined) return null;
  return fromPlace(call.outcome.at, situation, cast, edition);
}

/** Left or right of a hitter who faces the goal aimed at, for a message's `select`. */
export function sideOf(x: number): "left" | "right" {
  return x < 0 ? "left" : "right";
}
