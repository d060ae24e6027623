import "server-only";
import { z } from "zod";
import { appendRecord } from "@/db/attempts";
import { type Db, type Tx, transact } from "@/db/client";
import { servedItem } from "@/db/forms";
import type { AttemptRecord, Revision } from "@/lib/exams/events";
import { step } from "@/lib/exams/step";
import type { Response } from "@/lib/items/item";
import type { Locale } from "@/lib/locale";
import type { Actor } from "../actor";
import { parseExact } from "../exact-input";
import { type Refusal, refuse, type Success, succeed } from "../refusal";
import { ownSittingIn } from "./own-sitting";
import { parseResponse, revisionSchema } from "./response-input";
import { storeRecord } from "./settle-attempt";

export interface SaveAnswer {
  readonly attemptId: string;
  readonly slot: number;
  /** `{ response, revision }`, unchecked. */
  readonly body: unknown;
  /** The language in which the person reads the question. */
  readonly locale: Locale;
}

export interface SavedAnswer {
  readonly slot: number;
  readonly response: Response | null;
  readonly revision: Revision;
  readonly savedAt: number;
  readonly serverNow: number;
  readonly deadline: number;
}

/** A newer answer stands, and is told. */
export interface StaleAnswer {
  readonly ok: false;
  readonly code: "stale-revision";
  readonly response: Response | null;
  readonly revision: Revision;
  readonly serverNow: number;
  readonly deadline: number;
}

const bodySchema = z.strictObject({ response: z.unknown(), revision: revisionSchema });

/**
 * Saves one answer: when this returns, it is in the database. Repeating it succeeds and stores nothing.
 * Refuses `signed-out`, `not-found` (also a slot that is none), `already-finished` with `finishedAt`, `bad-input` with
 * `field`, `question-closed` in a forward-only sitting. Nothing in the reply depends on the key.
 */
export async function saveAnswer(
  db: Db,
  actor: Actor,
  input: SaveAnswer,
  now: number,
): Promise<Success<SavedAnswer> | StaleAnswer | Refusal> {
  return transact(db, (tx) => save(tx, actor, input, now));
}

function save(tx: Tx, actor: Actor, input: SaveAnswer, now: number): Success<SavedAnswer> | StaleAnswer | Refusal {
  const own = ownSittingIn(tx, actor, input.attemptId, now);
  if (!own.ok) return own;
  const { row, attempt, records } = own.value;
  if (attempt.status === "finished") return refuse("already-finished", { finishedAt: attempt.finishedAt });
  const item = servedItem(tx, row.id, input.slot);
  if (item === null) return refuse("not-found");
  const body = parseExact(bodySchema, input.body);
  if (!body.ok) return body;
  const parsed = parseResponse(item, body.value.response);
  if (!parsed.ok) return refuse("bad-input", { field: parsed.field });

  const { slot, locale } = input;
  const { revision } = body.value;
  const event = { kind: "answered", slot, response: parsed.value, revision, locale } as const;
  const done = step(attempt, event, now);
  const { deadline } = attempt;
  if (done.ok) {
    if (done.record !== null) storeRecord(tx, row, done.record, done.attempt);
    const savedAt = done.record?.at ?? attempt.answers.get(slot)?.at ?? now;
    return succeed({ slot, response: parsed.value, revision, savedAt, serverNow: now, deadline });
  }
  switch (done.code) {
    case "stale-revision":
      // Kept for the record: it changes nothing, and the event list shows both answers.
      if (!isRecorded(records, slot, revision))
        appendRecord(tx, row.id, { ...event, at: Math.max(now, attempt.lastAt) });
      return { ok: false, code: done.code, ...done.stands, serverNow: now, deadline };
    case "already-finished":
      return refuse(done.code, { finishedAt: done.finishedAt });
    case "slot-closed":
      return refuse("question-closed");
    default:
      return refuse("not-found");
  }
}

function isRecorded(records: readonly AttemptRecord[], slot: number, { counter, device }: Revision): boolean {
  return records.some(
    (record) =>
      record.kind === "answered" &&
      record.slot === slot &&
      record.revision.counter === counter &&
      record.revision.device === device,
  );
}
