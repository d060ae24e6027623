/** The facts of set-up, positions and return, checked against the contract. */
import type { Edition } from "../editions/edition";
import {
  HIT_FROM,
  HIT_PENALTIES,
  type HitPenalty,
  type PositionsSituation,
  type ReturnSituation,
  type SetUpSituation,
  TEAMS,
} from "../situation";
import type { Facts } from "./facts";
import { readBall, readHitFrom, takenBy } from "./hits";

const SET_UP_FACTS = ["kind", "penalty", "foulAt", "ballAt", "crossedAt", "hitFrom", "defended", "field"];
const POSITIONS_FACTS = ["kind", "penalty", "hitFrom", "defended", "ball", "field", "players"];
const RETURN_FACTS = [
  "kind",
  "penalty",
  "team",
  "defended",
  "ball",
  "onField",
  "nearest",
  "unobtrusive",
  "reached",
  "madePlay",
  "passedTeammate",
  "ballTravelled",
  "passedMidfield",
  "field",
];

/** The one penalty that takes each place of a set-up. */
const PLACE_OF: Readonly<Record<string, HitPenalty>> = { foulAt: "2", ballAt: "5a", crossedAt: "6" };

export function readSetUp(facts: Facts, edition: Edition): SetUpSituation {
  const penalty = facts.choice("penalty", HIT_PENALTIES, true);
  const byPenalty = takenBy(penalty);
  const taken = (name: string): boolean => byPenalty(name) && (PLACE_OF[name] ?? penalty) === penalty;
  facts.only(SET_UP_FACTS, taken, `a set-up of a ${penalty}`);
  const field = facts.field();
  const hitFrom = facts.has("hitFrom") ? facts.choice("hitFrom", HIT_FROM) : null;
  const needsFoul = penalty === "2" && (hitFrom !== "line" || facts.has("foulAt"));
  const crossedAt = penalty === "6" ? facts.number("crossedAt", -field.width / 2, field.width / 2) : null;
  if (crossedAt !== null && Math.abs(crossedAt) < edition.n.goalHalfWidth) {
    facts.fail("out-of-range", "crossedAt", "expected a place outside the goal: between the posts it would be a goal");
  }
  return {
    kind: "set-up",
    penalty,
    hitFrom,
    defended: facts.flag("defended"),
    foulAt: needsFoul ? facts.point("foulAt", field) : null,
    ballAt: penalty === "5a" ? facts.point("ballAt", field) : null,
    crossedAt,
    field,
  };
}

export function readPositions(facts: Facts, edition: Edition): PositionsSituation {
  const penalty = facts.choice("penalty", HIT_PENALTIES, true);
  facts.only(POSITIONS_FACTS, takenBy(penalty), `a ${penalty}`);
  const field = facts.field();
  const hitFrom = readHitFrom(facts);
  const ball = readBall(facts, penalty, hitFrom === "spot", field, edition);
  const players = facts.objects("players", Infinity, (player) => {
    player.only(["id", "team", "at", "off"]);
    return {
      id: player.id("id"),
      team: player.choice("team", TEAMS, true),
      at: player.point("at", field),
      off: player.flag("off"),
    };
  });
  facts.distinct(
    "players",
    players.map((player) => player.id),
  );
  return { kind: "positions", penalty, hitFrom, defended: facts.flag("defended"), ball, players, field };
}

export function readReturn(facts: Facts, edition: Edition): ReturnSituation {
  const penalty = facts.choice("penalty", HIT_PENALTIES, true);
  facts.only(RETURN_FACTS, takenBy(penalty), `a ${penalty}`);
  const field = facts.field();
  const fromSpot = penalty === "2" && facts.has("ball");
  return {
    kind: "return",
    penalty,
    team: facts.choice("team", TEAMS, true),
    defended: facts.flag("defended"),
    ball: readBall(facts, penalty, fromSpot, field, edition),
    onField: facts.flag("onField", true),
    nearest: facts.number("nearest", 0, Infinity, edition.n.nearestByDefault),
    unobtrusive: facts.flag("unobtrusive", true),
    reached: facts.flag("reached", true),
    madePlay: facts.flag("madePlay"),
    passedTeammate: facts.flag("passedTeammate"),
    ballTravelled: facts.number("ballTravelled", 0, Infinity, 0),
    passedMidfield: facts.flag("passedMidfield"),
    field,
  };
}
