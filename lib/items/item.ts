/**
 * What a question is. `compose` makes an Item from a family and a seed; `render` turns its message ids into text; what is
 * served and what is sealed are two different values from then on.
 */
import type { Plan } from "../field/plan";
import type { LocalText } from "../locale";
import type { Outcome, Ruling, SetUpRule } from "../rules/ruling";
import type { Kind, Situation, Team } from "../rules/situation";

export const FORMATS = ["choose-one", "choose-all", "number"] as const;
export type Format = (typeof FORMATS)[number];

/** An ICU message: an id in the locale folders and its arguments. A nested message is rendered first. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/**
 * What an option means; wider than an outcome. The key is the set of options whose call the ruling allows, never a text.
 * `wrong-call` is a call people make that no situation of the contract produces; `to`: the team that it gives a hit, by name.
 */
export type Call =
  | { readonly is: "outcome"; readonly outcome: Outcome }
  | { readonly is: "player"; readonly id: string }
  | { readonly is: "rule"; readonly team: "hitting" | "opposing"; readonly rule: SetUpRule }
  | { readonly is: "detail"; readonly name: string; readonly value: string | number | boolean }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "wrong-call"; readonly id: string; readonly to?: Team };

export interface Option {
  /** "a", "b", …: the place in the order served, fixed at composition. Says nothing of the key. */
  readonly id: string;
  readonly text: Message;
  readonly call: Call;
  /** Null on a right option. */
  readonly misconception: string | null;
}

/** Which options are right, or which number (with comma or point; exact). */
export type Key =
  | { readonly format: "choose-one" | "choose-all"; readonly options: readonly string[] }
  | { readonly format: "number"; readonly value: number };

/** What a candidate gives; also what is stored. `null` is not answered. */
export type Response =
  | { readonly format: "choose-one"; readonly option: string }
  | { readonly format: "choose-all"; readonly options: readonly string[] }
  | { readonly format: "number"; readonly value: number };

export const DIFFICULTY_BANDS = ["easy", "middle", "hard"] as const;
export type DifficultyBand = (typeof DIFFICULTY_BANDS)[number];

/** One question of the bank: composed, not yet rendered. */
export interface Item {
  readonly family: string;
  readonly kind: Kind;
  readonly seed: number;
  readonly edition: string;
  readonly format: Format;
  readonly situation: Situation;
  readonly ruling: Ruling;
  readonly scene: readonly Message[];
  readonly prompt: Message;
  readonly options: readonly Option[];
  /** Only for format number: unit text and the bounds of the input. */
  readonly number: { readonly unit: Message; readonly min: number; readonly max: number } | null;
  /** Only for format number: wrong numbers that people give, each with what it comes from. Never served. */
  readonly nearMisses: readonly { readonly value: number; readonly misconception: string }[];
  readonly plan: Plan | null;
  readonly key: Key;
  /** The verdict as a sentence ("Penalty 3 for Blue, from the centre of the 40-yard line."). */
  readonly verdict: Message;
  /** Why, with the fact of this scene. */
  readonly why: Message;
  /** The one change that flips the ruling; null where there is none worth telling. */
  readonly flip: Message | null;
  /** Misconception id → what that wrong call would have been right for; one for each on an option or a near miss. */
  readonly feedback: Readonly<Record<string, Message>>;
  /** Marks to add to the plan once the ruling may be shown. */
  readonly planMarks: Plan["marks"];
  /** lib/items/deciding-key.ts; equal keys never share a form. */
  readonly decidingKey: string;
  /** Topic id of the first clause of the basis ("36.T", "37.5a"). */
  readonly topic: string;
  readonly difficulty: DifficultyBand;
  /** May stand in a scored form (exam word of the ruling, and the format's own rules). */
  readonly scored: boolean;
}

/** What a candidate sees, in every language: no key, no seed, no clause, no tag. Safe to send. */
export interface ServedItem {
  readonly format: Format;
  readonly scene: LocalText;
  readonly prompt: LocalText;
  readonly options: readonly { readonly id: string; readonly text: LocalText }[];
  readonly number: { readonly unit: LocalText; readonly min: number; readonly max: number } | null;
  readonly plan: Plan | null;
}

/** What stays behind the seal until review: stored in a table of its own. */
export interface SealedItem {
  readonly family: string;
  readonly kind: Kind;
  readonly seed: number;
  readonly edition: string;
  readonly situation: Situation;
  readonly ruling: Ruling;
  readonly key: Key;
  /** Option id → misconception id; for format number the wrong number as text ("63") → misconception id. */
  readonly tags: Readonly<Record<string, string>>;
  readonly verdict: LocalText;
  readonly why: LocalText;
  readonly flip: LocalText | null;
  /** Option id, or wrong number as text → what that wrong call would have been right for. */
  readonly feedback: Readonly<Record<string, LocalText>>;
  readonly planMarks: Plan["marks"];
  readonly decidingKey: string;
  readonly topic: string;
  readonly difficulty: DifficultyBand;
}

/** A line of the bank's finite list; what a blueprint draws from. */
export interface BankEntry {
  readonly family: string;
  readonly seed: number;
  readonly format: Format;
  readonly topic: string;
  readonly clauses: readonly string[];
  readonly difficulty: DifficultyBand;
  readonly decidingKey: string;
  readonly scored: boolean;
}
