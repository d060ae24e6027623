import "server-only";
import type { Locale } from "../lib/locale";
import type { Db } from "./client";
import { settings } from "./schema";

/** The association that this installation serves. */
export interface Settings {
  readonly name: string;
  /** An IANA name; the dates that people read are in it. */
  readonly timeZone: string;
  readonly defaultLocale: Locale;
  readonly contact: string | null;
}

/** @throws where the database was never prepared */
export async function readSettings(db: Db): Promise<Settings> {
  const row = db.select().from(settings).get();
  if (row === undefined) throw new Error("The database has no settings row: run scripts/prepare-database.ts");
  const { name, timeZone, defaultLocale, contact } = row;
  return { name, timeZone, defaultLocale, contact };
}
