import "server-only";
import { z } from "zod";
import { type Db, transact } from "@/db/client";
import { step } from "@/lib/exams/step";
import type { Actor } from "../actor";
import { parseExact } from "../exact-input";
import { type Outcome, refuse, succeed } from "../refusal";
import { ownSittingIn } from "./own-sitting";
import { storeRecord } from "./settle-attempt";

export interface Finished {
  readonly attemptId: string;
  /** The moment of submission, or the deadline. */
  readonly finishedAt: number;
}

/**
 * Ends the person's own attempt and grades it. However often it is called there is one end and one result, and each call
 * gets the same answer. Refuses `signed-out`, `not-found`, and `bad-input` with `field` for a body that says anything.
 */
export async function finishAttempt(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string; readonly body?: unknown },
  now: number,
): Promise<Outcome<Finished>> {
  return transact(db, (tx): Outcome<Finished> => {
    const own = ownSittingIn(tx, actor, input.attemptId, now);
    if (!own.ok) return own;
    const body = parseExact(z.strictObject({}), input.body ?? {});
    if (!body.ok) return body;
    const { row, attempt } = own.value;
    if (attempt.status === "finished") return succeed({ attemptId: row.id, finishedAt: attempt.finishedAt });
    const done = step(attempt, { kind: "submitted" }, now);
    if (!done.ok) {
      // Between the deadline and the end of a grace: nothing to submit any more, the end comes by itself.
      return done.code === "already-finished"
        ? succeed({ attemptId: row.id, finishedAt: done.finishedAt })
        : refuse("not-found");
    }
    if (done.record !== null) storeRecord(tx, row, done.record, done.attempt);
    const finishedAt = done.attempt.status === "finished" ? done.attempt.finishedAt : now;
    return succeed({ attemptId: row.id, finishedAt });
  });
}
