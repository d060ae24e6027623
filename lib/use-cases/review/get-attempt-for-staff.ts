/** Questions of an ended attempt for staff: as served, with the answer, the ruling, and the grade that was stored. */
import "server-only";
import type { Db, Tx } from "@/db/client";
import { servedItemsOf } from "@/db/forms";
import { sealedItemsOf } from "@/db/keys-open";
import type { FinishedAttempt } from "@/lib/exams/attempt";
import type { AttemptRecord } from "@/lib/exams/events";
import type { Grade } from "@/lib/grading/grade";
import type { Locale } from "@/lib/locale";
import { type RulingView, rulingView } from "./ruling-view";

export interface SatQuestion extends RulingView {
  /** From 1, in the order asked. */
  readonly slot: number;
  readonly family: string;
  readonly answeredAt: number | null;
  /** The language in which the question was read when the answer that counts was given. */
  readonly answeredIn: Locale | null;
  readonly flagged: boolean;
}

/**
 * Opens the keys: the caller has made sure that the reader is staff, may see everything, and that the attempt has ended.
 * @param grades of the result that counts; they decide, whatever the key would say today
 */
export function questionsForStaff(
  db: Db | Tx,
  attemptId: string,
  attempt: FinishedAttempt,
  records: readonly AttemptRecord[],
  grades: Readonly<Record<number, Grade>>,
): readonly SatQuestion[] {
  const sealed = new Map(sealedItemsOf(db, attemptId).map((line) => [line.slot, line.sealed]));
  return servedItemsOf(db, attemptId).map(({ slot, item }) => {
    const key = sealed.get(slot);
    if (key === undefined) throw new Error(`question ${slot} of attempt ${attemptId} has no key`);
    const answer = attempt.answers.get(slot);
    const view = rulingView(item, key, answer?.response ?? null);
    return {
      ...view,
      grade: grades[slot] ?? view.grade,
      slot,
      family: key.family,
      answeredAt: answer?.at ?? null,
      answeredIn: answer === undefined ? null : localeOf(records, slot, answer.revision),
      flagged: attempt.flags.get(slot)?.flagged ?? false,
    };
  });
}

function localeOf(
  records: readonly AttemptRecord[],
  slot: number,
  revision: { readonly counter: number; readonly device: string },
): Locale | null {
  for (const record of records) {
    if (record.kind !== "answered" || record.slot !== slot) continue;
    if (record.revision.counter === revision.counter && record.revision.device === revision.device)
      return record.locale;
  }
  return null;
}
