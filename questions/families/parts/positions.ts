/** Players placed for `positions`, told as an umpire sees them, and drawn: exactly those who are told. */
import type { Plan } from "@/lib/field/plan";
import { distance, type XY } from "@/lib/field/point";
import { player as named, yards } from "@/lib/items/cast";
import type { Ask, Case, Misconception, Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import { limitMark, planPlayer } from "@/lib/items/plan";
import type { Random } from "@/lib/items/random";
import type { HitPenalty, Player, PositionsSituation, SituationInput, Team } from "@/lib/rules/situation";
import { NOBODY } from "@/questions/misconceptions/calls";

/** The situation of a family of `positions`. */
export function positionsOf(telling: Telling): PositionsSituation {
  if (telling.situation.kind !== "positions") throw new TypeError("not positions");
  return telling.situation;
}

/** "Who has to move before you say 'Play'?": the players out of position, or nobody. */
export const askMovers: Ask = {
  id: "movers",
  calls: (_, ruling) => {
    const improper = ruling.detail?.improper ?? [];
    return improper.length === 0 ? [NOBODY] : improper.map((id) => ({ is: "player", id }));
  },
};

/** A place for a player, drawn: the nth of its sort in a scene stands on the side given. */
export interface Stand {
  readonly team: Team;
  readonly off?: true;
  at(random: Random, side: 1 | -1, ball: XY): XY;
}

export type Spot = Readonly<Record<string, unknown>> & { readonly penalty: HitPenalty };

export interface Scene {
  readonly hit: (random: Random) => { readonly facts: Spot; readonly ball: XY };
  readonly stands: readonly Stand[];
}

/** Yards that keep two markers of the drawing apart, and how often a place is drawn anew for it. */
const APART = 6;
const TRIES = 30;

/** The facts of a scene: players with the ids of the cast, sides alternating from a drawn one. */
export function placed({ hit, stands }: Scene) {
  return (random: Random): SituationInput => {
    const { facts, ball } = hit(random);
    const first = random.below(2);
    const count = { hitting: 1, opposing: 0 };
    const taken: XY[] = [];
    const players = stands.map((stand, place) => {
      count[stand.team] += 1;
      const side = (place + first) % 2 === 0 ? 1 : -1;
      let at = stand.at(random, side, ball);
      for (let again = 0; again < TRIES && taken.some((other) => distance(other, at) < APART); again += 1) {
        at = stand.at(random, side, ball);
      }
      taken.push(at);
      return { id: `${stand.team}-${count[stand.team]}`, team: stand.team, at, ...(stand.off ? { off: true } : {}) };
    });
    return { kind: "positions", ...facts, players };
  };
}

/** Choose-one where one player or nobody has to move, choose-all where several do. */
export function caseOf(
  scene: Scene,
  movers: number,
  strict: readonly Misconception[],
  lenient: readonly Misconception[],
): Case {
  return {
    facts: placed(scene),
    format: movers > 1 ? "choose-all" : "choose-one",
    ask: askMovers,
    misconceptions: movers > 1 ? strict : [...lenient, ...strict],
    scene: movers > 1 ? "several" : "one",
  };
}

const WAYS = 3;
/** Below this many players the scene has room for a look round. */
const FEW = 4;

/** How each player is told: by the line where a line decides, by the ball where the distance to it does. */
function standOf(
  player: Player,
  s: PositionsSituation,
): { readonly id: string; readonly out: number; readonly away: number } {
  const { at, team, off } = player;
  const away = distance(at, s.ball);
  const byBall = s.penalty === "5a" || s.penalty === "5b" || s.hitFrom === "spot";
  const told = (id: string) => ({ id, out: at.y, away });
  if (off) return told(byBall ? "off-beyond" : "off");
  if (team === "hitting") return told(byBall ? (at.y < s.ball.y ? "mate-ahead" : "mate-back") : "mate");
  if (at.y < 0) return told(Math.abs(at.x) < 4 ? "goal" : Math.abs(at.x) < 10 ? "post" : "wide");
  if (!byBall) return told("field");
  return told(at.y > s.ball.y ? "beyond" : "before");
}

/** One sentence a player, in ways that follow each other so that no two are built alike. */
export function playersTold(telling: Telling): readonly Message[] {
  const s = positionsOf(telling);
  const first = telling.random.below(WAYS);
  const look = telling.shared(`families.standing.look.${telling.random.below(WAYS) + 1}`);
  const told = s.players.map((player, place) => {
    const { id, out, away } = standOf(player, s);
    const numbers = player.team === "hitting" ? telling.cast.hitters : telling.cast.rivals;
    const colour = player.team === "hitting" ? telling.cast.hitting : telling.cast.opposing;
    const who = named(colour, numbers[Number(player.id.split("-")[1]) - 1] ?? 1);
    const way = ((first + place) % WAYS) + 1;
    return telling.shared(`families.standing.${id}.${way}`, { who, out: yards(out), away: yards(away) });
  });
  // Who comes back is told by two distances, which takes the room of another player.
  const room = told.length + s.players.filter((player) => player.off).length;
  return room < FEW ? [look, ...told] : told;
}

export function openingTold(telling: Telling): Message {
  const s = positionsOf(telling);
  const id = s.penalty === "2" ? `2-${s.hitFrom}` : s.penalty;
  return telling.shared(`families.standing.open.${id}.${telling.random.below(2) + 1}`, {
    out: yards(s.ball.y),
    aside: yards(Math.abs(s.ball.x)),
    side: s.ball.x < 0 ? "left" : "right",
    line: s.ball.y,
  });
}

export function whoMoves(telling: Telling): Message {
  const { random, scene, shared } = telling;
  return shared(`families.standing.prompt.${scene}.${random.below(3) + 1}`);
}

export function moverOption(telling: Telling): Message {
  return telling.shared("families.standing.nobody");
}

/** Only the players who are told, and the ball. */
export function positionsPlan(telling: Telling): Plan {
  const s = positionsOf(telling);
  const { cast } = telling;
  return {
    field: s.field,
    view: s.ball.y <= 110 ? "near-end" : "whole",
    colours: { hitting: cast.hitting, opposing: cast.opposing },
    ball: s.ball,
    players: s.players.map(({ id, team, at }) => ({ ...planPlayer(cast, team, Number(id.split("-")[1]) - 1, at), id })),
    marks: [],
  };
}

export function positionsMarks(telling: Telling) {
  const mark = limitMark(positionsOf(telling), telling.edition);
  return mark === null ? [] : [mark];
}
