/**
 * What people author. A family enumerates its finite list of cases (a situation, a format, what is asked) and says which
 * messages tell it; every key and nearly every distractor is computed from the situation by the engine.
 */
import type { Plan, PlanMark } from "../field/plan";
import type { Edition } from "../rules/editions/edition";
import type { Ruling } from "../rules/ruling";
import type { Kind, Situation, SituationInput } from "../rules/situation";
import type { Cast } from "./cast";
import type { Call, Format, Message } from "./item";
import type { Random } from "./random";

/** What a question wants to know of a ruling, as calls. The same function reads a misread scene's ruling for distractors. */
export interface Ask {
  readonly id: string;
  calls(situation: Situation, ruling: Ruling): readonly Call[];
  /** Only for format number: the unit and the bounds of the input. */
  readonly number?: { readonly unit: Message; readonly min: number; readonly max: number };
}

/** A situation, read once, with its ruling. */
export interface Judged {
  readonly situation: Situation;
  readonly ruling: Ruling;
}

/**
 * How somebody goes wrong. `scene`: facts misread; null where the misreading does not apply. `edition`: a clause
 * misremembered, as a change of the rulebook's data. `call`: a stated wrong call. `judge` knows nothing of any of them.
 */
export type Misreading =
  | { readonly of: "scene"; read(situation: Situation, edition: Edition): SituationInput | null }
  | { readonly of: "edition"; remember(edition: Edition): Edition }
  | { readonly of: "call"; state(judged: Judged, edition: Edition): readonly Call[] };

export interface Misconception {
  /** Its words: `misconceptions.<id>.belief` and `misconceptions.<id>.feedback`. */
  readonly id: string;
  /** The clauses it is wrong about. */
  readonly clauses: readonly string[];
  /** 0 hardly anybody, 1 some, 2 many: raises the difficulty of a question that offers it. */
  readonly pull: 0 | 1 | 2;
  readonly apply: Misreading;
}

/** One line of a family's list, before names and colours. */
export interface Case {
  /**
   * Facts in the contract's words. A function draws what may vary without changing the deciding key; `turn` counts the
   * questions of the case from 0, to go round a list.
   */
  readonly facts: SituationInput | ((random: Random, turn: number) => SituationInput);
  readonly format: Format;
  readonly ask: Ask;
  /** The most tempting first. At most `maxOptions` are offered at once; each set that fits is a question of its own. */
  readonly misconceptions: readonly Misconception[];
  /** Passed to the tellings: which of the family's scenes this is. */
  readonly scene: string;
}

/** All that the words of a question may be made from. */
export interface Telling extends Judged {
  readonly edition: Edition;
  readonly cast: Cast;
  readonly random: Random;
  readonly scene: string;
  readonly format: Format;
  /** The family's own message `families.<family>.<id>`, with the names of the cast. */
  say(id: string, args?: Message["args"]): Message;
  /** One of `count` ways to tell it: `<id>.1` … `<id>.<count>`. */
  tell(id: string, count: number, args?: Message["args"]): Message;
  /** A message of the shared files (`scene.…`, `calls.…`), with the names of the cast. */
  shared(id: string, args?: Message["args"]): Message;
  /** A choice made once: the words and the plan get the same value for the same name. */
  once<T>(name: string, choose: (random: Random) => T): T;
  /** How a call reads in this scene. */
  call(call: Call): Message;
}

/** A fact changed to show what would flip the ruling. */
export interface Flip {
  /** Message id below `families.<family>.` or, with a leading "scene.", a shared one; gets `call`, the other ruling's call. */
  readonly id: string;
  change(situation: Situation, edition: Edition): SituationInput | null;
}

export interface Family {
  readonly id: string;
  readonly kind: Kind;
  /** The finite list, in a fixed order that only grows at the end. */
  cases(edition: Edition): readonly Case[];
  scene(telling: Telling): readonly Message[];
  prompt(telling: Telling): Message;
  why(telling: Telling): Message;
  /** Tried in order; the first that changes the ruling is told. */
  readonly flips: readonly Flip[];
  plan(telling: Telling): Plan | null;
  /** Marks for the review; without it the spots of the ruling. */
  planMarks?(telling: Telling): readonly PlanMark[];
  /** How an option reads where the shared words of calls.json do not fit. */
  option?(call: Call, telling: Telling): Message | null;
  /** Options beside the right ones; 2 to 4. Default 3. */
  readonly distractors?: number;
}
