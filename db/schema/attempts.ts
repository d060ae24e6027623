import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type AttemptEvent, EVENT_KINDS } from "../../lib/exams/events";
import { holds, isJson, isOneOf, json, moment } from "./columns";
import { policies, windows } from "./exams";
import { persons } from "./people";

export const ENDINGS = ["submitted", "expired"] as const;

/** One person's attempt. What happened in it is `attemptEvents`; the ends here are kept so that they can be asked for. */
export const attempts = sqliteTable(
  "attempts",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    windowId: text("window_id")
      .notNull()
      .references(() => windows.id),
    policyId: text("policy_id")
      .notNull()
      .references(() => policies.id),
    /** 1, 2, 3: of this person in this window. */
    number: integer("number").notNull(),
    startedAt: moment("started_at").notNull(),
    deadline: moment("deadline").notNull(),
    /** The moment of submission, or the deadline. */
    endedAt: moment("ended_at"),
    endedBy: text("ended_by", { enum: ENDINGS }),
  },
  (table) => [
    uniqueIndex("attempts_number").on(table.personId, table.windowId, table.number),
    uniqueIndex("attempts_one_open").on(table.personId, table.windowId).where(sql`${table.endedAt} is null`),
    index("attempts_window").on(table.windowId, table.startedAt),
    index("attempts_open_deadline").on(table.deadline).where(sql`${table.endedAt} is null`),
    holds("attempts_number_from_1", sql`${table.number} >= 1`),
    holds("attempts_deadline_later", sql`${table.deadline} > ${table.startedAt}`),
    holds("attempts_end_whole", sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    holds("attempts_end_later", sql`${table.endedAt} >= ${table.startedAt}`),
    isOneOf("attempts_ended_by", table.endedBy, ENDINGS),
  ],
);

type DataOf<Event> = Event extends { readonly kind: string } ? Omit<Event, "kind" | "slot"> : never;
/** An event without what stands in columns of its own (kind as `type`, slot). */
export type AttemptEventData = DataOf<AttemptEvent>;

/** Append-only: triggers refuse UPDATE and DELETE. */
export const attemptEvents = sqliteTable(
  "attempt_events",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id),
    /** 1, 2, 3: the order in which they were stored. */
    seq: integer("seq").notNull(),
    at: moment("at").notNull(),
    type: text("type", { enum: EVENT_KINDS }).notNull(),
    slot: integer("slot"),
    data: json<AttemptEventData>("data").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.seq] }),
    holds("attempt_events_seq_from_1", sql`${table.seq} >= 1`),
    holds("attempt_events_slot_from_1", sql`${table.slot} >= 1`),
    isJson("attempt_events_data_json", table.data),
  ],
);
