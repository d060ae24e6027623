/**
 * What a fault of the opposing team adds for the hitting team, a goal apart: the hit again, or a more severe penalty.
 * 36.5.a: raised where it can be raised. 36.5.c: at a Penalty 2 the umpire chooses the hit again or Penalty 1 (D36-02).
 * 36.T.opposing names the step of each penalty; for a 5a "the next more severe" needs a reading (D36-03).
 */
import { distanceSquared, tidy, type XY } from "../field/point";
import type { Edition, OpposingCell } from "./editions/edition";
import type { ExamUse, Ruling } from "./ruling";
import type { Execution, Field, HitPenalty } from "./situation";
import { awardedSpot } from "./spots";
import { penalty, retake, ruling } from "./verdict";

export interface Hit {
  readonly penalty: Execution;
  readonly ball: XY;
  readonly field: Field;
}

const GOAL_CENTRE: XY = { x: 0, y: 0 };

/** D36-03: which penalties are defensible as the next above a 5a from this ball, the engine's own first. */
function stepsAbove5a(ball: XY, field: Field, edition: Edition): { steps: HitPenalty[]; exam: ExamUse } {
  const { penalty3Line, penalty4Line } = edition.n;
  const centre = field.length / 2;
  if (ball.y > centre) return { steps: ["5b", "4"], exam: "leave-out" };
  if (ball.y > penalty4Line) {
    const noFarther = distanceSquared(ball, GOAL_CENTRE) <= tidy(centre * centre);
    return noFarther ? { steps: ["4"], exam: "score" } : { steps: ["4", "5b"], exam: "leave-out" };
  }
  if (ball.y > penalty3Line) return { steps: ["3", "4"], exam: "any-of" };
  return { steps: ["2", "3", "4"], exam: "leave-out" };
}

/** 36.5.c: Penalty 2 again from where it was taken, or Penalty 1, as the umpire chooses. */
function againOrPenalty1(hit: Hit, basis: readonly string[]): Ruling {
  return ruling([retake(hit.penalty, hit.ball), penalty("1", "hitting")], basis, {
    chooser: "umpire",
    exam: "any-of",
    readings: ["D36-02"],
  });
}

/** A more severe penalty for the hitting team, from that penalty's own place (a 2 from the line: D36-05). */
function raisedTo(which: HitPenalty, hit: Hit, edition: Edition, basis: readonly string[]): Ruling {
  const at = awardedSpot(which, hit.field, edition, hit.ball);
  return ruling([penalty(which, "hitting", at)], basis, which === "2" ? { readings: ["D36-05"] } : {});
}

/** The next more severe penalty than a 5a from where its ball lies (D36-03). */
function raised5a(hit: Hit, edition: Edition, basis: readonly string[]): Ruling {
  const { steps, exam } = stepsAbove5a(hit.ball, hit.field, edition);
  const outcomes = steps.map((which) => penalty(which, "hitting", awardedSpot(which, hit.field, edition, hit.ball)));
  return ruling(outcomes, basis, { certainty: "interpretation", exam, readings: ["D36-03"] });
}

/** What a cell of the row 36.T.opposing adds, a goal apart. @param basis of the whole ruling, the deciding clause first */
export function raisedBy(cell: OpposingCell, hit: Hit, edition: Edition, basis: readonly string[]): Ruling {
  switch (cell.is) {
    case "goal-or-rehit":
      return hit.penalty === "2" ? againOrPenalty1(hit, basis) : ruling([retake(hit.penalty, hit.ball)], basis);
    case "goal-or-next-more-severe":
      return raised5a(hit, edition, basis);
    case "goal-or-penalty":
    case "penalty-to-attacking":
      return raisedTo(cell.penalty, hit, edition, basis);
  }
}
