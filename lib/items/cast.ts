/** Who plays: two colours and numbers. The names of the cast are arguments of every message of a question. */
import { COLOURS, type Colour } from "../field/plan";
import type { Message } from "./item";
import type { Random } from "./random";

export interface Cast {
  readonly hitting: Colour;
  readonly opposing: Colour;
  /** Numbers 1 to 4, shuffled: the first is the hitter, the others team-mates. */
  readonly hitters: readonly number[];
  readonly rivals: readonly number[];
}

const NUMBERS = [1, 2, 3, 4] as const;

export function castOf(random: Random): Cast {
  const colours = random.shuffled(COLOURS);
  return {
    hitting: colours[0] as Colour,
    opposing: colours[1] as Colour,
    hitters: random.shuffled(NUMBERS),
    rivals: random.shuffled(NUMBERS),
  };
}

/** "Red 3", "Rojo 3", "Rosso 3". */
export function player(colour: Colour, number: number): Message {
  return { id: "scene.player", args: { name: { id: `scene.team.${colour}.name` }, number: String(number) } };
}

/**
 * The forms of a team's name, by the language: `hit` the bare name (Red, Rojo, Rosso), `hitTeam` as a subject and after
 * "for" (Red, Rojo, i Rossi), `hitTeams` the people (Red, los Rojos, i Rossi), `hitTo`, `hitOf` with to and of; the same
 * for `opp`. `hitter`, `mate`, `mate2`, `rival`, `rival2`, `rival3` are players.
 */
export function castArgs(cast: Cast): Readonly<Record<string, Message>> {
  const form = (colour: Colour, name: string): Message => ({ id: `scene.team.${colour}.${name}` });
  const one = (colour: Colour, numbers: readonly number[], place: number) => player(colour, numbers[place] ?? 1);
  return {
    hit: form(cast.hitting, "name"),
    hitTeam: form(cast.hitting, "team"),
    hitTeams: form(cast.hitting, "people"),
    hitTo: form(cast.hitting, "to"),
    hitOf: form(cast.hitting, "of"),
    opp: form(cast.opposing, "name"),
    oppTeam: form(cast.opposing, "team"),
    oppTeams: form(cast.opposing, "people"),
    oppTo: form(cast.opposing, "to"),
    oppOf: form(cast.opposing, "of"),
    hitter: one(cast.hitting, cast.hitters, 0),
    mate: one(cast.hitting, cast.hitters, 1),
    mate2: one(cast.hitting, cast.hitters, 2),
    rival: one(cast.opposing, cast.rivals, 0),
    rival2: one(cast.opposing, cast.rivals, 1),
    rival3: one(cast.opposing, cast.rivals, 2),
  };
}

/** "six yards", "14 yards": words to ten, digits from 11. */
export function yards(n: number): Message {
  return { id: "scene.yards", args: { n } };
}
