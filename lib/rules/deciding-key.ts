/**
 * The deciding key: what a question asks, whatever it is dressed in. Kind, first clause of the basis, and the situation
 * without names, colours, mirror images and facts that change nothing. Two questions with equal keys never share a form.
 *
 * A fact changes nothing when the ruling without coordinates stays the same with the fact at its default, tried one after
 * another in the contract's order. A place that the contract requires has no default: a plain one stands in (PLAIN).
 */
import type { XY } from "../field/point";
import type { Edition } from "./editions/edition";
import { judge } from "./judge";
import { parseSituation } from "./parse-situation";
import { boundariesAlong, regionOf, regionOfPoint } from "./regions";
import type { Ruling } from "./ruling";
import type {
  AfterRemovalSituation,
  Field,
  ForfeitSituation,
  PositionsSituation,
  RemovalSituation,
  Situation,
} from "./situation";
import { toInput } from "./to-input";

/** A ruling without coordinates, without the ids of decisions, and without names. */
export function rulingWithoutPlaces(ruling: Ruling): string {
  const outcomes = ruling.outcomes.map((outcome) => ("at" in outcome ? { ...outcome, at: undefined } : outcome));
  const { outcomes: _o, readings: _r, ...rest } = ruling;
  return JSON.stringify({ outcomes, ...rest });
}

/** Plain places for facts that have no default: in the field, in front of the goal, away from every boundary. */
function plainPlace(name: string, situation: Situation): XY | number | null {
  if (name === "crossedAt") return 20;
  if (name === "stoppedAt") return { x: 10, y: 20 };
  if (name === "foulAt") return { x: 10, y: 50 };
  if (name === "ballAt") return { x: 10, y: 80 };
  if (name !== "ball" || !("ball" in situation)) return null;
  if (situation.penalty === "6") return { x: 20, y: situation.ball.y };
  if (situation.penalty === "knock-in") return { x: 20, y: situation.field.length };
  if (situation.penalty === "2") return { x: 10, y: 50 };
  return { x: 10, y: 80 };
}

type Json = Record<string, unknown>;

/** @returns a string; equal strings mean that the same thing is asked */
export function decidingKey(situation: Situation, edition: Edition): string {
  const ruling = judge(situation, edition);
  return `${situation.kind}|${ruling.basis[0]}|${factsOf(situation, ruling, edition)}`;
}

function factsOf(situation: Situation, ruling: Ruling, edition: Edition): string {
  if (situation.kind === "positions") return playersKey(situation, edition);
  if (situation.kind === "removal") return handicapsKey(situation, ruling);
  if (situation.kind === "after-removal") return sumsKey(situation);
  if (situation.kind === "forfeit") return sidesKey(situation);
  const kept = withoutIdleFacts(situation, ruling, edition);
  const field = "field" in situation ? situation.field : null;
  const one = factsText(kept, field, edition, false);
  const other = factsText(kept, field, edition, true);
  return `${[one, other].sort()[0]}|${JSON.stringify(ruling.outcomes.map((o) => ({ ...o, at: undefined })))}`;
}

/** The facts that matter, in the contract's order. */
function withoutIdleFacts(situation: Situation, ruling: Ruling, edition: Edition): Json {
  const wanted = rulingWithoutPlaces(ruling);
  let input: Json = toInput(situation, edition);
  const same = (attempt: Json): boolean => {
    const parsed = parseSituation(attempt, edition);
    return parsed.ok && rulingWithoutPlaces(judge(parsed.value, edition)) === wanted;
  };
  for (const name of Object.keys(input)) {
    if (name === "kind" || name === "penalty" || name === "field" || !(name in input)) continue;
    const attempts: Json[] = [without(input, name)];
    // The place of a hit goes with the choice of spot, the place of a dead ball with the result.
    if (name === "hitFrom") attempts.push(without(without(input, name), "ball"));
    if (name === "result") attempts.push(without(without(input, name), "stoppedAt"));
    const plain = plainPlace(name, situation);
    const found = attempts.find(same);
    if (found !== undefined) input = found;
    else if (plain !== null && same({ ...input, [name]: plain })) input = { ...input, [name]: plain };
  }
  return markPlain(input, situation);
}

