/**
 * Case studies practised: a step is a practised question whose family is `<study>/<step>` and whose seed is its place.
 * A run begins with place 0; the newest run of a study is the one that counts.
 */
import "server-only";
import { and, asc, eq, like } from "drizzle-orm";
import type { Db, Tx } from "./client";
import type { PracticeRow } from "./practice";
import { practiceAnswers } from "./schema";

/** The rows of the person's newest run of a study, in order of place; empty before the first step was served. */
export function newestRun(db: Db | Tx, personId: string, studyId: string): readonly PracticeRow[] {
  const rows = db
    .select()
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.personId, personId), like(practiceAnswers.family, `${studyId}/%`)))
    .orderBy(asc(practiceAnswers.servedAt), asc(practiceAnswers.seed))
    .all();
  const begins = rows.map((row) => row.seed).lastIndexOf(0);
  return begins === -1 ? [] : rows.slice(begins);
}
