/** Shapes of column that several tables share. Times are epoch milliseconds, as integers. */
import { type SQL, sql } from "drizzle-orm";
import { type CheckBuilder, check, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** A moment: epoch milliseconds. */
export const moment = (name: string) => integer(name);

/** A value kept as JSON text; the type is what the writer promises, the check below that it is JSON at all. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();

export const isJson = (name: string, column: SQLiteColumn): CheckBuilder => check(name, sql`json_valid(${column})`);

/** `column` is one of these words; a null passes, as SQL has it. */
export const isOneOf = (name: string, column: SQLiteColumn, words: readonly string[]): CheckBuilder =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

export const holds = (name: string, condition: SQL): CheckBuilder => check(name, condition);