/** At the end the plain places are no part of the key. */
function markPlain(input: Json, situation: Situation): Json {
  const result: Json = {};
  for (const [name, value] of Object.entries(input)) {
    const plain = plainPlace(name, situation);
    if (name === "field" || (plain !== null && JSON.stringify(plain) === JSON.stringify(value))) continue;
    result[name] = value;
  }
  return result;
}

function without(input: Json, name: string): Json {
  const { [name]: _left, ...rest } = input;
  return rest;
}

function factsText(input: Json, field: Field | null, edition: Edition, mirror: boolean): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (name === "kind") continue;
    if (isPoint(value) && field !== null) parts.push(`${name}@${regionOfPoint(value, field, edition, mirror)}`);
    else if (typeof value === "number") parts.push(`${name}#${numberRegion(name, value, field, edition, mirror)}`);
    else parts.push(`${name}=${JSON.stringify(value)}`);
  }
  return parts.join(",");
}

function isPoint(value: unknown): value is XY {
  return typeof value === "object" && value !== null && "x" in value && "y" in value;
}

function numberRegion(name: string, value: number, field: Field | null, edition: Edition, mirror: boolean): string {
  const n = edition.n;
  if (name === "upperHandicap") return regionOf(value, [n.defendedFrom]);
  if (name === "nearest") return regionOf(value, [n.returnKeepAway]);
  if (name === "ballTravelled") return regionOf(value, [n.ballTravel]);
  if (name === "crossedAt") return regionOf(mirror ? -value : value, [-n.penalty6Limit, 0, n.penalty6Limit]);
  return field === null ? String(value) : regionOf(value, boundariesAlong(field, edition));
}

/** Each player by what the engine says of that player alone; those who are in order count only where all are. */
function playersKey(s: PositionsSituation, edition: Edition): string {
  const alone = s.players.map((player) => {
    const ruling = judge({ ...s, players: [player] }, edition);
    const improper = ruling.outcomes[0]?.do === "foul";
    return {
      improper,
      text: `${player.team}${player.off ? "-off" : ""}:${improper}:${ruling.certainty}:${ruling.basis.join("+")}`,
    };
  });
  const faulty = alone.filter((player) => player.improper);
  const shown = (
    faulty.length > 0 ? [...faulty, ...alone.filter((p) => !p.improper && p.text.includes("-off"))] : alone
  )
    .map((player) => player.text)
    .sort();
  return `${s.penalty}${s.penalty === "2" ? s.hitFrom : ""}|${shown.join(",")}`;
}

/** Each offender by where the handicap lies against the disabled player's and the nearest above. */
function handicapsKey(s: RemovalSituation, ruling: Ruling): string {
  const flags = `${s.byFoul}/${s.retired}/${s.resumed}`;
  if (ruling.outcomes.length === 0) return s.byFoul && s.retired ? flags : `${s.byFoul}/${s.byFoul && s.retired}`;
  const named = new Set(ruling.detail?.mayDesignate ?? []);
  const against = s.fouling.map((player) => {
    const side = Math.sign(player.handicap - s.disabled.handicap);
    return `${side}${named.has(player.id) ? "!" : ""}`;
  });
  return `${flags}|${against.sort().join(",")}`;
}

/** Home and away are names: one side, one side twice, or both. */
function sidesKey(s: ForfeitSituation): string {
  const sides = new Set(s.by).size;
  return `${sides}${sides < s.by.length ? " with a repeat" : ""}`;
}

function sumsKey(s: AfterRemovalSituation): string {
  if (s.kept === null || s.proposed === null) return s.who;
  const total = (list: readonly number[]): number => Math.round(list.reduce((a, b) => a + b, 0) * 1e6);
  return `${s.who}|${Math.sign(total(s.proposed) - total(s.kept))}`;
}
