/** How a place on the field is said with "from": by the line or the point that everybody knows, not by coordinates. */
import { samePoint, type XY } from "../field/point";
import type { Edition } from "../rules/editions/edition";
import type { Situation } from "../rules/situation";
import { type Cast, yards } from "./cast";
import type { Message } from "./item";

interface Place {
  readonly id: string;
  readonly args?: Message["args"];
}

/**
 * "from the centre of the 40-yard line", "from where the ball died", …
 * @param at in yards, as in the situation
 * @param brief "from the 40-yard line": a free hit from where a penalty was taken needs no centre
 */
export function fromPlace(at: XY, situation: Situation, cast: Cast, edition: Edition, brief = false): Message {
  const place = toldPlace(at, situation) ?? paintedPlace(at, situation, cast, edition) ?? toldBall(at, situation);
  const { id: whole, args } = place ?? measured(at, situation, edition);
  const id = brief && whole === "line" ? "line-brief" : whole;
  return args === undefined ? { id: `calls.from.${id}` } : { id: `calls.from.${id}`, args };
}

/** Where something happened that the scene tells. */
function toldPlace(at: XY, s: Situation): Place | null {
  if (s.kind === "execution" && s.stoppedAt !== null) {
    if (samePoint(at, s.stoppedAt)) return { id: "died" };
    if (at.y === s.stoppedAt.y && !samePoint(at, s.ball)) return { id: "died-moved" };
  }
  if (s.kind === "set-up") {
    if (s.foulAt !== null && samePoint(at, s.foulAt)) return { id: "foul" };
    if (s.ballAt !== null && samePoint(at, s.ballAt)) return { id: "ball" };
  }
  return null;
}

/** The middle of a painted line, at either end, or the centre of the field. */
function paintedPlace(at: XY, s: Situation, cast: Cast, edition: Edition): Place | null {
  if (at.x !== 0 || !("field" in s)) return null;
  const n = edition.n;
  const lines = [n.penalty2Line, n.penalty3Line, n.penalty4Line];
  if (lines.includes(at.y)) return { id: "line", args: { n: at.y } };
  if (at.y === s.field.length / 2) return { id: "centre" };
  const away = s.field.length - at.y;
  if (!lines.includes(away)) return null;
  return {
    id: "own-line",
    args: { n: away, name: { id: `scene.team.${cast.hitting}.name` }, of: { id: `scene.team.${cast.hitting}.of` } },
  };
}

function toldBall(at: XY, s: Situation): Place | null {
  if (!("ball" in s)) return null;
  if (samePoint(at, s.ball)) return { id: "taken" };
  return at.y === s.ball.y ? { id: "taken-moved" } : null;
}

/** By yards, where nothing better is known. */
function measured(at: XY, s: Situation, edition: Edition): Place {
  const aside = Math.abs(at.x);
  const side = at.x < 0 ? "left" : "right";
  if (s.kind === "set-up" && s.penalty === "6" && at.y === edition.n.penalty6Line) {
    return { id: "on-line", args: { n: at.y, aside: yards(aside), side } };
  }
  if (aside === 0) return { id: "middle", args: { out: yards(at.y) } };
  return { id: "point", args: { out: yards(at.y), aside: yards(aside), side } };
}
