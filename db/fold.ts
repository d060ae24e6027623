import type Database from "better-sqlite3";
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A text without accents and case, so that "jose" finds José. */
export const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Makes `fold` known to SQLite on this connection; a null stays null. */
export function registerFold(client: Database.Database): void {
  client.function("fold", { deterministic: true }, (text: unknown) => (typeof text === "string" ? fold(text) : null));
}

/** The column folded; also good for sorting. */
export const folded = (column: SQLiteColumn): SQL => sql`fold(${column})`;

/** True where the column holds the words somewhere in it. No character of them is a wildcard. */
export const holdsText = (column: SQLiteColumn, words: string): SQL => sql`instr(fold(${column}), ${fold(words)}) > 0`;
