import "server-only";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import type { Db } from "./client";

/** Brings the schema up to date; a second run changes nothing. For scripts and tests: a page never migrates. */
export function migrateDatabase(db: Db): void {
  migrate(db, { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) });
}
