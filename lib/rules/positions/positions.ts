/**
 * Who is out of position at the moment of the hit. Opposing: 37.2.d to 37.2.f, 37.3.g, 37.4.c, 37.4.d, 37.5a.c, 37.5a.d,
 * 37.5b.b, 37.5b.c, 37.6.d, 37.6.e. Hitting: 37.3.f at a 3; anywhere at 4, 5a, 5b and 6 (37.4.b, 37.5a.e, 37.5b.d, 37.6.c);
 * at a 2 the rule gives it no place (D37-09).
 */
import { distanceSquared, type XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import type { Outcome, Ruling } from "../ruling";
import type { Player, PositionsSituation } from "../situation";
import { foul, joined, PLAY_ON, ruling, stricter, weaker } from "../verdict";
import { type Duty, duty, type Standing, standingOf } from "./duty";
import { awayFromBall, behind30, behind40, behindBackLine, betweenBallAndGoal, outsideGoal } from "./places";

const GOAL_CENTRE: XY = { x: 0, y: 0 };

export function rulePositions(s: PositionsSituation, edition: Edition): Ruling {
  let atFault = false;
  let hittingAtFault = false;
  let opposingAtFault = false;
  const improper: string[] = [];
  let certainty: Ruling["certainty"] = "text";
  let exam: Ruling["exam"] = "score";
  let broken: readonly string[] = [];
  let kept: readonly string[] = [];
  let readings: readonly string[] = [];
  for (const player of s.players) {
    const standing =
      player.team === "hitting" ? hittingStanding(s, player, edition) : opposingStanding(s, player, edition);
    certainty = weaker(certainty, standing.certainty);
    exam = stricter(exam, standing.exam);
    readings = joined(readings, standing.readings);
    if (!standing.improper) {
      kept = joined(kept, standing.clauses);
      continue;
    }
    atFault = true;
    broken = joined(broken, standing.clauses);
    improper.push(player.id);
    if (player.team === "hitting") hittingAtFault = true;
    else opposingAtFault = true;
  }
  const outcomes: Outcome[] = [];
  if (opposingAtFault) outcomes.push(foul("hitting"));
  if (hittingAtFault) outcomes.push(foul("opposing"));
  if (outcomes.length === 2) readings = joined(readings, ["D37-21"]);
  return ruling(atFault ? outcomes : [PLAY_ON], atFault ? joined(broken, kept) : kept, {
    certainty,
    exam,
    readings,
    detail: { improper },
  });
}

/** An `off` player is excused from every duty (D37-16 for Penalty 2) except the 30 yards of 5a and 5b (D37-15). */
function opposingStanding(s: PositionsSituation, player: Player, edition: Edition): Standing {
  const { at, off } = player;
  switch (s.penalty) {
    case "2":
      return off ? offAt2(s, player, edition) : standingOf(dutiesAt2(s, player, edition));
    case "3":
      if (off) return standingOf([duty("37.3.g", true)]);
      return standingOf([behindBackLine("37.3.g", at), outsideGoal("37.3.g", at, edition)]);
    case "4":
      return standingOf([off ? duty("37.4.d", true) : behind30("37.4.c", at, edition)]);
    case "6":
      return standingOf([off ? duty("37.6.e", true) : behind30("37.6.d", at, edition)]);
    case "5a":
      return at5(s, player, "37.5a.c", "37.5a.d", edition);
    case "5b":
      return at5(s, player, "37.5b.b", "37.5b.c", edition);
  }
}

function dutiesAt2(s: PositionsSituation, player: Player, edition: Edition): Duty[] {
  const { at } = player;
  if (s.hitFrom === "line") return [behindBackLine("37.2.d", at), outsideGoal("37.2.d", at, edition)];
  const away = awayFromBall("37.2.e", at, s.ball, edition);
  const goal = outsideGoal("37.2.f", at, edition);
  // Standing on the field 30 yards off is allowed by the two duties alone (D37-10).
  const onField = at.y >= 0 && away.kept && goal.kept;
  return onField ? [away, goal, duty("37.2.e", true, "interpretation", "score", "D37-10")] : [away, goal];
}

/** Rule 36 lets a returning player be on the way at a 2, Rule 37 makes no exception (D37-16). */
function offAt2(s: PositionsSituation, player: Player, edition: Edition): Standing {
  const spot = s.hitFrom === "spot";
  const kept = !spot || awayFromBall("37.2.e", player.at, s.ball, edition).kept;
  const either = (clause: string): Duty => duty(clause, kept, "conflict", "leave-out", "D37-16");
  return standingOf([either(spot ? "37.2.e" : "37.2.d"), either("36.4.1")]);
}

function at5(
  s: PositionsSituation,
  player: Player,
  awayClause: string,
  betweenClause: string,
  edition: Edition,
): Standing {
  const away = awayFromBall(awayClause, player.at, s.ball, edition);
  if (player.off) return standingOf([{ ...away, reading: away.reading ?? "D37-15" }, duty(betweenClause, true)]);
  const between = betweenBallAndGoal(betweenClause, player.at, s.ball, edition);
  const standing = standingOf([away, between]);
  const limit = edition.n.keepAway;
  const nearGoal = s.penalty === "5a" && distanceSquared(s.ball, GOAL_CENTRE) < limit * limit;
  if (!nearGoal || !away.kept) return standing;
  // Both duties can hardly be met so near the goal: only the 30 yards are examined (D37-06).
  const certain = !between.kept && between.certainty === "text";
  return {
    ...standing,
    certainty: certain ? "text" : weaker(standing.certainty, "interpretation"),
    exam: "leave-out",
    readings: joined(standing.readings, ["D37-06"]),
  };
}

function hittingStanding(s: PositionsSituation, player: Player, edition: Edition): Standing {
  switch (s.penalty) {
    case "2": {
      const ahead = player.at.y < s.ball.y && !player.off;
      const clause = "36.T.hitting.2";
      return standingOf([ahead ? duty(clause, true, "conflict", "leave-out", "D37-09") : duty(clause, true)]);
    }
    case "3":
      return standingOf([player.off ? duty("37.3.f", true) : behind40("37.3.f", player.at, edition)]);
    case "4":
      return standingOf([duty("37.4.b", true)]);
    case "5a":
      return standingOf([duty("37.5a.e", true)]);
    case "5b":
      return standingOf([duty("37.5b.d", true)]);
    case "6":
      return standingOf([duty("37.6.c", true)]);
  }
}
