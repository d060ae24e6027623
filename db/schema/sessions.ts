import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { holds, moment } from "./columns";
import { persons } from "./people";

/** One row for each signed-in browser; the token there names the row. Without the row the token is worth nothing. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_person").on(table.personId),
    index("sessions_expires_at").on(table.expiresAt),
    holds("sessions_expires_later", sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** Links that make the first administrator. Only a hash is kept: the database file does not open the door. */
export const setupTokens = sqliteTable(
  "setup_tokens",
  {
    /** SHA-256, hexadecimal. */
    hash: text("hash").primaryKey(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [holds("setup_tokens_hash", sql`length(${table.hash}) = 64`)],
);

/** What is counted to slow down guessing. `key` is a hash of an email or an address, so that none is kept in the clear. */
export const throttleHits = sqliteTable(
  "throttle_hits",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    key: text("key").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("throttle_hits_key").on(table.key, table.at), index("throttle_hits_at").on(table.at)],
);
