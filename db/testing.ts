/** For tests: a database of one's own, migrated and holding the defaults, by copying a file. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase } from "./client";
import { fillDefaults } from "./fill-defaults";
import { migrateDatabase } from "./migrate";

/** When the defaults of a test database were made, and its exam window opened: 2026-11-01T12:00:00Z. */
export const TEST_EPOCH = Date.UTC(2026, 10, 1, 12);

const folder = mkdtempSync(join(tmpdir(), "third-man-db-"));
const template = join(folder, "template.db");
let copies = 0;

process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A fresh database, and the path of its file (a second connection may be opened on it). */
export function freshDatabase(): { readonly db: Db; readonly file: string } {
  if (!existsSync(template)) {
    const made = openDatabase(template);
    migrateDatabase(made);
    fillDefaults(made, TEST_EPOCH);
    made.$client.pragma("wal_checkpoint(TRUNCATE)");
    made.$client.close();
  }
  const file = join(folder, `${++copies}.db`);
  copyFileSync(template, file);
  return { db: openDatabase(file), file };
}

/** Shorthand where the file does not matter. */
export const testDatabase = (): Db => freshDatabase().db;
