/** Short ways to write a misconception. */

import { withFacts } from "@/lib/items/change";
import type { Judged, Misconception } from "@/lib/items/family";
import type { Call } from "@/lib/items/item";
import type { Edition, HittingCell, HittingRow } from "@/lib/rules/editions/edition";
import { defineEdition } from "@/lib/rules/editions/edition";
import type { Outcome } from "@/lib/rules/ruling";
import {
  EXECUTIONS,
  type Execution,
  type ExecutionSituation,
  type Kind,
  type Situation,
  type Team,
} from "@/lib/rules/situation";

type Pull = Misconception["pull"];
type OfKind<K extends Kind> = Extract<Situation, { readonly kind: K }>;

/** Facts misread at one kind; null where the misreading does not apply. */
export function misread<K extends Kind>(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  kind: K,
  facts: (situation: OfKind<K>) => Readonly<Record<string, unknown>> | null,
): Misconception {
  return {
    id,
    clauses,
    pull,
    apply: {
      of: "scene",
      read: (situation, edition) => {
        const changed = situation.kind === kind ? facts(situation as OfKind<K>) : null;
        return changed === null ? null : withFacts(situation, edition, changed);
      },
    },
  };
}

const remembered = new WeakMap<Edition, Map<string, Edition>>();

/** A clause misremembered; the changed edition is made once. */
export function misremembered(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  change: (edition: Edition) => Edition,
): Misconception {
  const remember = (edition: Edition): Edition => {
    const known = remembered.get(edition) ?? new Map<string, Edition>();
    remembered.set(edition, known);
    const made = known.get(id) ?? change(edition);
    known.set(id, made);
    return made;
  };
  return { id, clauses, pull, apply: { of: "edition", remember } };
}

/** A row of the misexecution table remembered as the same for every penalty. */
export function rowRemembered(
  id: string,
  row: HittingRow,
  cell: HittingCell,
  pull: Pull,
  columns: readonly Execution[] = EXECUTIONS,
): Misconception {
  return misremembered(id, [`36.T.${row}`], pull, (edition) => {
    const changed = Object.fromEntries(columns.map((column) => [column, cell]));
    const table = { ...edition.table, [row]: { ...edition.table[row], ...changed } };
    return defineEdition({ ...edition, table });
  });
}

/** A stated wrong call. */
export function stated(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  state: (judged: Judged, edition: Edition) => readonly Call[],
): Misconception {
  return { id, clauses, pull, apply: { of: "call", state } };
}

/** A stated outcome for an execution; null where nobody would say it. */
export function statedOutcome(
  id: string,
  clauses: readonly string[],
  pull: Pull,
  outcome: (situation: ExecutionSituation, edition: Edition, judged: Judged) => Outcome | null,
): Misconception {
  return stated(id, clauses, pull, (judged, edition) => {
    const { situation } = judged;
    const found = situation.kind === "execution" ? outcome(situation, edition, judged) : null;
    return found === null ? [] : [{ is: "outcome", outcome: found }];
  });
}

/**
 * A call that no situation produces, by its words `calls.wrong.<call>`.
 * @param to the team that the call gives a hit by name, where it does
 */
export function wrongCall(id: string, clauses: readonly string[], pull: Pull, call: string, to?: Team): Misconception {
  return stated(id, clauses, pull, () => [{ is: "wrong-call", id: call, ...(to === undefined ? {} : { to }) }]);
}
