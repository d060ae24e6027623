/** Gradings of attempts. The greatest version of an attempt counts. */
import "server-only";
import { and, asc, desc, eq, max } from "drizzle-orm";
import type { Db, Tx } from "./client";
import { attempts, results } from "./schema";

export type ResultRow = typeof results.$inferSelect;

/** @throws where this version is there already */
export function insertResult(tx: Tx, row: ResultRow): void {
  tx.insert(results).values(row).run();
}

/** The grading that counts; null where the attempt is not graded. */
export function resultOf(db: Db | Tx, attemptId: string): ResultRow | null {
  return (
    db.select().from(results).where(eq(results.attemptId, attemptId)).orderBy(desc(results.version)).limit(1).get() ??
    null
  );
}

/** The gradings that count, of all attempts of a person, by attempt id. */
export function resultsOfPerson(db: Db | Tx, personId: string): ReadonlyMap<string, ResultRow> {
  const newest = db
    .select({ attemptId: results.attemptId, version: max(results.version).as("version") })
    .from(results)
    .groupBy(results.attemptId)
    .as("newest");
  const rows = db
    .select({ result: results })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .innerJoin(newest, and(eq(newest.attemptId, results.attemptId), eq(newest.version, results.version)))
    .where(eq(attempts.personId, personId))
    .orderBy(asc(attempts.startedAt))
    .all();
  return new Map(rows.map(({ result }) => [result.attemptId, result]));
}
