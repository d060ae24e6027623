import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isJson, json, moment } from "./columns";
import { persons } from "./people";

/** Ids, counts and codes only: never a name, an email or any other free text of a person. */
export type AuditData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Who did what to whom, in the order it happened. Triggers refuse UPDATE and DELETE. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: moment("at").notNull(),
    /** Null where the installation itself acted (a set-up link was made). */
    actorId: text("actor_id").references(() => persons.id),
    /** A verb-noun code ("grant-role"). */
    act: text("act").notNull(),
    subjectPersonId: text("subject_person_id").references(() => persons.id),
    /** An attempt, an exam, a window: what else the act was done to. */
    subjectId: text("subject_id"),
    data: json<AuditData>("data").notNull(),
  },
  (table) => [
    index("audit_at").on(table.at),
    index("audit_subject_person").on(table.subjectPersonId),
    index("audit_subject").on(table.subjectId),
    isJson("audit_data_json", table.data),
  ],
);
