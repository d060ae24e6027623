/**
 * What happened while a penalty or a knock-in was taken. D36-30: what ends the play first rules; here in that order.
 * Faults given together happened together, unless a decision puts them apart in time.
 */
import type { Edition } from "../editions/edition";
import type { Ruling } from "../ruling";
import type { ExecutionSituation } from "../situation";
import { offField } from "../spots";
import { tempered } from "../verdict";
import { ruleIntent, ruleMiss, ruleResult, ruleSecondPlay } from "./after-the-hit";
import { ruleApproach, ruleEarly, ruleHittingImproper, ruleTee } from "./before-the-hit";
import { ruleBothTeams } from "./both-teams";
import { deadBall, intentFault } from "./faults";
import { ruleOpposingImproper } from "./opposing-improper";
import { ruleYellowCard, temperByCard } from "./yellow-card";

export function ruleExecution(s: ExecutionSituation, edition: Edition): Ruling {
  return ruleYellowCard(s, edition) ?? temperByCard(temperOffField(inOrder(s, edition), s), s);
}

/** The rules picture a ball on the field: one that lay or died outside it is examined nowhere (as D37-05). */
function temperOffField(base: Ruling, s: ExecutionSituation): Ruling {
  const died = s.stoppedAt !== null && deadBall(s) !== "none" && offField(s.stoppedAt, s.field);
  return died || offField(s.ball, s.field) ? tempered(base, "interpretation", "leave-out", "D37-05") : base;
}

function inOrder(s: ExecutionSituation, edition: Edition): Ruling {
  const opposing = s.opposing === "improper";
  if (s.tee !== "fair") return opposing ? ruleBothTeams(s, false, edition) : ruleTee(s, edition);
  if (s.approach !== "first") return opposing ? ruleBothTeams(s, false, edition) : ruleApproach(s, s.approach, edition);
  if (s.beforePlay) return opposing ? ruleBothTeams(s, true, edition) : ruleEarly(s, edition);
  if (s.hitting === "improper") return opposing ? ruleBothTeams(s, true, edition) : ruleHittingImproper(s, edition);
  if (opposing) return intentFault(s) === "none" ? ruleOpposingImproper(s, edition) : ruleBothTeams(s, false, edition);
  if (s.intent !== "score") return ruleIntent(s, edition);
  if (s.stroke === "missed") return ruleMiss(s, edition);
  if (s.secondPlay !== "none") return ruleSecondPlay(s, edition);
  return ruleResult(s, edition);
}
