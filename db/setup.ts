/** The one-time link that makes the first administrator. */
import "server-only";
import { eq, isNull } from "drizzle-orm";
import { writeAudit } from "./audit";
import { type Db, type Tx, transact } from "./client";
import { findTaken, insertPerson, type NewPerson, type Taken } from "./people";
import { activeAdmins } from "./roles";
import { setupTokens } from "./schema";

export type TokenState = "valid" | "used" | "unknown";

/**
 * Puts a new token in the place of all unused ones, as long as there is no administrator.
 * @param hash SHA-256 of the token
 * @returns false where there is an administrator: then no token opens anything
 */
export async function replaceSetupToken(db: Db, hash: string, now: number): Promise<boolean> {
  return transact(db, (tx) => {
    tx.delete(setupTokens).where(isNull(setupTokens.usedAt)).run();
    if (activeAdmins(tx).length > 0) return false;
    tx.insert(setupTokens).values({ hash, createdAt: now }).run();
    return true;
  });
}

export async function findSetupToken(db: Db, hash: string): Promise<TokenState> {
  return transact(db, (tx) => tokenState(tx, hash));
}

function tokenState(tx: Tx, hash: string): TokenState {
  const token = tx.select().from(setupTokens).where(eq(setupTokens.hash, hash)).get();
  if (token === undefined) return "unknown";
  return token.usedAt !== null || activeAdmins(tx).length > 0 ? "used" : "valid";
}

/** Uses the token up and adds the administrator, both or neither. */
export async function addFirstAdmin(
  db: Db,
  person: NewPerson,
  hash: string,
  now: number,
): Promise<"added" | Taken | Exclude<TokenState, "valid">> {
  return transact(db, (tx) => {
    const state = tokenState(tx, hash);
    if (state !== "valid") return state;
    const taken = findTaken(tx, person);
    if (taken !== null) return taken;
    insertPerson(tx, person, now);
    tx.update(setupTokens).set({ usedAt: now }).where(eq(setupTokens.hash, hash)).run();
    writeAudit(tx, { at: now, act: "set-up", actorId: person.id, subjectPersonId: person.id });
    return "added";
  });
}
