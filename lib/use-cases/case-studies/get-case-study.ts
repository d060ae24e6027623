import "server-only";
import { newestRun } from "@/db/case-studies";
import { type Db, type Tx, transact } from "@/db/client";
import { insertPractice } from "@/db/practice";
import type { LocalText } from "@/lib/locale";
import { type Actor, isSignedIn } from "../actor";
import { type Content, content, type StudyContent } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { type PracticeView, practiceView } from "../practice/practice-view";
import { type Outcome, refuse, succeed } from "../refusal";

export interface CaseStudyView {
  readonly id: string;
  readonly title: LocalText;
  /** How many steps there are. */
  readonly steps: number;
  /** The steps answered so far with their rulings, in order. */
  readonly told: readonly PracticeView[];
  /** The step to answer; null once all are answered. No step is shown before the one ahead of it is answered. */
  readonly next: PracticeView | null;
}

/**
 * A case study as far as the person has come; serves the next step. Answered with `answerQuestion`, like any practice.
 * Refuses `signed-out`, `not-found`, `sitting-running` with `attemptId`.
 */
export async function getCaseStudy(
  db: Db,
  actor: Actor,
  input: { readonly studyId: string },
  now: number,
): Promise<Outcome<CaseStudyView>> {
  const { studyId } = input;
  return withStudy(db, actor, studyId, now, (tx, personId, study, own) => {
    const run = newestRun(tx, personId, studyId);
    const complete = run.length === study.steps.length && run.every((row) => row.answeredAt !== null);
    const waiting = run.find((row) => row.answeredAt === null);
    const next = waiting ?? (complete ? null : serveStep(tx, personId, study, run.length, now));
    const views = run.filter((row) => row.answeredAt !== null).map((row) => practiceView(own, row));
    return {
      id: study.id,
      title: study.title,
      steps: study.steps.length,
      told: views.filter((view) => view !== null),
      next: next === null ? null : practiceView(own, next),
    };
  });
}

/** Begins the study again from its first step; the earlier run stays among the answers. Refuses as getCaseStudy. */
export async function restartCaseStudy(
  db: Db,
  actor: Actor,
  input: { readonly studyId: string },
  now: number,
): Promise<Outcome<null>> {
  return withStudy(db, actor, input.studyId, now, (tx, personId, study) => {
    const run = newestRun(tx, personId, study.id);
    // Pressed twice it begins once.
    if (run.length !== 1 || run[0]?.answeredAt !== null) serveStep(tx, personId, study, 0, now);
    return null;
  });
}

async function withStudy<T>(
  db: Db,
  actor: Actor,
  studyId: string,
  now: number,
  act: (tx: Tx, personId: string, study: StudyContent, own: Content) => T,
): Promise<Outcome<T>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const own = content(currentEdition(db, now));
  const study = own.studies.find((each) => each.id === studyId);
  if (study === undefined) return refuse("not-found");
  return transact(db, (tx): Outcome<T> => succeed(act(tx, actor.personId, study, own)));
}

function serveStep(tx: Tx, personId: string, study: StudyContent, place: number, now: number) {
  const step = study.steps[place];
  if (step === undefined) return null;
  const { topic, ruling } = step.sealed;
  const row = {
    id: crypto.randomUUID(),
    personId,
    family: step.sealed.family,
    seed: place,
    topic,
    clauses: ruling.basis,
    servedAt: now,
  };
  insertPractice(tx, row);
  return { ...row, response: null, right: null, answeredAt: null };
}
