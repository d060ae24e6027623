/**
 * 36.5.k: both teams at fault at the same time: the team fouled hits again, same place, same conditions.
 * It names the penalties and not the knock-in (D36-35), and "at the same time" is open for faults before the hit (D36-34).
 */
import type { Edition } from "../editions/edition";
import type { Ruling } from "../ruling";
import type { ExecutionSituation } from "../situation";
import { retake, ruling, tempered } from "../verdict";
import { intentFault } from "./faults";

/** @param atOnce both faults fall on the moment of the hit */
export function ruleBothTeams(s: ExecutionSituation, atOnce: boolean, edition: Edition): Ruling {
  const again = [retake(s.penalty, s.ball)];
  if (s.penalty === "knock-in") {
    const basis = ["36.5.k", edition.table.opposing[s.penalty].clause];
    if (s.approach !== "first") basis.push(edition.table.approach[s.penalty].clause);
    if (s.beforePlay) basis.push(edition.table.early[s.penalty].clause);
    return ruling(again, basis, { certainty: "conflict", exam: "leave-out", readings: ["D36-35"] });
  }
  if (!atOnce) {
    return ruling(again, ["36.5.k"], { certainty: "interpretation", exam: "leave-out", readings: ["D36-34"] });
  }
  if (s.result === "goal" || s.result === "goal-prevented") {
    // "It counts" stands against "another free hit".
    const basis = ["36.5.k", "36.5.b", edition.table.opposing[s.penalty].clause];
    return ruling(again, basis, { certainty: "conflict", exam: "leave-out", readings: ["D36-33"] });
  }
  const settled = ruling(again, ["36.5.k"], { readings: ["D36-33"] });
  // A deliberate stroke beside it is a fault in what was meant: whether at the same time is open again.
  return intentFault(s) === "none" ? settled : tempered(settled, "interpretation", "leave-out", "D36-34");
}
