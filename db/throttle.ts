import "server-only";
import { and, count, eq, gt, inArray, lt, min } from "drizzle-orm";
import { type Db, transact } from "./client";
import { throttleHits } from "./schema";

/** At most `limit` tries of one key within `windowMs`. */
export interface Throttle {
  /** A hash: nothing that names a person. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Takes one try of each, or none. The try is counted before the work it is for, so that a burst sent at once is held too.
 * @returns null where there was room; otherwise the moment at which there will be
 */
export async function takeTry(db: Db, throttles: readonly Throttle[], now: number): Promise<number | null> {
  return transact(db, (tx) => {
    tx.delete(throttleHits)
      .where(lt(throttleHits.at, now - DAY))
      .run();
    let freeAt: number | null = null;
    for (const { key, limit, windowMs } of throttles) {
      const within = and(eq(throttleHits.key, key), gt(throttleHits.at, now - windowMs));
      const found = tx
        .select({ tries: count(), oldest: min(throttleHits.at) })
        .from(throttleHits)
        .where(within)
        .get();
      if (found !== undefined && found.tries >= limit) {
        freeAt = Math.max(freeAt ?? 0, (found.oldest ?? now) + windowMs);
      }
    }
    if (freeAt !== null) return freeAt;
    tx.insert(throttleHits)
      .values(throttles.map(({ key }) => ({ key, at: now })))
      .run();
    return null;
  });
}

/** Forgets the tries of these keys: it was the right person after all. */
export async function forgetTries(db: Db, keys: readonly string[]): Promise<void> {
  db.delete(throttleHits)
    .where(inArray(throttleHits.key, [...keys]))
    .run();
}
