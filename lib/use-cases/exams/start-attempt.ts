import "server-only";
import { insertAttempt, openAttemptsOf } from "@/db/attempts";
import { type Db, type Tx, transact } from "@/db/client";
import { NEW_ATTEMPT } from "@/lib/exams/attempt";
import { deadlineOf } from "@/lib/exams/deadline";
import type { SittingTerms } from "@/lib/exams/events";
import { step } from "@/lib/exams/step";
import { type Actor, isSignedIn } from "../actor";
import { content } from "../content";
import { type Outcome, type Refusal, refuse, succeed } from "../refusal";
import { type ComposedForm, composeForm, earlierKeys, storeForm } from "./assemble-form";
import { settleIn, storeRecord } from "./settle-attempt";
import { type Standing, standingOf } from "./standing";

export interface Started {
  readonly attemptId: string;
  /** The attempt was running already: starting again is going back to it. */
  readonly resumed: boolean;
}

/** What the first look found: done already, or what a new attempt is made from. */
type Look = Outcome<Started> | { readonly standing: Standing; readonly leftOut: readonly string[] };

/**
 * Starts an attempt and its clock, or gives the one that is running. Ten starts at the same moment make one attempt.
 * Refuses `signed-out`, `forbidden`, `not-found`, `sitting-running` (in another window) with `attemptId`,
 * `member-number-needed`, `passed-already`, `attempts-used-up`, `window-not-open`, `window-closed`, `wait` each with `at`,
 * and `blueprint-impossible` with `line`, `wanted`, `available` where the bank is too small for the exam.
 */
export async function startAttempt(
  db: Db,
  actor: Actor,
  input: { readonly windowId: string },
  now: number,
): Promise<Outcome<Started>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const { personId } = actor;
  // The form is composed between two looks, so that no other writer waits for it.
  const first = transact(db, (tx) => look(tx, personId, input.windowId, now));
  if ("ok" in first) return first;
  const { window, policy } = first.standing;
  const composed = composeForm(content(window.edition), policy.policy.questions, first.leftOut);
  if (!composed.ok) {
    const { line, wanted, available } = composed;
    return refuse("blueprint-impossible", { line, wanted, available });
  }
  return transact(db, (tx): Outcome<Started> => {
    const second = look(tx, personId, input.windowId, now);
    if ("ok" in second) return second;
    return succeed({ attemptId: begin(tx, personId, second.standing, composed.value, now), resumed: false });
  });
}

function look(tx: Tx, personId: string, windowId: string, now: number): Look {
  const open = openAttemptsOf(tx, personId).map((row) => settleIn(tx, row, now));
  const running = open.find((sitting) => sitting.attempt.status === "running")?.row;
  if (running !== undefined) {
    return running.windowId === windowId
      ? succeed({ attemptId: running.id, resumed: true })
      : refuse("sitting-running", { attemptId: running.id });
  }
  const standing = standingOf(tx, personId, windowId, now);
  if (standing === null) return refuse("not-found");
  if (!standing.may.ok) return refusalOf(standing.may);
  return { standing, leftOut: earlierKeys(tx, personId) };
}

function refusalOf(may: Extract<Standing["may"], { ok: false }>): Refusal {
  if ("at" in may) return refuse(may.code, { at: may.at });
  return "attemptId" in may ? refuse(may.code, { attemptId: may.attemptId }) : refuse(may.code);
}

/** The attempt, its form and its first record. */
function begin(tx: Tx, personId: string, standing: Standing, composed: ComposedForm, now: number): string {
  const { window, policy, attempts } = standing;
  const { minutes, graceSeconds, order } = policy.policy;
  const terms: SittingTerms = {
    questions: composed.items.length,
    minutes,
    graceSeconds,
    order,
    windowClosesAt: window.closesAt,
  };
  const id = crypto.randomUUID();
  const row = {
    id,
    personId,
    windowId: window.id,
    policyId: policy.id,
    number: attempts.length + 1,
    startedAt: now,
    deadline: deadlineOf(now, terms),
  };
  insertAttempt(tx, row);
  storeForm(tx, id, composed, now);
  const started = step(NEW_ATTEMPT, { kind: "started", terms }, now);
  if (!started.ok || started.record === null) throw new Error("a new attempt did not start");
  storeRecord(tx, { ...row, endedAt: null, endedBy: null }, started.record, started.attempt);
  return id;
}
