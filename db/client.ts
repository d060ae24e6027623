/** The one place that opens the database file. */
import "server-only";
import { closeSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { registerFold } from "./fold";
import * as schema from "./schema";

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };
/** What queries run on: the database itself, or a transaction of it. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** How long a writer waits for another process before it fails: milliseconds. */
const BUSY_MS = 5000;
/** PRAGMA synchronous: 2 is FULL. In WAL mode less would let an acknowledged answer go in a power cut. */
const FULL = 2;

/**
 * Opens the file, made when missing, with the settings that every connection of the product must have.
 * @param file a path, or ":memory:"
 * @throws where the settings did not take, or the file is no database
 */
export function openDatabase(file: string): Db {
  // People and keys stand in it: a new file is for this user alone, and so are the files that SQLite puts beside it.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
  const client = new Database(file);
  try {
    client.pragma(`busy_timeout = ${BUSY_MS}`);
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    // What is erased is overwritten, so that a name does not stay behind in a free page.
    client.pragma("secure_delete = ON");
    expectPragma(client, "synchronous", FULL);
    expectPragma(client, "foreign_keys", 1);
    registerFold(client);
    return drizzle(client, { schema });
  } catch (error) {
    client.close();
    throw error;
  }
}

function expectPragma(client: Database.Database, name: string, wanted: number): void {
  const found = client.pragma(name, { simple: true });
  if (found !== wanted) throw new Error(`PRAGMA ${name} is ${String(found)} and must be ${wanted}`);
}

const kept = globalThis as typeof globalThis & { thirdManDatabase?: Db };

/** The handle of this process. On globalThis, since a development server loads this file again and again. */
export function database(): Db {
  kept.thirdManDatabase ??= openDatabase(databaseFile());
  return kept.thirdManDatabase;
}

/** @throws where the setting is missing: scripts/start.mjs always gives it */
export function databaseFile(): string {
  const file = process.env.DATABASE_FILE;
  if (!file) throw new Error("DATABASE_FILE is not set");
  return file;
}

type NoPromise<T> = [T] extends [never]
  ? []
  : T extends PromiseLike<unknown>
    ? [transactionsAreSynchronous: never]
    : [];

/**
 * Runs `work` in one transaction: all of it or, when it throws, nothing. It must be synchronous: better-sqlite3 would commit
 * at the first await. The type refuses a callback that returns a promise, and so does the run, before the commit.
 * The lock for writing is taken at the start, so that what was read in it still holds when it is written.
 */
export function transact<T>(db: Db, work: (tx: Tx) => T, ..._: NoPromise<T>): T {
  return db.transaction(
    (tx) => {
      const result = work(tx);
      if (isThenable(result)) throw new TypeError("A transaction must be synchronous");
      return result;
    },
    { behavior: "immediate" },
  );
}

function isThenable(value: unknown): boolean {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}
