import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { findAccountByEmail } from "@/db/people";
import { forgetTries, takeTry } from "@/db/throttle";
import { parseInput } from "../input";
import { type Outcome, refuse, succeed } from "../refusal";
import { emailAddress, givenPassword } from "./fields";
import { openSession, type SessionIds } from "./open-session";
import { passwordMatches } from "./password";
import { signInThrottles, tooManyTries } from "./throttles";

const schema = z.object({ email: emailAddress, password: givenPassword });

/**
 * A session for whoever knows the password. An unknown email, a wrong password and a disabled person are answered alike, and
 * after the same work.
 * @param address of the network, for the throttle
 */
export async function signIn(db: Db, input: unknown, address: string, now: number): Promise<Outcome<SessionIds>> {
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const { email, password } = parsed.value;
  const throttles = signInThrottles(email, address);
  const freeAt = await takeTry(db, throttles.all, now);
  if (freeAt !== null) return tooManyTries(freeAt, now);
  const account = await findAccountByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!matches || account === null) return refuse("bad-credentials");
  const session = await openSession(db, account.personId, now);
  if (session === null) return refuse("bad-credentials");
  await forgetTries(db, [throttles.pair.key]);
  return succeed(session);
}
