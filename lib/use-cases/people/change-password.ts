import "server-only";
import { z } from "zod";
import type { Db } from "@/db/client";
import { findAccountOf, setPassword } from "@/db/people";
import { forgetTries, takeTry } from "@/db/throttle";
import { type Actor, isSignedIn } from "../actor";
import { parseInput } from "../input";
import { type Outcome, refuse, refuseField, succeed } from "../refusal";
import { givenPassword, newPassword } from "./fields";
import { hashPassword, passwordMatches } from "./password";
import { passwordThrottles, tooManyTries } from "./throttles";

const schema = z.object({ password: givenPassword, newPassword });

/** A new password in the place of the one given; ends the person's other sessions. */
export async function changePassword(db: Db, actor: Actor, input: unknown, now: number): Promise<Outcome<null>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const parsed = parseInput(schema, input);
  if (!parsed.ok) return parsed;
  const throttles = passwordThrottles(actor.personId);
  const freeAt = await takeTry(db, throttles, now);
  if (freeAt !== null) return tooManyTries(freeAt, now);
  const account = await findAccountOf(db, actor.personId);
  const matches = await passwordMatches(account?.passwordHash ?? null, parsed.value.password);
  if (!matches) return refuseField("password", "wrong-password");
  const passwordHash = await hashPassword(parsed.value.newPassword);
  await setPassword(db, { personId: actor.personId, passwordHash, keepSessionId: actor.sessionId }, now);
  await forgetTries(
    db,
    throttles.map(({ key }) => key),
  );
  return succeed(null);
}
