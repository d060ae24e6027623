/** One duty of one player at the moment of the hit, judged. */
import type { Certainty, ExamUse } from "../ruling";
import { stricter, weaker } from "../verdict";

export interface Duty {
  readonly clause: string;
  readonly kept: boolean;
  readonly certainty: Certainty;
  readonly exam: ExamUse;
  readonly reading: string | null;
}

export function duty(
  clause: string,
  kept: boolean,
  certainty: Certainty = "text",
  exam: ExamUse = "score",
  reading: string | null = null,
): Duty {
  return { clause, kept, certainty, exam, reading };
}

/** All duties of one player together. */
export interface Standing {
  readonly improper: boolean;
  readonly certainty: Certainty;
  readonly exam: ExamUse;
  /** The clauses of the duties broken, or of those kept. */
  readonly clauses: readonly string[];
  readonly readings: readonly string[];
}

/** A player certainly out of position by one duty is so whatever another duty says; else the weakest word counts. */
export function standingOf(duties: readonly Duty[]): Standing {
  const broken = duties.filter((one) => !one.kept);
  const certain = broken.filter((one) => one.certainty === "text");
  const counted = certain.length > 0 ? certain : duties;
  const shown = certain.length > 0 ? certain : broken.length > 0 ? broken : duties;
  let certainty: Certainty = "text";
  let exam: ExamUse = "score";
  for (const one of counted) {
    certainty = weaker(certainty, one.certainty);
    exam = stricter(exam, one.exam);
  }
  return {
    improper: broken.length > 0,
    certainty,
    exam,
    clauses: shown.map((one) => one.clause),
    readings: counted.flatMap((one) => (one.reading === null ? [] : [one.reading])),
  };
}
