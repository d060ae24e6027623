/** A ruling in one line, without coordinates: what the census counts. */
import type { Outcome, Ruling } from "../ruling";

export function outcomeText(outcome: Outcome, places: boolean): string {
  const at = places && "at" in outcome && outcome.at !== undefined ? `@(${outcome.at.x},${outcome.at.y})` : "";
  switch (outcome.do) {
    case "retake":
      return `again ${outcome.penalty}${at}`;
    case "penalty":
      return `${outcome.penalty}${outcome.to === undefined ? "" : ` to ${outcome.to}`}${at}`;
    case "foul":
      return `foul to ${outcome.to}`;
    default:
      return outcome.do;
  }
}

/** Outcomes, chooser, certainty, exam word, basis and the detail. */
export function signature(ruling: Ruling, places = false): string {
  const outcomes = ruling.outcomes.map((outcome) => outcomeText(outcome, places)).join(" or ") || "-";
  const chooser = ruling.chooser === null ? "" : `, ${ruling.chooser} chooses`;
  const detail =
    ruling.detail === undefined || Object.keys(ruling.detail).length === 0 ? "" : ` ${JSON.stringify(ruling.detail)}`;
  return `${outcomes}${chooser} | ${ruling.certainty} | ${ruling.exam} | ${ruling.basis.join(" ")}${detail}`;
}
