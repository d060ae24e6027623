/** All families, in the order of the bank. A new one is added here and nowhere else. */
import type { Family } from "@/lib/items/family";
import { executionDeadBall } from "./execution-dead-ball";
import { executionMissed } from "./execution-missed";

export const FAMILIES: readonly Family[] = [executionMissed, executionDeadBall];

const byId = new Map(FAMILIES.map((family) => [family.id, family]));

/** @returns null for an id that is none */
export function familyById(id: string): Family | null {
  return byId.get(id) ?? null;
}
