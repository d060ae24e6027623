/** Whose attempt it is. A stranger's id and an unknown one get the same answer. */
import "server-only";
import { attemptById } from "@/db/attempts";
import type { Db, Tx } from "@/db/client";
import { type Actor, isSignedIn } from "../actor";
import { type Outcome, type Refusal, refuse, succeed } from "../refusal";
import { readSitting, type Sitting, settleIn } from "./settle-attempt";

/** The person's own attempt as it is now. */
export function ownSitting(db: Db, actor: Actor, attemptId: string, now: number): Outcome<Sitting> {
  const refusal = refuseStranger(db, actor, attemptId);
  if (refusal !== null) return refusal;
  const sitting = readSitting(db, attemptId, now);
  return sitting === null ? refuse("not-found") : succeed(sitting);
}

/** The same inside a transaction that is about to write. */
export function ownSittingIn(tx: Tx, actor: Actor, attemptId: string, now: number): Outcome<Sitting> {
  const refusal = refuseStranger(tx, actor, attemptId);
  if (refusal !== null) return refusal;
  const row = attemptById(tx, attemptId);
  return row === null ? refuse("not-found") : succeed(settleIn(tx, row, now));
}

function refuseStranger(db: Db | Tx, actor: Actor, attemptId: string): Refusal | null {
  if (!isSignedIn(actor)) return refuse("signed-out");
  return attemptById(db, attemptId)?.personId === actor.personId ? null : refuse("not-found");
}
