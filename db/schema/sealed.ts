/**
 * Behind the seal: seeds and keys. Written by db/keys-seal.ts alone, read by db/keys-open.ts alone (.dependency-cruiser.cjs).
 * No other query joins these tables.
 */
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Form } from "../../lib/exams/assemble";
import type { Blueprint } from "../../lib/exams/blueprint";
import type { SealedItem } from "../../lib/items/item";
import { isJson, json } from "./columns";
import { forms, servedItems } from "./forms";

/** What the form was computed from, so that it can be made again. Triggers refuse UPDATE and DELETE. */
export const sealedForms = sqliteTable(
  "sealed_forms",
  {
    attemptId: text("attempt_id")
      .primaryKey()
      .references(() => forms.attemptId),
    /** 32 bits. */
    seed: integer("seed").notNull(),
    blueprint: json<Blueprint>("blueprint").notNull(),
    /** The difficulty figures used; opaque here. */
    difficulty: json<unknown>("difficulty").notNull(),
    /** Deciding keys of earlier forms, the oldest first. */
    leftOut: json<readonly string[]>("left_out").notNull(),
    /** What had to be let go to find enough fresh questions. */
    relaxed: json<Form["relaxed"]>("relaxed").notNull(),
  },
  (table) => [
    isJson("sealed_forms_blueprint_json", table.blueprint),
    isJson("sealed_forms_difficulty_json", table.difficulty),
    isJson("sealed_forms_left_out_json", table.leftOut),
    isJson("sealed_forms_relaxed_json", table.relaxed),
  ],
);

/** Triggers refuse UPDATE and DELETE. */
export const sealedItems = sqliteTable(
  "sealed_items",
  {
    attemptId: text("attempt_id").notNull(),
    slot: integer("slot").notNull(),
    sealed: json<SealedItem>("sealed").notNull(),
    decidingKey: text("deciding_key").notNull(),
    family: text("family").notNull(),
    topic: text("topic").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.slot] }),
    foreignKey({
      name: "sealed_items_served",
      columns: [table.attemptId, table.slot],
      foreignColumns: [servedItems.attemptId, servedItems.slot],
    }),
    index("sealed_items_deciding_key").on(table.decidingKey),
    isJson("sealed_items_sealed_json", table.sealed),
  ],
);
