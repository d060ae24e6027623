/** What may stand in a scored form (product.md, "What makes a question good"). */
import type { Ruling } from "../rules/ruling";
import type { Format } from "./item";

/**
 * `leave-out` never, in any format. `any-of` only where a clause leaves the choice and all open calls are asked for. A
 * question with one answer only where exactly one call is right.
 * @param right how many calls are right
 */
export function mayBeScored(ruling: Ruling, format: Format, right: number): boolean {
  if (ruling.exam === "leave-out" || right === 0) return false;
  if (ruling.exam === "any-of") return ruling.chooser !== null && format === "choose-all" && right > 1;
  return format === "choose-all" || right === 1;
}
