/** Difficulty before anybody has answered; observed facility takes its place later. */
import type { Edition } from "../rules/editions/edition";
import { toInput } from "../rules/to-input";
import type { Judged, Misconception } from "./family";
import type { DifficultyBand, Format } from "./item";

/** Facts that every situation of a kind has to give, so they are no difficulty. */
const GIVEN: ReadonlySet<string> = new Set(["kind", "penalty", "ball", "stoppedAt", "field", "team", "by", "who"]);

/**
 * Points: one a fact off its default; one where the text needs a reading; one where the most tempting wrong call offered
 * tempts many; one for a set of answers. Up to 1 easy, 2 middle, more hard.
 */
export function difficultyOf(
  judged: Judged,
  format: Format,
  offered: readonly Misconception[],
  edition: Edition,
): DifficultyBand {
  const facts = Object.keys(toInput(judged.situation, edition)).filter((name) => !GIVEN.has(name)).length;
  const reading = judged.ruling.certainty === "text" ? 0 : 1;
  const tempting = offered.some((misconception) => misconception.pull === 2) ? 1 : 0;
  const points = Math.min(facts, 3) + reading + tempting + (format === "choose-all" ? 1 : 0);
  return points <= 1 ? "easy" : points === 2 ? "middle" : "hard";
}
