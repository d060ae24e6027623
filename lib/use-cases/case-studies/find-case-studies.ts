import "server-only";
import { newestRun } from "@/db/case-studies";
import type { Db } from "@/db/client";
import type { LocalText } from "@/lib/locale";
import { type Actor, isSignedIn } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { type Outcome, refuse, succeed } from "../refusal";

export interface CaseStudyLine {
  readonly id: string;
  readonly title: LocalText;
  readonly steps: number;
  /** Of the newest run. */
  readonly answered: number;
}

/** The case studies to practise, with how far the person is. Refuses `signed-out`, `sitting-running` with `attemptId`. */
export async function findCaseStudies(
  db: Db,
  actor: Actor,
  _input: Readonly<Record<string, never>>,
  now: number,
): Promise<Outcome<readonly CaseStudyLine[]>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const { studies } = content(currentEdition(db, now));
  return succeed(
    studies.map(({ id, title, steps }) => ({
      id,
      title,
      steps: steps.length,
      answered: newestRun(db, actor.personId, id).filter((row) => row.answeredAt !== null).length,
    })),
  );
}
