import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "../../lib/locale";
import { holds, isOneOf } from "./columns";

/** The association that this installation serves: one row. */
export const settings = sqliteTable(
  "settings",
  {
    id: integer("id").primaryKey(),
    /** Of the association. */
    name: text("name").notNull(),
    /** An IANA name ("America/New_York"); dates are shown in it. */
    timeZone: text("time_zone").notNull(),
    defaultLocale: text("default_locale", { enum: LOCALES }).notNull(),
    /** Where people write to: an email address or null. */
    contact: text("contact"),
  },
  (table) => [
    holds("settings_one_row", sql`${table.id} = 1`),
    isOneOf("settings_default_locale", table.defaultLocale, LOCALES),
  ],
);
