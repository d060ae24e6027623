/**
 * The opposing team alone is out of position, or came in wrongly: the row 36.T.opposing.
 * 36.5.b and the cells: a goal scored or prevented counts. 37.2.h, 37.3.l, 37.4.e say so again of the prevented goal;
 * 37.2.i, 37.3.m: deflected or wide after a wrong entry, the hit is taken again.
 */
import type { Edition } from "../editions/edition";
import { consequenceOf } from "../hitting-fault";
import { raisedBy } from "../opposing-fault";
import type { Ruling } from "../ruling";
import type { Execution, ExecutionSituation } from "../situation";
import { distinctOutcomes, GOAL, joined, retake, ruling, tempered } from "../verdict";
import { deadBall, missFault, secondPlayFault } from "./faults";

const PREVENTED_GOAL: Partial<Record<Execution, string>> = { "2": "37.2.h", "3": "37.3.l", "4": "37.4.e" };

export function ruleOpposingImproper(s: ExecutionSituation, edition: Edition): Ruling {
  const base = opposingCell(s, edition);
  if (missFault(s, edition) !== "none") return besideSpotHit(base, s, edition);
  // The position is earlier than a second play or the place where the ball died (D36-08, D36-19).
  if (secondPlayFault(s) !== "none") {
    return tempered(base, "interpretation", "leave-out", s.penalty === "2" ? "D36-20" : "D36-19");
  }
  const dead = deadBall(s);
  if (dead !== "none") {
    return tempered(base, "interpretation", "leave-out", dead === "open" ? "D36-15" : "D36-08");
  }
  // At a knock-in a deliberate stroke is no fault: only this one is left (D36-18, D36-35).
  if (s.penalty === "knock-in" && s.intent !== "score") {
    return tempered(base, "interpretation", "score", "D36-18", "D36-35");
  }
  return base;
}

/** The cell of the table, whatever else happened. */
function opposingCell(s: ExecutionSituation, edition: Edition): Ruling {
  const cell = edition.table.opposing[s.penalty];
  const { clause } = cell;
  const goal = s.result === "goal" || s.result === "goal-prevented";
  if (cell.is === "penalty-to-attacking") {
    const raised = raisedBy(cell, s, edition, [clause]);
    return goal ? tempered(raised, "interpretation", "leave-out", "D36-06") : raised;
  }
  if (goal) {
    const repeats = s.result === "goal-prevented" ? PREVENTED_GOAL[s.penalty] : undefined;
    const basis = [clause, "36.5.b", ...(repeats === undefined ? [] : [repeats])];
    return ruling([GOAL], basis, { readings: ["D36-06"] });
  }
  const astray = s.result === "wide" || s.result === "deflected";
  if (cell.is === "goal-or-rehit") {
    if (s.penalty !== "2") return raisedBy(cell, s, edition, [clause]);
    return raisedBy(cell, s, edition, ["36.5.c", clause, ...(astray ? ["37.2.i"] : [])]);
  }
  const raised = raisedBy(cell, s, edition, [clause, "36.5.a"]);
  if (s.penalty !== "3" || !astray) return raised;
  // D36-01: the table against 37.3.m.
  return ruling([retake(s.penalty, s.ball), ...raised.outcomes], [clause, "37.3.m", "36.5.a"], {
    certainty: "conflict",
    exam: "leave-out",
    readings: joined(["D36-01"], raised.readings),
  });
}

/** A miss that by itself gives the other side a spot hit, beside the opposing fault (D36-07). */
function besideSpotHit(base: Ruling, s: ExecutionSituation, edition: Edition): Ruling {
  const miss = consequenceOf(edition.table.miss[s.penalty], s, edition);
  return {
    ...base,
    outcomes: distinctOutcomes([...(miss?.outcomes ?? []), ...base.outcomes]),
    chooser: null,
    certainty: "conflict",
    basis: joined([edition.table.miss[s.penalty].clause], base.basis),
    readings: joined(["D36-07"], base.readings),
    exam: "leave-out",
  };
}
