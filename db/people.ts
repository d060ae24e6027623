/** Persons and their sign-ins. Acts that concern roles and state are in db/roles.ts, the first administrator in db/setup.ts. */
import "server-only";
import { and, eq, ne } from "drizzle-orm";
import type { Locale } from "../lib/locale";
import type { Level, PersonState, Role } from "../lib/role";
import { writeAudit } from "./audit";
import { type Db, type Tx, transact } from "./client";
import { accounts, personNames, personRoles, persons, sessions } from "./schema";

export interface NewPerson {
  readonly id: string;
  readonly name: string;
  readonly memberNumber: string | null;
  readonly level: Level | null;
  readonly locale: Locale;
  readonly roles: readonly Role[];
  /** Null: a person without a sign-in. */
  readonly account: { readonly email: string; readonly passwordHash: string } | null;
}

export type Taken = "email-taken" | "member-number-taken";

export interface Account {
  readonly personId: string;
  readonly passwordHash: string;
  readonly state: PersonState;
  readonly locale: Locale;
}

export interface Profile {
  readonly personId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly memberNumber: string | null;
  readonly level: Level | null;
  readonly locale: Locale;
}

/** Adds a person with everything that belongs to it, or nothing. @param act for the audit log; `actorId` null: the person itself */
export async function addPerson(
  db: Db,
  person: NewPerson,
  act: { readonly act: string; readonly actorId: string | null },
  now: number,
): Promise<"added" | Taken> {
  return transact(db, (tx) => {
    const taken = findTaken(tx, person);
    if (taken !== null) return taken;
    insertPerson(tx, person, now);
    writeAudit(tx, { at: now, act: act.act, actorId: act.actorId ?? person.id, subjectPersonId: person.id });
    return "added";
  });
}

/** What of the new person another one has already. The caller holds the write lock, so it stays true until the insert. */
export function findTaken(tx: Tx, person: NewPerson): Taken | null {
  const { account, memberNumber } = person;
  if (account !== null && tx.select().from(accounts).where(eq(accounts.email, account.email)).get())
    return "email-taken";
  return memberNumber !== null && holderOf(tx, memberNumber) !== null ? "member-number-taken" : null;
}

function holderOf(tx: Tx, memberNumber: string): string | null {
  const found = tx.select({ id: persons.id }).from(persons).where(eq(persons.memberNumber, memberNumber)).get();
  return found?.id ?? null;
}

/** The rows of a person, in the caller's transaction. */
export function insertPerson(tx: Tx, person: NewPerson, now: number): void {
  const { id, name, memberNumber, level, locale, roles, account } = person;
  tx.insert(persons).values({ id, memberNumber, level, locale, state: "active", createdAt: now }).run();
  tx.insert(personNames).values({ personId: id, name }).run();
  if (account !== null) {
    tx.insert(accounts)
      .values({ personId: id, ...account, createdAt: now })
      .run();
  }
  for (const role of new Set(roles)) tx.insert(personRoles).values({ personId: id, role }).run();
}

const account = {
  personId: accounts.personId,
  passwordHash: accounts.passwordHash,
  state: persons.state,
  locale: persons.locale,
};

/** @param email normalised */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const query = db.select(account).from(accounts).innerJoin(persons, eq(persons.id, accounts.personId));
  return query.where(eq(accounts.email, email)).get() ?? null;
}

export async function findAccountOf(db: Db, personId: string): Promise<Account | null> {
  const query = db.select(account).from(accounts).innerJoin(persons, eq(persons.id, accounts.personId));
  return query.where(eq(accounts.personId, personId)).get() ?? null;
}

export async function findProfile(db: Db, personId: string): Promise<Profile | null> {
  const found = db
    .select({
      personId: persons.id,
      name: personNames.name,
      email: accounts.email,
      memberNumber: persons.memberNumber,
      level: persons.level,
      locale: persons.locale,
    })
    .from(persons)
    .leftJoin(personNames, eq(personNames.personId, persons.id))
    .leftJoin(accounts, eq(accounts.personId, persons.id))
    .where(eq(persons.id, personId))
    .get();
  return found ?? null;
}

/** Changes what a person says of itself. The audit log holds that it changed, not what. */
export async function saveProfile(
  db: Db,
  personId: string,
  { name, locale }: { readonly name: string; readonly locale: Locale },
  now: number,
): Promise<void> {
  transact(db, (tx) => {
    tx.update(persons).set({ locale }).where(eq(persons.id, personId)).run();
    tx.insert(personNames)
      .values({ personId, name })
      .onConflictDoUpdate({ target: personNames.personId, set: { name } })
      .run();
    writeAudit(tx, { at: now, act: "change-profile", actorId: personId, subjectPersonId: personId });
  });
}

/** Gives the number to a person that has none. A number once given is not changed here. */
export async function giveMemberNumber(
  db: Db,
  personId: string,
  memberNumber: string,
  now: number,
): Promise<"given" | "kept" | "taken"> {
  return transact(db, (tx) => {
    const person = tx.select({ has: persons.memberNumber }).from(persons).where(eq(persons.id, personId)).get();
    if (person?.has === memberNumber) return "given"; // Sent twice.
    if (person === undefined || person.has !== null) return "kept";
    if (holderOf(tx, memberNumber) !== null) return "taken";
    tx.update(persons).set({ memberNumber }).where(eq(persons.id, personId)).run();
    writeAudit(tx, { at: now, act: "give-member-number", actorId: personId, subjectPersonId: personId });
    return "given";
  });
}

/** Sets the password and ends every other session of the person. */
export async function setPassword(
  db: Db,
  change: { readonly personId: string; readonly passwordHash: string; readonly keepSessionId: string },
  now: number,
): Promise<void> {
  const { personId, passwordHash, keepSessionId } = change;
  transact(db, (tx) => {
    tx.update(accounts).set({ passwordHash }).where(eq(accounts.personId, personId)).run();
    tx.delete(sessions)
      .where(and(eq(sessions.personId, personId), ne(sessions.id, keepSessionId)))
      .run();
    writeAudit(tx, { at: now, act: "change-password", actorId: personId, subjectPersonId: personId });
  });
}
