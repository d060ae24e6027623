/** Every misconception of the house, by id. The words stand in locales/<locale>/misconceptions.json. */
import type { Misconception } from "@/lib/items/family";
import * as comingBack from "./misconceptions/coming-back";
import * as execution from "./misconceptions/execution";
import * as penalties from "./misconceptions/penalties";
import * as placing from "./misconceptions/placing";
import * as removal from "./misconceptions/removal";
import * as standing from "./misconceptions/standing";

export const MISCONCEPTIONS: readonly Misconception[] = [
  ...Object.values(execution),
  ...Object.values(penalties),
  ...Object.values(placing),
  ...Object.values(standing),
  ...Object.values(comingBack),
  ...Object.values(removal),
];

/** The beliefs found in public explanations of the game, wrong or outdated by the 2026 text; none may ever be a key. */
export const BELIEFS: readonly Misconception[] = [
  penalties.p3DefendersBehind30,
  penalties.p4DefendersBehind40,
  penalties.p6StopsALikelyGoal,
  penalties.p6NobodyBetween,
  penalties.p1ThrowInCentre,
  penalties.everybodyBehindTheBall,
  penalties.p4DefendersBehindTheBall,
  penalties.p2FromThe60,
  penalties.p1HitFromCentre,
  penalties.p1ThrowInTen,
  penalties.listEndsAt5,
  penalties.p5aFromTheFoul,
];

const byId = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

/** @returns null for an id that is none */
export function misconceptionById(id: string): Misconception | null {
  return byId.get(id) ?? null;
}
