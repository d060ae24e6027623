/** Plays of guests on the front page. */
import "server-only";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Response } from "../lib/items/item";
import type { Db, Tx } from "./client";
import { guestPlays } from "./schema";

export type PlayRow = typeof guestPlays.$inferSelect;

export function insertPlay(db: Db | Tx, play: Pick<PlayRow, "id" | "family" | "seed" | "createdAt">): void {
  db.insert(guestPlays).values(play).run();
}

export function playById(db: Db | Tx, id: string): PlayRow | null {
  return db.select().from(guestPlays).where(eq(guestPlays.id, id)).get() ?? null;
}

/** Commits the answer of a play that has none; an answer that stands is left as it is. */
export function answerPlay(tx: Tx, id: string, response: Response, right: boolean, now: number): void {
  tx.update(guestPlays)
    .set({ response, right, answeredAt: now, rulingShownAt: now })
    .where(and(eq(guestPlays.id, id), isNull(guestPlays.answeredAt)))
    .run();
}

/** Forgets plays served before `before` that nobody answered. */
export function forgetUnanswered(db: Db | Tx, before: number): void {
  db.delete(guestPlays)
    .where(and(isNull(guestPlays.answeredAt), lt(guestPlays.createdAt, before)))
    .run();
}
