import "server-only";
import type { Db } from "@/db/client";
import { servedItemsOf } from "@/db/forms";
import { policyById, windowById } from "@/db/windows";
import type { Revision } from "@/lib/exams/events";
import type { Response, ServedItem } from "@/lib/items/item";
import type { LocalText } from "@/lib/locale";
import type { Actor } from "../actor";
import { type Outcome, refuse, succeed } from "../refusal";
import { ownSitting } from "./own-sitting";
import { servedView } from "./served-view";

export interface ExamSlot {
  /** 1 … questions. */
  readonly slot: number;
  readonly item: ServedItem;
  /** What stands; null where nothing was answered or the answer was taken back. */
  readonly response: Response | null;
  /** Of what stands; null where nothing was ever answered. */
  readonly revision: Revision | null;
  readonly flagged: boolean;
  readonly flagRevision: Revision | null;
}

/** All that the exam page gets, once, at its start. Times in epoch milliseconds. */
export interface ExamView {
  readonly attemptId: string;
  readonly examName: LocalText;
  /** `forward`: a question is closed once a later one has been answered. */
  readonly order: "free" | "forward";
  readonly book: "closed" | "open";
  readonly startedAt: number;
  readonly deadline: number;
  readonly serverNow: number;
  readonly slots: readonly ExamSlot[];
}

/**
 * The person's own running exam. Refuses `signed-out`, `not-found`, and `already-finished` with `finishedAt` and
 * `attemptId`: the page leads to the result.
 */
export async function getSitting(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string },
  now: number,
): Promise<Outcome<ExamView>> {
  const own = ownSitting(db, actor, input.attemptId, now);
  if (!own.ok) return own;
  const { row, attempt } = own.value;
  if (attempt.status === "finished") {
    return refuse("already-finished", { finishedAt: attempt.finishedAt, attemptId: row.id });
  }
  const window = windowById(db, row.windowId);
  const policy = policyById(db, row.policyId)?.policy;
  if (window === null || policy === undefined) return refuse("not-found");
  const slots = servedItemsOf(db, row.id).map(({ slot, item }): ExamSlot => {
    const answer = attempt.answers.get(slot);
    const flag = attempt.flags.get(slot);
    return {
      slot,
      item: servedView(item),
      response: answer?.response ?? null,
      revision: answer?.revision ?? null,
      flagged: flag?.flagged ?? false,
      flagRevision: flag?.revision ?? null,
    };
  });
  const { startedAt, deadline } = attempt;
  const { order, book } = policy;
  return succeed({
    attemptId: row.id,
    examName: window.examName,
    order,
    book,
    startedAt,
    deadline,
    serverNow: now,
    slots,
  });
}
