/**
 * May Penalty 3 be defended in this event? 37.3.a elected, 37.3.b announced before the event, 37.3.c the limit, 37.3.d two
 * certified umpires in all games, or approved otherwise; "approved" loosens the umpires only (D37-24).
 */
import type { Edition } from "./editions/edition";
import type { Ruling } from "./ruling";
import type { DefenceElectionSituation } from "./situation";
import { ruling } from "./verdict";

export function ruleDefenceElection(s: DefenceElectionSituation, edition: Edition): Ruling {
  const conditions: readonly (readonly [clause: string, met: boolean])[] = [
    ["37.3.a", s.elected],
    ["37.3.b", s.announced],
    ["37.3.c", s.upperHandicap >= edition.n.defendedFrom],
    ["37.3.d", s.allGamesTwoCertified || s.approved],
  ];
  const failed = conditions.filter(([, met]) => !met).map(([clause]) => clause);
  const detail = { mayBeDefended: failed.length === 0 };
  const basis = failed.length > 0 ? failed : ["37.3.d", "37.3.a", "37.3.b", "37.3.c"];
  const readings = s.elected && s.announced ? ["D37-26"] : ["D37-25"];
  if (s.elected && s.announced && s.upperHandicap < edition.n.defendedFrom && s.approved) {
    return ruling([], basis, { certainty: "interpretation", exam: "leave-out", readings: ["D37-24"], detail });
  }
  return ruling([], basis, { readings, detail });
}
