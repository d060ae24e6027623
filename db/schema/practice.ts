/** Plays outside an exam. No key is kept: the server makes the question again from family and seed. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Response } from "../../lib/items/item";
import { holds, isJson, json, moment } from "./columns";
import { persons } from "./people";

/** A play on the front page, by nobody in particular. */
export const guestPlays = sqliteTable(
  "guest_plays",
  {
    id: text("id").primaryKey(),
    family: text("family").notNull(),
    seed: integer("seed").notNull(),
    createdAt: moment("created_at").notNull(),
    response: json<Response>("response"),
    right: integer("right", { mode: "boolean" }),
    answeredAt: moment("answered_at"),
    rulingShownAt: moment("ruling_shown_at"),
  },
  (table) => [
    index("guest_plays_created_at").on(table.createdAt),
    holds(
      "guest_plays_answer_whole",
      sql`(${table.answeredAt} is null) = (${table.response} is null) and (${table.answeredAt} is null) = (${table.right} is null)`,
    ),
    holds("guest_plays_ruling_after_answer", sql`${table.rulingShownAt} is null or ${table.answeredAt} is not null`),
    isJson("guest_plays_response_json", table.response),
  ],
);

/** A question practised by a person; committed once answered. */
export const practiceAnswers = sqliteTable(
  "practice_answers",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    family: text("family").notNull(),
    seed: integer("seed").notNull(),
    topic: text("topic").notNull(),
    clauses: json<readonly string[]>("clauses").notNull(),
    response: json<Response>("response"),
    right: integer("right", { mode: "boolean" }),
    servedAt: moment("served_at").notNull(),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    index("practice_answers_person").on(table.personId, table.answeredAt),
    holds(
      "practice_answers_answer_whole",
      sql`(${table.answeredAt} is null) = (${table.response} is null) and (${table.answeredAt} is null) = (${table.right} is null)`,
    ),
    isJson("practice_answers_clauses_json", table.clauses),
    isJson("practice_answers_response_json", table.response),
  ],
);
