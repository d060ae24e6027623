import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { addPerson } from "@/db/people";
import { takeTry } from "@/db/throttle";
import { type Actor, isSignedIn } from "../actor";
import { parseInput } from "../input";
import { type Outcome, refuse, refuseField, succeed } from "../refusal";
import { emailAddress, laterMemberNumber, locale, newPassword, personName } from "./fields";
import { openSession, type SessionIds } from "./open-session";
import { hashPassword } from "./password";
import { signUpThrottles, tooManyTries } from "./throttles";

const schema = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  memberNumber: laterMemberNumber,
  locale,
});

/**
 * A new person with the role candidate and no other, signed in.
 * @param input name, email, password, memberNumber (may be empty), locale; anything else is dropped
 * @param address of the network, for the throttle
 */
export async function signUp(
  db: Db,
  actor: Actor,
  input: unknown,
  address: string,
  now: number,
): Promise<Outcome<SessionIds>> {
  if (isSignedIn(actor)) return refuse("already-signed-in");
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const freeAt = await takeTry(db, signUpThrottles(address), now);
  if (freeAt !== null) return tooManyTries(freeAt, now);
  const { password, email, ...person } = parsed.value;
  const id = crypto.randomUUID();
  const account = { email, passwordHash: await hashPassword(password) };
  const added = await addPerson(
    db,
    { id, ...person, level: null, roles: ["candidate"], account },
    { act: "sign-up", actorId: null },
    now,
  );
  if (added === "email-taken") return refuseField("email", added);
  if (added === "member-number-taken") return refuseField("memberNumber", added);
  const session = await openSession(db, id, now);
  return session === null ? refuse("signed-out") : succeed(session);
}
