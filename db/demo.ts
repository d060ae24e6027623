/** For the association of `npm run demo` alone. */
import "server-only";
import { count } from "drizzle-orm";
import type { Db } from "./client";
import { persons, windows } from "./schema";

/** How many persons there are, whatever they may do here. */
export function countPersons(db: Db): number {
  return db.select({ persons: count() }).from(persons).get()?.persons ?? 0;
}

/** Opens every window earlier and lets it close, so that weeks of sittings find room in it. Epoch milliseconds. */
export function moveWindows(db: Db, opensAt: number, closesAt: number): void {
  db.update(windows).set({ opensAt, closesAt }).run();
}

/** Nothing is lost when a demonstration is made again after a power cut, so the disk is not waited for while it is made. */
export function hurry(db: Db): void {
  db.$client.pragma("synchronous = OFF");
}

/** All of it into the one file, and closed: the file may be moved. */
export function finishFile(db: Db): void {
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  db.$client.pragma("journal_mode = DELETE");
  db.$client.close();
}
