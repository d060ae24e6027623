/** Questions practised by a person. */
import "server-only";
import { and, asc, desc, eq, isNotNull, isNull, notLike } from "drizzle-orm";
import type { Response } from "../lib/items/item";
import type { Db, Tx } from "./client";
import { practiceAnswers } from "./schema";

export type PracticeRow = typeof practiceAnswers.$inferSelect;

export function insertPractice(db: Db | Tx, row: Omit<PracticeRow, "response" | "right" | "answeredAt">): void {
  db.insert(practiceAnswers).values(row).run();
}

export function practiceById(db: Db | Tx, id: string): PracticeRow | null {
  return db.select().from(practiceAnswers).where(eq(practiceAnswers.id, id)).get() ?? null;
}

/**
 * The newest question that was served and not answered: it is asked again, so that no reload shops for another. A step of a
 * case study (db/case-studies.ts) waits in its study.
 * @param topic null: of any topic
 */
export function waitingPractice(db: Db | Tx, personId: string, topic: string | null): PracticeRow | null {
  return (
    db
      .select()
      .from(practiceAnswers)
      .where(
        and(
          eq(practiceAnswers.personId, personId),
          topic === null ? undefined : eq(practiceAnswers.topic, topic),
          isNull(practiceAnswers.answeredAt),
          notLike(practiceAnswers.family, "%/%"),
        ),
      )
      .orderBy(desc(practiceAnswers.servedAt))
      .limit(1)
      .get() ?? null
  );
}

/** Commits the answer of a question that has none; an answer that stands is left as it is. */
export function answerPractice(tx: Tx, id: string, response: Response, right: boolean, now: number): void {
  tx.update(practiceAnswers)
    .set({ response, right, answeredAt: now })
    .where(and(eq(practiceAnswers.id, id), isNull(practiceAnswers.answeredAt)))
    .run();
}

/** All answered questions of a person, the oldest first. */
export function answeredPractice(db: Db | Tx, personId: string): readonly PracticeRow[] {
  return db
    .select()
    .from(practiceAnswers)
    .where(and(eq(practiceAnswers.personId, personId), isNotNull(practiceAnswers.answeredAt)))
    .orderBy(asc(practiceAnswers.answeredAt))
    .all();
}
