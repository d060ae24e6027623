/** What was asked, as it was served: snapshots that no later engine changes. What gives a key away is in sealed.ts. */
import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ServedItem } from "../../lib/items/item";
import { attempts } from "./attempts";
import { holds, isJson, json, moment } from "./columns";

/** Triggers refuse UPDATE and DELETE. */
export const forms = sqliteTable("forms", {
  attemptId: text("attempt_id")
    .primaryKey()
    .references(() => attempts.id),
  edition: text("edition").notNull(),
  engineVersion: integer("engine_version").notNull(),
  bankVersion: integer("bank_version").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Triggers refuse UPDATE and DELETE. */
export const servedItems = sqliteTable(
  "served_items",
  {
    attemptId: text("attempt_id")
      .notNull()
      .references(() => forms.attemptId),
    /** 1 … questions, in the order asked. */
    slot: integer("slot").notNull(),
    item: json<ServedItem>("item").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.slot] }),
    holds("served_items_slot_from_1", sql`${table.slot} >= 1`),
    isJson("served_items_item_json", table.item),
  ],
);
