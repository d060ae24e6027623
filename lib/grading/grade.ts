/** Marks one response against the sealed key. One question, one mark: no weights, no part of a mark. */
import type { Key, Response } from "../items/item";

export const GRADES = ["right", "wrong", "unanswered"] as const;
export type Grade = (typeof GRADES)[number];

/**
 * A set must be exact, a number too. Nothing chosen is `unanswered`; a response of another format than the key is wrong.
 * @param response what was saved last, null where nothing was or it was taken back
 */
export function grade(key: Key, response: Response | null): Grade {
  if (response === null) return "unanswered";
  if (response.format === "choose-all" && response.options.length === 0) return "unanswered";
  return isRight(key, response) ? "right" : "wrong";
}

function isRight(key: Key, response: Response): boolean {
  if (key.format !== response.format) return false;
  switch (response.format) {
    case "number":
      return key.format === "number" && response.value === key.value;
    case "choose-one":
      return key.format === "choose-one" && key.options.includes(response.option);
    case "choose-all": {
      if (key.format !== "choose-all") return false;
      const chosen = new Set(response.options);
      return chosen.size === key.options.length && key.options.every((option) => chosen.has(option));
    }
  }
}
