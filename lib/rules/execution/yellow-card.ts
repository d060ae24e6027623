/**
 * 36.6.a: a yellow card for the foul that brought a Penalty 2 makes it a Penalty 1.
 * 36.6.b: so does one while the Penalty 2 is being taken. At other penalties the rule is silent (D36-42).
 */
import type { Edition } from "../editions/edition";
import { consequenceOf } from "../hitting-fault";
import type { Ruling } from "../ruling";
import type { ExecutionSituation } from "../situation";
import { GOAL, penalty, ruling, tempered } from "../verdict";
import { hittingAtFault } from "./faults";

/** The ruling of a Penalty 2 with a card; null where the card does not decide. */
export function ruleYellowCard(s: ExecutionSituation, edition: Edition): Ruling | null {
  if (s.penalty !== "2" || s.yellowCard === "none") return null;
  const penalty1 = penalty("1", "hitting");
  if (s.yellowCard === "for-the-foul") {
    // Penalty 1 stands in place of the hit (D36-40).
    const settled = ruling([penalty1], ["36.6.a"], { readings: ["D36-40"] });
    const doubtful = s.result === "goal" || hittingAtFault(s, edition);
    return doubtful ? tempered(settled, "interpretation", "leave-out") : settled;
  }
  const basis = ["36.6.b"];
  if (hittingAtFault(s, edition) || s.result === "stopped-short") {
    const onlyMiss = s.stroke === "missed" && !hittingAtFault({ ...s, stroke: "hit" }, edition);
    const spotHit = onlyMiss ? consequenceOf(edition.table.miss[s.penalty], s, edition) : null;
    return ruling([penalty1, ...(spotHit?.outcomes ?? [])], spotHit === null ? basis : [...basis, "36.T.miss.2"], {
      certainty: "interpretation",
      exam: "leave-out",
      readings: ["D36-41"],
    });
  }
  if (s.result === "goal" || s.result === "goal-prevented") {
    const both = s.result === "goal" ? [GOAL, penalty1] : [penalty1, GOAL];
    return ruling(both, [...basis, "36.5.b"], { certainty: "interpretation", exam: "any-of", readings: ["D36-41"] });
  }
  return ruling([penalty1], basis, { readings: ["D36-40"] });
}

/** At any other penalty: for the foul it changes nothing, during the execution it means another foul (D36-42). */
export function temperByCard(base: Ruling, s: ExecutionSituation): Ruling {
  if (s.penalty === "2" || s.yellowCard === "none") return base;
  return tempered(base, "interpretation", s.yellowCard === "for-the-foul" ? "score" : "leave-out", "D36-42");
}
