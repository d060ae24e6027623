/** Calls that questions and misconceptions share, where the answer is neither an outcome nor a player. */
import type { Call } from "@/lib/items/item";

/** Nobody has to move. */
export const NOBODY: Call = { is: "detail", name: "moves", value: "nobody" };

/** What becomes of a Penalty 7: given, an injury dealt with after play went on, or no Penalty 7. */
export function sevenCall(value: "given" | "later" | "none"): Call {
  return { is: "detail", name: "seven", value };
}

/** The captain may name anybody. */
export const ANYBODY: Call = { is: "detail", name: "designates", value: "anybody" };

/** Why a Penalty 3 may not be defended, by the clause that is not met; or that it may. */
export function defenceCall(value: string): Call {
  return { is: "detail", name: "defence", value };
}

/** Who loses the game by forfeit. */
export function forfeitCall(value: "home" | "away" | "both"): Call {
  return { is: "detail", name: "forfeits", value };
}
