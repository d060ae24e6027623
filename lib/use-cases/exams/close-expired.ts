import "server-only";
import { overdueAttempts } from "@/db/attempts";
import type { Db } from "@/db/client";
import { readSitting } from "./settle-attempt";

/** So many attempts at a time. */
const BATCH = 1000;

/**
 * Ends every attempt whose time is over; for the start of the server, since otherwise each ends when anyone looks.
 * The house's own act: it takes no actor. Each attempt has a transaction of its own.
 * @returns how many were ended
 */
export async function closeExpired(db: Db, now: number): Promise<number> {
  let ended = 0;
  for (const id of overdueAttempts(db, now, BATCH)) {
    if (readSitting(db, id, now)?.attempt.status === "finished") ended += 1;
  }
  return ended;
}
