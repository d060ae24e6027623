import "server-only";
import { recordsOf } from "@/db/attempts";
import type { Db } from "@/db/client";
import { servedItemsOf } from "@/db/forms";
import { sealedItemsOf } from "@/db/keys-open";
import { type Answer, replay } from "@/lib/exams/attempt";
import type { Actor } from "../actor";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { type Outcome, refuse, succeed } from "../refusal";
import { type ResultView, resultView } from "./get-result";
import { type RulingView, rulingView } from "./ruling-view";

export interface ReviewQuestion extends RulingView {
  readonly slot: number;
  /** When the answer that counts was saved; null where none was. */
  readonly answeredAt: number | null;
}

export interface ReviewView {
  readonly result: ResultView;
  readonly questions: readonly ReviewQuestion[];
}

/**
 * Every question of a finished attempt with the answer given and the ruling, as it was served and sealed at the time.
 * Refuses what `getResult` refuses; `review-closed` with `because` where the reader may not see as much;
 * `sitting-running` with `attemptId` while the reader sits an exam.
 */
export async function getReview(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string },
  now: number,
): Promise<Outcome<ReviewView>> {
  const result = resultView(db, actor, input.attemptId, now);
  if (!result.ok) return result;
  const { sight } = result.value;
  if (sight.shows !== "full") return refuse("review-closed", { because: sight.because });
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  return succeed({ result: result.value, questions: questionsOf(db, input.attemptId) });
}

function questionsOf(db: Db, attemptId: string): readonly ReviewQuestion[] {
  const attempt = replay(recordsOf(db, attemptId));
  const answers: ReadonlyMap<number, Answer> = attempt.status === "new" ? new Map() : attempt.answers;
  const sealed = new Map(sealedItemsOf(db, attemptId).map((line) => [line.slot, line.sealed]));
  return servedItemsOf(db, attemptId).flatMap(({ slot, item }) => {
    const key = sealed.get(slot);
    if (key === undefined) return [];
    const answer = answers.get(slot);
    return [{ slot, answeredAt: answer?.at ?? null, ...rulingView(item, key, answer?.response ?? null) }];
  });
}
