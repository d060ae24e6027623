/**
 * What a fault of the hitting team costs: a spot hit for the other side, or what the table names in its place.
 * 36.5.h, 36.5.i: from where the penalty was being taken (D36-10). 36.5.j: a 5a taken wrongly inside the 60-yard line
 * before the own goal gives Penalty 4 instead (D36-12, D36-13). 37.5a.b: 5 yards from the sides (D36-11).
 */
import { distanceSquared, tidy, type XY } from "../field/point";
import type { Edition, HittingCell } from "./editions/edition";
import type { Certainty, ExamUse, Outcome } from "./ruling";
import type { ExecutionSituation, HitPenalty } from "./situation";
import { awardedSpotAway, clearOfSides } from "./spots";
import { penalty, weaker } from "./verdict";

/** Outcomes with the clauses and readings they rest on. */
export interface Consequence {
  readonly outcomes: readonly Outcome[];
  readonly basis: readonly string[];
  readonly certainty: Certainty;
  readonly exam: ExamUse;
  readonly readings: readonly string[];
}

type Taken = Pick<ExecutionSituation, "penalty" | "ball" | "field">;

/** 36.5.h to 36.5.j in the form of a cell, for faults that the table does not list. */
export function procedureCell(taken: Taken): HittingCell {
  return taken.penalty === "5a" ? { is: "less-severe-of-spot-hit-and", penalty: "4" } : { is: "spot-hit" };
}

/** What the cell gives the other side; null where it gives nothing (live, not applicable). */
export function consequenceOf(cell: HittingCell, taken: Taken, edition: Edition): Consequence | null {
  if (cell.is === "spot-hit") return spotHit(taken, edition);
  if (cell.is === "less-severe-of-spot-hit-and") return lessSevere(cell.penalty, taken, edition);
  if (cell.is === "penalty-to-defending") {
    return plain([away(cell.penalty, taken, edition)], cell.penalty === "4" ? ["37.4.a"] : []);
  }
  return null;
}

function plain(outcomes: readonly Outcome[], basis: readonly string[]): Consequence {
  return { outcomes, basis, certainty: "text", exam: "score", readings: [] };
}

function away(which: HitPenalty, taken: Taken, edition: Edition): Outcome {
  return penalty(which, "opposing", awardedSpotAway(which, taken.field, edition, taken.ball));
}

/** A 5a for the other side from a point, moved clear of the sides; moving it is a reading (D36-11). */
export function fiveA(from: XY, taken: Taken, edition: Edition): { outcome: Outcome; moved: boolean } {
  const at = clearOfSides(from, taken.field, edition);
  return { outcome: penalty("5a", "opposing", at), moved: at !== from };
}

function spotHit(taken: Taken, edition: Edition): Consequence {
  const { outcome, moved } = fiveA(taken.ball, taken, edition);
  const clause = taken.penalty === "5a" ? "36.5.i" : "36.5.h";
  if (!moved) return { ...plain([outcome], [clause]), readings: ["D36-10"] };
  const basis = [clause, "37.5a.b"];
  const readings = ["D36-10", "D36-11"];
  if (taken.penalty !== "5a")
    return { outcomes: [outcome], basis, certainty: "interpretation", exam: "score", readings };
  // The ball of a 5a that lies too near the side was wrongly placed to begin with: moved or not, both are defensible.
  const asPlaced = penalty("5a", "opposing", taken.ball);
  return { outcomes: [outcome, asPlaced], basis, certainty: "interpretation", exam: "any-of", readings };
}

function lessSevere(which: HitPenalty, taken: Taken, edition: Edition): Consequence {
  const { ball, field } = taken;
  const other = away(which, taken, edition);
  const line = awardedSpotAway(which, field, edition, ball).y;
  const fromSpot = spotHit(taken, edition);
  if (ball.y < line) return { ...fromSpot, readings: [...fromSpot.readings, "D36-12"] };
  const limit = tidy(field.length - line);
  const farFromGoal = distanceSquared(ball, { x: 0, y: field.length }) > tidy(limit * limit);
  if (ball.y > line && !farFromGoal) return { ...plain([other], ["36.5.j"]), readings: ["D36-12"] };
  const onLine = ball.y === line;
  return {
    outcomes: onLine ? [...fromSpot.outcomes, other] : [other, ...fromSpot.outcomes],
    basis: ["36.5.j", ...fromSpot.basis],
    certainty: weaker("interpretation", fromSpot.certainty),
    exam: onLine && ball.x !== 0 ? "leave-out" : "any-of",
    readings: ["D36-12", "D36-13", ...fromSpot.readings.filter((id) => id !== "D36-10")],
  };
}
