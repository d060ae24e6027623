import type { ClauseView } from "./clause-list";

/** What a page looked up for a ruling, in the language of the reader. */
export interface RulingWords {
  readonly clauses: readonly ClauseView[];
  /** What was believed, for each misreading in the answer. */
  readonly beliefs: readonly string[];
  /** The decisions that the ruling rests on. */
  readonly readings: readonly string[];
}
