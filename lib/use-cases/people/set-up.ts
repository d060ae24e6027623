/** The first administrator, by a link that `npm start` prints as long as there is none. */
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Db } from "@/db/client";
import { addFirstAdmin, findSetupToken, replaceSetupToken, type TokenState } from "@/db/setup";
import { takeTry } from "@/db/throttle";
import { parseInput } from "../input";
import { type Outcome, refuse, refuseField, succeed } from "../refusal";
import { emailAddress, laterMemberNumber, locale, newPassword, personName } from "./fields";
import { openSession, type SessionIds } from "./open-session";
import { hashPassword } from "./password";
import { setUpThrottles, tooManyTries } from "./throttles";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A new token, which makes the older ones worthless; null where there is an administrator. Kept as a hash only. */
export async function makeSetupToken(db: Db, now: number): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  return (await replaceSetupToken(db, hashOf(token), now)) ? token : null;
}

/** Whether the token opens the door; looking does not use it up. */
export async function checkSetupToken(db: Db, token: string): Promise<TokenState> {
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? findSetupToken(db, hashOf(token)) : "unknown";
}

const schema = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  memberNumber: laterMemberNumber,
  locale,
});

/**
 * Uses the token up and makes the first administrator, who is staff too; signed in. Not a candidate: whoever may still sit sees little of the attempts of others.
 * @param input as for sign-up
 */
export async function setUp(
  db: Db,
  token: string,
  input: unknown,
  address: string,
  now: number,
): Promise<Outcome<SessionIds>> {
  const state = await checkSetupToken(db, token);
  if (state !== "valid") return refuse(`setup-token-${state}`);
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const freeAt = await takeTry(db, setUpThrottles(address), now);
  if (freeAt !== null) return tooManyTries(freeAt, now);
  const { password, email, ...given } = parsed.value;
  const id = crypto.randomUUID();
  const account = { email, passwordHash: await hashPassword(password) };
  const roles = ["admin", "staff"] as const;
  const added = await addFirstAdmin(db, { id, ...given, level: null, roles, account }, hashOf(token), now);
  if (added === "email-taken") return refuseField("email", added);
  if (added === "member-number-taken") return refuseField("memberNumber", added);
  if (added !== "added") return refuse(`setup-token-${added}`);
  const session = await openSession(db, id, now);
  return session === null ? refuse("signed-out") : succeed(session);
}
