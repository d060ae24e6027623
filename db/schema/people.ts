/**
 * Persons, and what can be erased of them. A person is an id that attempts, events and the audit log name; the name, the
 * email and the password stand in rows of their own, so that they can go while the id stays.
 */
import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LOCALES } from "../../lib/locale";
import { LEVELS, PERSON_STATES, ROLES } from "../../lib/role";
import { holds, isOneOf, moment } from "./columns";

export const persons = sqliteTable(
  "persons",
  {
    id: text("id").primaryKey(),
    /** As `memberNumber` of lib/use-cases/people/input.ts writes it: upper case, so that unique means unique. */
    memberNumber: text("member_number"),
    level: text("level", { enum: LEVELS }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    state: text("state", { enum: PERSON_STATES }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("persons_member_number").on(table.memberNumber),
    holds("persons_member_number_length", sql`length(${table.memberNumber}) between 1 and 32`),
    isOneOf("persons_level", table.level, LEVELS),
    isOneOf("persons_locale", table.locale, LOCALES),
    isOneOf("persons_state", table.state, PERSON_STATES),
  ],
);

/** The erasable free text of a person. No row: the name was erased. */
export const personNames = sqliteTable(
  "person_names",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => persons.id),
    name: text("name").notNull(),
  },
  (table) => [holds("person_names_length", sql`length(${table.name}) between 1 and 120`)],
);

/** A sign-in by email and password. A person may exist without one. */
export const accounts = sqliteTable(
  "accounts",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => persons.id),
    /** Normalised by `emailAddress` of lib/use-cases/people/input.ts. */
    email: text("email").notNull(),
    /** Argon2id, with its parameters and salt. */
    passwordHash: text("password_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("accounts_email").on(table.email),
    holds("accounts_email_length", sql`length(${table.email}) between 3 and 254`),
  ],
);

export const personRoles = sqliteTable(
  "person_roles",
  {
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    role: text("role", { enum: ROLES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.role] }),
    index("person_roles_role").on(table.role),
    isOneOf("person_roles_role_word", table.role, ROLES),
  ],
);
