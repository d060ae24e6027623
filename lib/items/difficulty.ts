/** Difficulty before anybody has answered; observed facility takes its place later. */
import type { Edition } from "../rules/editions/edition";
import { toInput } from "../rules/to-input";
import type { Judged, Misconception } from "./family";
import type { DifficultyBand, Format } from "./item";

/** Facts that every situation of a kind has to give, so they are no difficulty. */
const GIVEN: ReadonlySet<string> = new Set(["kind", "penalty", "ball", "stoppedAt", "field", "team", "by", "who"]);

/**
 * Points: one for each fact off its default after the first; one where the text needs a reading; one for each of up to
 * two wrong calls that tempt many; one for a set of answers. Up to 1 easy, 2 middle, more hard.
 */
export function difficultyOf(
  judged: Judged,
  format: Format,
  offered: readonly Misconception[],
  edition: Edition,
): DifficultyBand {
  const facts = Object.keys(toInput(judged.situation, edition)).filter((name) => !GIVEN.has(name)).length;
  const reading = judged.ruling.certainty === "text" ? 0 : 1;
  const tempting = Math.min(offered.filter((misconception) => misconception.pull === 2).length, 2);
  const points = Math.min(Math.max(facts - 1, 0), 3) + reading + tempting + (format === "choose-all" ? 1 : 0);
  return points <= 1 ? "easy" : points === 2 ? "middle" : "hard";
}
