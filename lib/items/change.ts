/** A situation with facts changed, in the contract's words: for misreadings and for what would flip a ruling. */
import type { Edition } from "../rules/editions/edition";
import type { Situation, SituationInput } from "../rules/situation";
import { toInput } from "../rules/to-input";

/** The situation with these facts; a fact given as undefined goes back to its default. */
export function withFacts(
  situation: Situation,
  edition: Edition,
  facts: Readonly<Record<string, unknown>>,
): SituationInput {
  const input: Record<string, unknown> = { ...toInput(situation, edition), ...facts };
  for (const [name, value] of Object.entries(input)) if (value === undefined) delete input[name];
  return input;
}
