import "server-only";
import { z } from "zod";
import { type Db, type Tx, transact } from "@/db/client";
import type { Revision } from "@/lib/exams/events";
import { step } from "@/lib/exams/step";
import type { Actor } from "../actor";
import { parseExact } from "../exact-input";
import { type Refusal, refuse, type Success, succeed } from "../refusal";
import { ownSittingIn } from "./own-sitting";
import { revisionSchema } from "./response-input";
import { storeRecord } from "./settle-attempt";

export interface FlagQuestion {
  readonly attemptId: string;
  readonly slot: number;
  /** `{ flagged, revision }`, unchecked. */
  readonly body: unknown;
}

export interface SavedFlag {
  readonly slot: number;
  readonly flagged: boolean;
  readonly revision: Revision;
  readonly savedAt: number;
  readonly serverNow: number;
  readonly deadline: number;
}

export interface StaleFlag {
  readonly ok: false;
  readonly code: "stale-revision";
  readonly flagged: boolean;
  readonly revision: Revision;
  readonly serverNow: number;
  readonly deadline: number;
}

const bodySchema = z.strictObject({ flagged: z.boolean(), revision: revisionSchema });

/** Flags a question to come back to, or takes the flag away. Refuses as `saveAnswer` does; flags count for nothing. */
export async function flagQuestion(
  db: Db,
  actor: Actor,
  input: FlagQuestion,
  now: number,
): Promise<Success<SavedFlag> | StaleFlag | Refusal> {
  return transact(db, (tx) => flag(tx, actor, input, now));
}

function flag(tx: Tx, actor: Actor, input: FlagQuestion, now: number): Success<SavedFlag> | StaleFlag | Refusal {
  const own = ownSittingIn(tx, actor, input.attemptId, now);
  if (!own.ok) return own;
  const { row, attempt } = own.value;
  if (attempt.status === "finished") return refuse("already-finished", { finishedAt: attempt.finishedAt });
  const body = parseExact(bodySchema, input.body);
  if (!body.ok) return body;

  const { slot } = input;
  const { flagged, revision } = body.value;
  const done = step(attempt, { kind: "flagged", slot, flagged, revision }, now);
  const { deadline } = attempt;
  if (done.ok) {
    if (done.record !== null) storeRecord(tx, row, done.record, done.attempt);
    const savedAt = done.record?.at ?? attempt.flags.get(slot)?.at ?? now;
    return succeed({ slot, flagged, revision, savedAt, serverNow: now, deadline });
  }
  if (done.code === "stale-flag")
    return { ok: false, code: "stale-revision", ...done.stands, serverNow: now, deadline };
  if (done.code === "already-finished") return refuse(done.code, { finishedAt: done.finishedAt });
  return refuse("not-found");
}
