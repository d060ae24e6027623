import "server-only";
import type { Db } from "@/db/client";
import { readSettings, type Settings } from "@/db/settings";

export type { Settings } from "@/db/settings";

/** Name, time zone, default language and contact of the association: known to everybody. */
export const getSettings = (db: Db): Promise<Settings> => readSettings(db);
