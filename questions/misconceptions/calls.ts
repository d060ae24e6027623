/** Calls that questions and misconceptions share, where the answer is neither an outcome nor a player. */
import type { Call } from "@/lib/items/item";

/** Nobody has to move. */
export const NOBODY: Call = { is: "detail", name: "moves", value: "nobody" };
