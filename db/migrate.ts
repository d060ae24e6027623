import "server-only";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import type { Db } from "./client";

/** Brings the schema up to date; a second run changes nothing. For scripts and tests: a page never migrates. */
export function migrateDatabase(db: Db): void {
  migrate(db, { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) });
}

/**
 * SQLite's own look at the whole file, before anything is written to it.
 * @returns what is wrong, in SQLite's words; null for a sound, an empty and a missing file
 */
export function findDamage(file: string): string | null {
  if (!existsSync(file)) return null;
  let client: Database.Database | undefined;
  try {
    client = new Database(file);
    const found = client.pragma("quick_check(1)", { simple: true });
    return found === "ok" ? null : String(found).replace(/\s+/g, " ");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    client?.close();
  }
}
