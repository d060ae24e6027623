/** The bank: the finite list of all families, a line for each distinct question. */
import type { Edition } from "../rules/editions/edition";
import { compose } from "./compose";
import type { Family } from "./family";
import type { BankEntry } from "./item";
import { variantsOf } from "./variants";

/** @returns in the order of the families, and of the seeds within each */
export function listBank(families: readonly Family[], edition: Edition): readonly BankEntry[] {
  return families.flatMap((family) =>
    variantsOf(family, edition).map((_, seed): BankEntry => {
      const item = compose(family, seed, edition);
      return {
        family: family.id,
        seed,
        format: item.format,
        topic: item.topic,
        clauses: item.ruling.basis,
        difficulty: item.difficulty,
        decidingKey: item.decidingKey,
        scored: item.scored,
      };
    }),
  );
}
