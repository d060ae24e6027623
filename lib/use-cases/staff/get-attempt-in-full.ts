import "server-only";
import { attemptById } from "@/db/attempts";
import { writeAudit } from "@/db/audit";
import { type Db, type Tx, transact } from "@/db/client";
import { formOf } from "@/db/forms";
import { type ResultRow as Graded, resultOf } from "@/db/results";
import { type AttemptPerson, personOf, type ResultState } from "@/db/staff-results";
import { policyById, type WindowRow } from "@/db/windows";
import type { Policy } from "@/lib/exams/policy";
import type { Score } from "@/lib/grading/score";
import type { LocalText } from "@/lib/locale";
import { type Actor, refuseUnless } from "../actor";
import { readSitting, type Sitting } from "../exams/settle-attempt";
import { type Outcome, refuse, succeed } from "../refusal";
import { questionsForStaff, type SatQuestion } from "../review/get-attempt-for-staff";
import { type EventLine, eventLines } from "./event-lines";
import { windowInSight } from "./window-in-sight";

export interface AttemptScore {
  readonly right: number;
  readonly unanswered: number;
  readonly of: number;
  readonly mark: number;
  /** The stored decision. */
  readonly passed: boolean;
  readonly byTopic: Score["byTopic"];
  readonly resultVersion: number;
  readonly gradedAt: number;
}

interface Outline {
  readonly attemptId: string;
  readonly name: string | null;
  readonly state: ResultState;
  readonly score: { readonly right: number; readonly of: number } | null;
}

/** All that one sees who may still sit in the window: name, state and score. */
export interface AttemptOutline extends Outline {
  readonly sight: "outline";
  /** The reader's own: the result page has more, as far as the policy lets review. */
  readonly own: boolean;
}

export interface AttemptInFull extends Omit<Outline, "score"> {
  readonly sight: "full";
  readonly person: AttemptPerson;
  readonly examName: LocalText;
  readonly rules: readonly string[];
  readonly timeZone: string;
  /** 1, 2, 3: of this person in this window. */
  readonly number: number;
  /** The terms it was started under. */
  readonly policy: Policy;
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  readonly startedAt: number;
  readonly deadline: number;
  /** Null while it runs. */
  readonly finishedAt: number | null;
  readonly endedBy: "submitted" | "expired" | null;
  readonly score: AttemptScore | null;
  readonly answered: number;
  readonly events: readonly EventLine[];
  /** Null while it runs: a running exam shows its keys to nobody. */
  readonly questions: readonly SatQuestion[] | null;
}

/**
 * One attempt as it was sat; ended first where its time is over. Seeing it in full is an entry of the audit log, written in
 * the transaction that reads it. Refuses `signed-out`, `forbidden`, `not-found`.
 */
export async function getAttemptInFull(
  db: Db,
  actor: Actor,
  input: { readonly attemptId: string },
  now: number,
): Promise<Outcome<AttemptInFull | AttemptOutline>> {
  const refused = refuseUnless(actor, "staff", "admin");
  if (refused !== null) return refused;
  const sitting = readSitting(db, input.attemptId, now);
  if (sitting === null) return refuse("not-found");
  const found = await windowInSight(db, actor, sitting.row.windowId, now);
  if (!found.ok) return found;
  const { sight, window, actor: reader } = found.value;
  if (sight === "outline") return succeed(outlineOf(db, sitting, reader.personId));
  return transact(db, (tx): Outcome<AttemptInFull> => {
    const { id, personId } = sitting.row;
    writeAudit(tx, {
      at: now,
      actorId: reader.personId,
      act: "attempt-viewed",
      subjectPersonId: personId,
      subjectId: id,
    });
    return succeed(inFull(tx, sitting, window));
  });
}

const stateOf = (result: Graded | null): ResultState =>
  result === null ? "in-progress" : result.passed ? "passed" : "not-passed";

function outlineOf(db: Db, { row }: Sitting, readerId: string): AttemptOutline {
  const result = resultOf(db, row.id);
  const name = personOf(db, row.personId)?.name ?? null;
  const score = result === null ? null : { right: result.right, of: result.of };
  return {
    sight: "outline",
    attemptId: row.id,
    name,
    state: stateOf(result),
    score,
    own: row.personId === readerId,
  };
}

function inFull(tx: Tx, { row, attempt, records }: Sitting, window: WindowRow): AttemptInFull {
  const person = personOf(tx, row.personId);
  const policy = policyById(tx, row.policyId)?.policy;
  const form = formOf(tx, row.id);
  // The row may have been ended by another process since the sitting was read: what is told here is of one moment.
  const endedAt = attemptById(tx, row.id)?.endedAt ?? null;
  if (person === null || policy === undefined || form === null) throw new Error(`attempt ${row.id} is not whole`);
  const result = attempt.status === "finished" && endedAt !== null ? resultOf(tx, row.id) : null;
  const { examName, rules, timeZone } = window;
  const { edition, engineVersion, bankVersion } = form;
  return {
    sight: "full",
    attemptId: row.id,
    name: person.name,
    state: stateOf(result),
    person,
    examName,
    rules,
    timeZone,
    number: row.number,
    policy,
    edition,
    engineVersion,
    bankVersion,
    startedAt: row.startedAt,
    deadline: row.deadline,
    finishedAt: attempt.status === "finished" ? attempt.finishedAt : null,
    endedBy: attempt.status === "finished" ? attempt.endedBy : null,
    score: result === null ? null : scoreOf(result),
    answered: [...attempt.answers.values()].filter(({ response }) => response !== null).length,
    events: eventLines(records),
    questions:
      attempt.status === "finished" && result !== null
        ? questionsForStaff(tx, row.id, attempt, records, result.grades)
        : null,
  };
}

function scoreOf({ right, unanswered, of, mark, passed, byTopic, version, gradedAt }: Graded): AttemptScore {
  return { right, unanswered, of, mark, passed, byTopic, resultVersion: version, gradedAt };
}
