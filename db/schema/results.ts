import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Grade } from "../../lib/grading/grade";
import type { Score } from "../../lib/grading/score";
import { attempts } from "./attempts";
import { holds, isJson, json, moment } from "./columns";

/** A grading of an attempt; the greatest version counts. Triggers refuse UPDATE and DELETE: regrading adds a version. */
export const results = sqliteTable(
  "results",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id),
    version: integer("version").notNull(),
    right: integer("right").notNull(),
    unanswered: integer("unanswered").notNull(),
    /** The denominator: questions of the form. */
    of: integer("of").notNull(),
    mark: integer("mark").notNull(),
    passed: integer("passed", { mode: "boolean" }).notNull(),
    byTopic: json<Score["byTopic"]>("by_topic").notNull(),
    /** By slot. */
    grades: json<Readonly<Record<number, Grade>>>("grades").notNull(),
    engineVersion: integer("engine_version").notNull(),
    edition: text("edition").notNull(),
    gradedAt: moment("graded_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.version] }),
    holds("results_version_from_1", sql`${table.version} >= 1`),
    holds(
      "results_counts",
      sql`${table.right} >= 0 and ${table.unanswered} >= 0 and ${table.of} >= 1 and ${table.right} + ${table.unanswered} <= ${table.of}`,
    ),
    holds("results_mark", sql`${table.mark} between 1 and ${table.of}`),
    holds("results_passed", sql`${table.passed} = (${table.right} >= ${table.mark})`),
    isJson("results_by_topic_json", table.byTopic),
    isJson("results_grades_json", table.grades),
  ],
);
