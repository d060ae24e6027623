/** What the tests of this folder share: people made by the use cases themselves. */
import type { Db } from "@/db/client";
import { addPerson } from "@/db/people";
import { TEST_EPOCH } from "@/db/testing";
import type { Role } from "@/lib/role";
import { type Actor, guest } from "../actor";
import { openSession } from "./open-session";
import { hashPassword } from "./password";
import { readSession } from "./read-session";
import { signUp } from "./sign-up";

export const NOW = TEST_EPOCH;
export const PASSWORD = "correct horse battery";
export const ADDRESS = "192.0.2.7";

export const form = (changes: Record<string, unknown> = {}) => ({
  name: "Ana Ñandú",
  email: "ana@example.org",
  password: PASSWORD,
  memberNumber: "",
  locale: "es",
  ...changes,
});

/** Signs up and returns the actor as the next request would have it. */
export async function signedUp(db: Db, changes: Record<string, unknown> = {}): Promise<Actor> {
  const outcome = await signUp(db, guest, form(changes), ADDRESS, NOW);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return (await readSession(db, outcome.value, NOW)).actor;
}

let hash: Promise<string> | undefined;
let count = 0;

/** A person with these roles, signed in. */
export async function personWith(db: Db, roles: readonly Role[], name = "Zoë Łoś"): Promise<Actor> {
  hash ??= hashPassword(PASSWORD);
  const id = crypto.randomUUID();
  const account = { email: `person-${++count}@example.org`, passwordHash: await hash };
  const person = { id, name, memberNumber: null, level: null, locale: "en" as const, roles, account };
  await addPerson(db, person, { act: "test", actorId: null }, NOW);
  return (await readSession(db, await openSession(db, id, NOW), NOW)).actor;
}

/** The same browser's next request. */
export async function again(db: Db, { personId, sessionId }: Actor, now = NOW): Promise<Actor> {
  if (personId === null || sessionId === null) return guest;
  return (await readSession(db, { personId, sessionId }, now)).actor;
}
