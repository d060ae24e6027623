/** 36.3.a: after an honest miss or mis-hit at 4 or 6 all may play on, safely. 36.3.c: the worked case of an unsafe play. */
import type { Ruling } from "./ruling";
import type { FollowUpSituation } from "./situation";
import { foul, PLAY_ON, ruling } from "./verdict";

export function ruleFollowUp(s: FollowUpSituation): Ruling {
  if (s.safe) return ruling([PLAY_ON], ["36.3.a"]);
  // The worked case is about the hitter; 36.3.a binds both sides alike (D36-60).
  const byHitting = s.by === "hitting";
  return ruling([foul(byHitting ? "opposing" : "hitting")], ["36.3.c", "36.3.a"], {
    certainty: byHitting ? "text" : "interpretation",
    readings: ["D36-60"],
    detail: { yellowCard: "possible" },
  });
}
