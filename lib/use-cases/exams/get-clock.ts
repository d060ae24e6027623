import "server-only";
import type { Db } from "@/db/client";
import type { Actor } from "../actor";
import { type Outcome, succeed } from "../refusal";
import { ownSitting } from "./own-sitting";

/** The server's clock for one sitting; all in epoch milliseconds. */
export interface Clock {
  readonly serverNow: number;
  readonly deadline: number;
  /** Null while it runs. */
  readonly finishedAt: number | null;
}

/** The clock of the person's own attempt. Refuses `signed-out`, `not-found`. */
export async function getClock(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string },
  now: number,
): Promise<Outcome<Clock>> {
  const own = ownSitting(db, actor, input.attemptId, now);
  if (!own.ok) return own;
  const { attempt } = own.value;
  const finishedAt = attempt.status === "finished" ? attempt.finishedAt : null;
  return succeed({ serverNow: now, deadline: attempt.deadline, finishedAt });
}
