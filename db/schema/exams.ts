import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Policy } from "../../lib/exams/policy";
import type { LocalText } from "../../lib/locale";
import { holds, isJson, json, moment } from "./columns";

export const exams = sqliteTable(
  "exams",
  {
    id: text("id").primaryKey(),
    name: json<LocalText>("name").notNull(),
    /** What it examines: ["36", "37"]. */
    rules: json<readonly string[]>("rules").notNull(),
    /** Of the rulebook ("2026"). */
    edition: text("edition").notNull(),
  },
  (table) => [isJson("exams_name_json", table.name), isJson("exams_rules_json", table.rules)],
);

/** When an exam may be sat. */
export const windows = sqliteTable(
  "windows",
  {
    id: text("id").primaryKey(),
    examId: text("exam_id")
      .notNull()
      .references(() => exams.id),
    opensAt: moment("opens_at").notNull(),
    /** Null: stays open. */
    closesAt: moment("closes_at"),
    /** An IANA name; the window's dates are told in it. */
    timeZone: text("time_zone").notNull(),
  },
  (table) => [
    index("windows_exam").on(table.examId),
    holds("windows_close_later", sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/** The terms of a window, version by version. The greatest version counts for new attempts; triggers refuse UPDATE and DELETE. */
export const policies = sqliteTable(
  "policies",
  {
    id: text("id").primaryKey(),
    windowId: text("window_id")
      .notNull()
      .references(() => windows.id),
    /** The same number as in `data`. */
    version: integer("version").notNull(),
    data: json<Policy>("data").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("policies_window_version").on(table.windowId, table.version),
    holds(
      "policies_version",
      sql`${table.version} >= 1 and ${table.version} = json_extract(${table.data}, '$.version')`,
    ),
    isJson("policies_data_json", table.data),
  ],
);
