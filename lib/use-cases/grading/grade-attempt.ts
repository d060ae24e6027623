/** Grades a finished attempt against the sealed keys, inside the transaction that ends it. */
import "server-only";
import type { Tx } from "@/db/client";
import { formOf } from "@/db/forms";
import { sealedItemsOf } from "@/db/keys-open";
import { insertResult } from "@/db/results";
import { policyById } from "@/db/windows";
import type { FinishedAttempt } from "@/lib/exams/attempt";
import { grade } from "@/lib/grading/grade";
import { score } from "@/lib/grading/score";

/**
 * Stores the first result of the attempt. The key of the form decides, whatever a later engine would say; regrading is
 * another act, and adds a version.
 * @throws where the attempt has no form or is graded already: both are faults of the house
 */
export function gradeAttempt(
  tx: Tx,
  row: { readonly id: string; readonly policyId: string },
  attempt: FinishedAttempt,
  now: number,
): void {
  const form = formOf(tx, row.id);
  const policy = policyById(tx, row.policyId);
  if (form === null || policy === null) throw new Error(`attempt ${row.id} has no form or no policy`);
  const graded = sealedItemsOf(tx, row.id).map(({ slot, sealed }) => ({
    slot,
    topic: sealed.topic,
    grade: grade(sealed.key, attempt.answers.get(slot)?.response ?? null),
  }));
  const { right, unanswered, questions, mark, passed, byTopic } = score(graded, policy.policy);
  insertResult(tx, {
    attemptId: row.id,
    version: 1,
    right,
    unanswered,
    of: questions,
    mark,
    passed,
    byTopic,
    grades: Object.fromEntries(graded.map((line) => [line.slot, line.grade])),
    engineVersion: form.engineVersion,
    edition: form.edition,
    gradedAt: now,
  });
}
