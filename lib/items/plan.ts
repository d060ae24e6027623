/**
 * The drawing of a hit. All but those whom the words put elsewhere stand where `positions` finds nothing wrong, so the
 * picture says no more than the words.
 */
import type { Plan, PlanMark, PlanPlayer } from "../field/plan";
import { distanceSquared, type XY } from "../field/point";
import type { Edition } from "../rules/editions/edition";
import type { Execution, Field, HitFrom, Team } from "../rules/situation";
import type { Cast } from "./cast";

export interface Hit {
  readonly penalty: Execution;
  readonly hitFrom: HitFrom;
  readonly ball: XY;
  readonly field: Field;
}

/** Yards from either end within which the drawing shows that end alone. */
const END = 110;

/** A player of the cast: place 0 of the hitting team is the hitter. Ids are "hitting-1", "opposing-1", … by place. */
export function planPlayer(cast: Cast, team: Team, place: number, at: XY): PlanPlayer {
  const numbers = team === "hitting" ? cast.hitters : cast.rivals;
  return { id: `${team}-${place + 1}`, label: String(numbers[place] ?? place + 1), team, at };
}

/** @param told the players whom the words place; the others are put where they may be */
export function hitPlan(hit: Hit, cast: Cast, edition: Edition, told: readonly PlanPlayer[] = []): Plan {
  const ids = new Set(told.map((player) => player.id));
  const placed: PlanPlayer[] = [...told];
  const add = (team: Team, places: readonly XY[]): void => {
    places.forEach((at, place) => {
      const player = planPlayer(cast, team, place, at);
      if (!ids.has(player.id)) placed.push(player);
    });
  };
  add("hitting", hittingPlaces(hit));
  add("opposing", opposingPlaces(hit, edition));
  return {
    field: hit.field,
    view: viewOf(hit.ball, hit.field),
    colours: { hitting: cast.hitting, opposing: cast.opposing },
    ball: hit.ball,
    players: placed,
    marks: [],
  };
}

function viewOf(ball: XY, field: Field): Plan["view"] {
  if (ball.y <= END) return "near-end";
  return ball.y >= field.length - END ? "far-end" : "whole";
}

/** The hitter and a team-mate, both behind the ball. */
function hittingPlaces({ ball }: Hit): readonly XY[] {
  const inward = ball.x > 0 ? -1 : 1;
  return [
    { x: ball.x, y: ball.y + 5 },
    { x: ball.x + inward * 16, y: ball.y + 12 },
  ];
}

const BESIDE_THE_GOAL: readonly XY[] = [-9, 9, -15, 15, -36, 36, -44, 44, -60, 60].map((x) => ({ x, y: -5 }));
const BEHIND_THE_30: readonly XY[] = [
  { x: -13, y: 22 },
  { x: -4, y: 26 },
  { x: 6, y: 25 },
  { x: 14, y: 21 },
];

function opposingPlaces(hit: Hit, edition: Edition): readonly XY[] {
  const { penalty, hitFrom, ball } = hit;
  if (penalty === "knock-in") return [];
  if (penalty === "4" || penalty === "6") return BEHIND_THE_30;
  const clear = edition.n.keepAway + 1;
  if (penalty === "2" || penalty === "3") {
    const far = (at: XY) => hitFrom === "line" || distanceSquared(at, ball) > clear * clear;
    return BESIDE_THE_GOAL.filter(far).slice(0, 4);
  }
  // In the wedge from the ball to the posts: between ball and goal on any reading.
  const y = ball.y - edition.n.keepAway - 6;
  if (y <= 0) return [];
  const middle = (ball.x * y) / ball.y;
  return [-10, -3, 4, 11].map((aside) => ({ x: Math.round(middle + aside), y }));
}

/** The limit that the opposing team keeps at this hit, as a surveyor's mark for the review. */
export function limitMark(hit: Hit, edition: Edition): PlanMark | null {
  const n = edition.n;
  switch (hit.penalty) {
    case "2":
      return hit.hitFrom === "line"
        ? { is: "limit-line", y: 0 }
        : { is: "limit-circle", centre: hit.ball, radius: n.keepAway };
    case "3":
      return { is: "limit-line", y: 0 };
    case "4":
    case "6":
      return { is: "limit-line", y: n.keepBackLine };
    case "5a":
    case "5b":
      return { is: "limit-circle", centre: hit.ball, radius: n.keepAway };
    case "knock-in":
      return null;
  }
}
