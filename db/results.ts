/** Gradings of attempts. The greatest version of an attempt counts. */
import "server-only";
import { asc, desc, eq } from "drizzle-orm";
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

/** The gradings that count, of all attempts of a person, by attempt id; the earliest attempt first. */
export function resultsOfPerson(db: Db | Tx, personId: string): ReadonlyMap<string, ResultRow> {
  const rows = db
    .select({ result: results })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(eq(attempts.personId, personId))
    .orderBy(asc(attempts.startedAt), asc(results.version))
    .all();
  // A later version of the same attempt takes the place of the earlier one.
  return new Map(rows.map(({ result }) => [result.attemptId, result]));
}
