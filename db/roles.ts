/** Roles and state of persons, as administrators change them. The last active administrator stays one. */
import "server-only";
import { and, count, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Level, PersonState, Role } from "../lib/role";
import { writeAudit } from "./audit";
import { type Db, type Tx, transact } from "./client";
import { folded, holdsText } from "./fold";
import { accounts, personNames, personRoles, persons, sessions } from "./schema";

export interface PersonRow {
  readonly id: string;
  /** Null once erased. */
  readonly name: string | null;
  readonly email: string | null;
  readonly memberNumber: string | null;
  readonly level: Level | null;
  readonly state: PersonState;
  readonly roles: readonly Role[];
}

/** `unchanged`: it was so already. `unknown`: no such person. */
export type Changed = "changed" | "unchanged" | "unknown" | "last-admin";

interface Act {
  readonly actorId: string;
  readonly personId: string;
}

export async function grantRole(db: Db, { actorId, personId }: Act, role: Role, now: number): Promise<Changed> {
  return transact(db, (tx) => {
    if (stateOf(tx, personId) === null) return "unknown";
    const { changes } = tx.insert(personRoles).values({ personId, role }).onConflictDoNothing().run();
    if (changes === 0) return "unchanged";
    writeAudit(tx, { at: now, act: "grant-role", actorId, subjectPersonId: personId, data: { role } });
    return "changed";
  });
}

export async function revokeRole(db: Db, { actorId, personId }: Act, role: Role, now: number): Promise<Changed> {
  return transact(db, (tx) => {
    if (stateOf(tx, personId) === null) return "unknown";
    if (role === "admin" && isLastAdmin(tx, personId)) return "last-admin";
    const held = and(eq(personRoles.personId, personId), eq(personRoles.role, role));
    if (tx.delete(personRoles).where(held).run().changes === 0) return "unchanged";
    writeAudit(tx, { at: now, act: "revoke-role", actorId, subjectPersonId: personId, data: { role } });
    return "changed";
  });
}

/** Disabling ends every session of the person. */
export async function setState(db: Db, { actorId, personId }: Act, state: PersonState, now: number): Promise<Changed> {
  return transact(db, (tx) => {
    const before = stateOf(tx, personId);
    if (before === null) return "unknown";
    if (before === state) return "unchanged";
    if (state === "disabled" && isLastAdmin(tx, personId)) return "last-admin";
    tx.update(persons).set({ state }).where(eq(persons.id, personId)).run();
    if (state === "disabled") tx.delete(sessions).where(eq(sessions.personId, personId)).run();
    const act = state === "disabled" ? "disable-person" : "enable-person";
    writeAudit(tx, { at: now, act, actorId, subjectPersonId: personId });
    return "changed";
  });
}

function stateOf(tx: Tx, personId: string): PersonState | null {
  return tx.select({ state: persons.state }).from(persons).where(eq(persons.id, personId)).get()?.state ?? null;
}

/** Administrators that can sign in: active, with an account. */
export function activeAdmins(tx: Tx): readonly string[] {
  return tx
    .select({ id: persons.id })
    .from(personRoles)
    .innerJoin(persons, eq(persons.id, personRoles.personId))
    .innerJoin(accounts, eq(accounts.personId, persons.id))
    .where(and(eq(personRoles.role, "admin"), eq(persons.state, "active")))
    .all()
    .map(({ id }) => id);
}

function isLastAdmin(tx: Tx, personId: string): boolean {
  const admins = activeAdmins(tx);
  return admins.length === 1 && admins[0] === personId;
}

/**
 * A page of people, by name, then by id.
 * @param search words of a name, a member number or an email; accents and case do not matter; empty: everybody
 * @param page from 1; beyond the last there are no rows
 */
export async function listPeople(
  db: Db,
  { search, role, page, pageSize }: { search: string; role: Role | null; page: number; pageSize: number },
): Promise<{ readonly rows: readonly PersonRow[]; readonly total: number }> {
  const conditions = [search === "" ? undefined : matches(search), role === null ? undefined : isHeld(db, role)];
  const where = and(...conditions);
  const total = db
    .select({ total: count() })
    .from(persons)
    .leftJoin(personNames, eq(personNames.personId, persons.id))
    .leftJoin(accounts, eq(accounts.personId, persons.id))
    .where(where)
    .get();
  const columns = {
    id: persons.id,
    name: personNames.name,
    email: accounts.email,
    memberNumber: persons.memberNumber,
    level: persons.level,
    state: persons.state,
    roles: sql<
      string | null
    >`(select group_concat(role) from (select ${personRoles.role} as role from ${personRoles} where ${personRoles.personId} = ${persons.id} order by 1))`,
  };
  const rows = db
    .select(columns)
    .from(persons)
    .leftJoin(personNames, eq(personNames.personId, persons.id))
    .leftJoin(accounts, eq(accounts.personId, persons.id))
    .where(where)
    .orderBy(folded(personNames.name), persons.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return {
    rows: rows.map((row) => ({ ...row, roles: (row.roles?.split(",") ?? []) as Role[] })),
    total: total?.total ?? 0,
  };
}

function matches(search: string): SQL | undefined {
  return or(
    holdsText(personNames.name, search),
    holdsText(persons.memberNumber, search),
    holdsText(accounts.email, search),
  );
}

function isHeld(db: Db, role: Role): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(personRoles)
      .where(and(eq(personRoles.personId, persons.id), eq(personRoles.role, role))),
  );
}
