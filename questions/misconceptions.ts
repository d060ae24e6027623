/** Every misconception of the house, by id. The words stand in locales/<locale>/misconceptions.json. */
import type { Misconception } from "@/lib/items/family";
import * as execution from "./misconceptions/execution";
import * as penalties from "./misconceptions/penalties";

export const MISCONCEPTIONS: readonly Misconception[] = [...Object.values(execution), ...Object.values(penalties)];

const byId = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

/** @returns null for an id that is none */
export function misconceptionById(id: string): Misconception | null {
  return byId.get(id) ?? null;
}
