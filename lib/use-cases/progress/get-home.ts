import "server-only";
import { attemptsOf } from "@/db/attempts";
import type { Db } from "@/db/client";
import { answeredPractice } from "@/db/practice";
import { resultsOfPerson } from "@/db/results";
import { openWindows, policyById, windowById } from "@/db/windows";
import type { LocalText } from "@/lib/locale";
import { type AnsweredQuestion, type Mastery, masteryByClause, masteryByTopic } from "@/lib/progress/mastery";
import { CLAUSES, TOPICS } from "@/lib/rules/clauses";
import { type Actor, isSignedIn } from "../actor";
import { type ExamEntry, getExamEntry } from "../exams/get-exam-entry";
import { getRunningSitting, type RunningSitting } from "../exams/get-running-sitting";
import { type Outcome, refuse, succeed } from "../refusal";
import { ownSight } from "../review/get-result";

export interface HomeAttempt {
  readonly attemptId: string;
  readonly examName: LocalText;
  readonly number: number;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly finishedAt: number | null;
  readonly endedBy: "submitted" | "expired" | null;
  readonly score: { readonly right: number; readonly of: number; readonly mark: number } | null;
  readonly passed: boolean | null;
}

export interface Home {
  readonly running: RunningSitting | null;
  /** The open exams, the one that closes first first. */
  readonly entries: readonly ExamEntry[];
  /** The newest first. */
  readonly attempts: readonly HomeAttempt[];
  /** A line for every topic of the rules, in their order: from practice, and from exams as far as their topics may be seen. */
  readonly topics: readonly Mastery[];
  /** A line for every clause that a ruling can rest on; from practice alone. */
  readonly clauses: readonly Mastery[];
}

/** A person's own home. Refuses `signed-out`. */
export async function getHome(
  db: Db,
  actor: Actor,
  _input: Readonly<Record<string, never>>,
  now: number,
): Promise<Outcome<Home>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  // Ends what is over by time, before anything is listed.
  const running = await getRunningSitting(db, actor, {}, now);
  const entries: ExamEntry[] = [];
  for (const { id } of openWindows(db, now)) {
    const entry = await getExamEntry(db, actor, { windowId: id }, now);
    if (entry.ok) entries.push(entry.value);
  }
  const practised = practisedBy(db, actor.personId);
  const examined = examinedOf(db, actor.personId, now);
  const ruled = CLAUSES.filter((clause) => !clause.section && clause.noRuling === null).map((clause) => clause.id);
  return succeed({
    running: running.ok ? running.value : null,
    entries,
    attempts: attemptsList(db, actor.personId),
    topics: masteryByTopic(TOPICS, [...practised, ...examined]),
    clauses: masteryByClause(ruled, practised),
  });
}

function attemptsList(db: Db, personId: string): readonly HomeAttempt[] {
  const results = resultsOfPerson(db, personId);
  return attemptsOf(db, personId)
    .flatMap((row): HomeAttempt[] => {
      const window = windowById(db, row.windowId);
      if (window === null) return [];
      const { id: attemptId, number, startedAt, endedAt: finishedAt, endedBy } = row;
      const result = results.get(attemptId);
      const score = result === undefined ? null : { right: result.right, of: result.of, mark: result.mark };
      const passed = result?.passed ?? null;
      return [{ attemptId, examName: window.examName, number, startedAt, finishedAt, endedBy, score, passed }];
    })
    .reverse();
}

function practisedBy(db: Db, personId: string): readonly AnsweredQuestion[] {
  return answeredPractice(db, personId).map(({ topic, clauses, right, answeredAt }) => ({
    topic,
    clauses,
    right: right === true,
    at: answeredAt ?? 0,
  }));
}

/** Exam answers by topic, without clauses; unanswered questions show nothing either way. */
function examinedOf(db: Db, personId: string, now: number): readonly AnsweredQuestion[] {
  const rows = new Map(attemptsOf(db, personId).map((row) => [row.id, row]));
  return [...resultsOfPerson(db, personId).values()].flatMap((result) => {
    const row = rows.get(result.attemptId);
    const policy = row === undefined ? undefined : policyById(db, row.policyId)?.policy;
    if (row === undefined || policy === undefined) return [];
    const closesAt = windowById(db, row.windowId)?.closesAt ?? null;
    if (ownSight(policy.review, closesAt, now).shows === "score") return [];
    const at = row.endedAt ?? result.gradedAt;
    return result.byTopic.flatMap(({ topic, right, wrong }) => [
      ...Array.from({ length: right }, () => ({ topic, clauses: [], right: true, at })),
      ...Array.from({ length: wrong }, () => ({ topic, clauses: [], right: false, at })),
    ]);
  });
}
