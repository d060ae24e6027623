/**
 * Where the ball and the teams go. Places: 37.2.a to 37.2.c, 37.3.e, 37.4.a, 37.5a.a, 37.5a.b, 37.5b.a, 37.6.a, 37.6.b.
 * Teams: 37.2.d to 37.2.g, 37.3.f to 37.3.i, 37.4.b to 37.4.d, 37.5a.c to 37.5a.e, 37.5b.b to 37.5b.d, 37.6.c to 37.6.e.
 */
import { distanceSquared, tidy, type XY } from "../field/point";
import type { Edition } from "./editions/edition";
import type { Detail, HitPenaltyDetail, Outcome, Ruling } from "./ruling";
import type { HitPenalty, SetUpSituation } from "./situation";
import { clearOfSides, fixedSpot, offField } from "./spots";
import { penalty, ruling } from "./verdict";

const ORIGIN: XY = { x: 0, y: 0 };

const TEAMS_AT: Readonly<Record<HitPenalty, HitPenaltyDetail>> = {
  "2": { opposing: ["behind-back-line", "outside-goal"], hitting: [], opposingMayEnter: "never" },
  "3": { opposing: ["behind-back-line", "outside-goal"], hitting: ["behind-40-line"], opposingMayEnter: "never" },
  "4": { opposing: ["behind-30-line"], hitting: [], opposingMayEnter: "after-hit" },
  "5a": { opposing: ["30-yards-from-ball", "between-ball-and-goal"], hitting: [], opposingMayEnter: "free" },
  "5b": { opposing: ["30-yards-from-ball", "between-ball-and-goal"], hitting: [], opposingMayEnter: "free" },
  "6": { opposing: ["behind-30-line"], hitting: [], opposingMayEnter: "after-hit" },
};

function to(which: HitPenalty, at: XY): Outcome {
  return penalty(which, "hitting", at);
}

export function ruleSetUp(s: SetUpSituation, edition: Edition): Ruling {
  const detail: Detail = TEAMS_AT[s.penalty];
  const own = fixedSpot(s.penalty, s.field, edition) ?? ORIGIN;
  switch (s.penalty) {
    case "2":
      return ruleSetUp2(s, own, detail);
    case "3":
      return s.defended
        ? ruling([to("3", own)], ["37.3.e", "37.3.f", "37.3.g", "37.3.i"], {
            detail: { ...detail, opposingMayEnter: "after-hit-not-between-posts" },
          })
        : ruling([to("3", own)], ["37.3.e", "37.3.f", "37.3.g", "37.3.h"], { detail });
    case "4":
      return ruling([to("4", own)], ["37.4.a", "37.4.b", "37.4.c", "37.4.d"], { detail });
    case "5a":
      return ruleSetUp5a(s, s.ballAt ?? ORIGIN, detail, edition);
    case "5b":
      return ruling([to("5b", own)], ["37.5b.a", "37.5b.b", "37.5b.c", "37.5b.d"], { detail });
    case "6":
      return ruleSetUp6(s.crossedAt ?? 0, detail, edition);
  }
}

/** The line or the spot of the foul, at the choice of the team fouled; no margin to the sides (D37-01, D37-02). */
function ruleSetUp2(s: SetUpSituation, line: XY, detail: Detail): Ruling {
  const foulAt = s.foulAt ?? line;
  if (s.hitFrom === "line")
    return ruling([to("2", line)], ["37.2.a", "37.2.d", "37.2.g"], { detail, readings: ["D37-11"] });
  if (s.hitFrom === "spot") {
    return ruling([to("2", foulAt)], ["37.2.b", "37.2.e", "37.2.f", "37.2.g"], {
      detail: { ...detail, opposing: ["30-yards-from-ball", "outside-goal"] },
      readings: ["D37-01", "D37-02", "D37-11"],
    });
  }
  const choice = ruling([to("2", line), to("2", foulAt)], ["37.2.c", "37.2.a", "37.2.b"], {
    chooser: "hitting",
    readings: ["D37-01", "D37-02"],
  });
  const { detail: _notYet, ...undecided } = choice;
  return undecided;
}

/** Where the ball was, at least 5 yards from the sides, straight inward (D37-03); no such margin to the back lines (D37-04). */
function ruleSetUp5a(s: SetUpSituation, ballAt: XY, detail: Detail, edition: Edition): Ruling {
  const { length } = s.field;
  const margin = edition.n.sideMargin;
  const at = clearOfSides(ballAt, s.field, edition);
  const moved = at !== ballAt;
  const outside = offField(ballAt, s.field);
  const nearBackLine = ballAt.y < margin || ballAt.y > tidy(length - margin);
  const teams = ["37.5a.c", "37.5a.d", "37.5a.e"];
  const basis = moved ? ["37.5a.b", "37.5a.a", ...teams] : ["37.5a.a", "37.5a.b", ...teams];
  const readings = ["D37-01"];
  if (moved) readings.push("D37-03");
  if (distanceSquared(ballAt, ORIGIN) < edition.n.keepAway * edition.n.keepAway) readings.push("D37-06");
  if (outside) readings.push("D37-05");
  else if (nearBackLine) readings.push("D37-04");
  return ruling([to("5a", at)], basis, {
    detail,
    readings,
    certainty: moved || outside || nearBackLine ? "interpretation" : "text",
    exam: outside ? "leave-out" : "score",
  });
}

/** Level with where the ball crossed, at most 40 yards from the middle (D37-07). */
function ruleSetUp6(crossedAt: number, detail: Detail, edition: Edition): Ruling {
  const { penalty6Line, penalty6Limit } = edition.n;
  const x = Math.max(-penalty6Limit, Math.min(penalty6Limit, crossedAt));
  const limited = x !== crossedAt;
  const teams = ["37.6.c", "37.6.d", "37.6.e"];
  const basis = limited ? ["37.6.b", "37.6.a", ...teams] : ["37.6.a", "37.6.b", ...teams];
  return ruling([to("6", { x, y: penalty6Line })], basis, { detail, readings: limited ? ["D37-07"] : [] });
}
