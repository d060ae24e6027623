import type Database from "better-sqlite3";
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Letters that Unicode takes for letters of their own and a keyboard without them writes so. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
};

/** A text without accents and case, so that "jose" finds José and "los" finds Łoś. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđðþæœßı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Makes `fold` known to SQLite on this connection; a null stays null. */
export function registerFold(client: Database.Database): void {
  client.function("fold", { deterministic: true }, (text: unknown) => (typeof text === "string" ? fold(text) : null));
}

/** The column folded; also good for sorting. */
export const folded = (column: SQLiteColumn): SQL => sql`fold(${column})`;

/** True where the column holds the words somewhere in it. No character of them is a wildcard. */
export const holdsText = (column: SQLiteColumn, words: string): SQL => sql`instr(fold(${column}), ${fold(words)}) > 0`;
