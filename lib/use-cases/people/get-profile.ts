import "server-only";
import type { Db } from "@/db/client";
import { findProfile, type Profile } from "@/db/people";
import { type Actor, isSignedIn } from "../actor";
import { type Outcome, refuse, succeed } from "../refusal";

export type { Profile } from "@/db/people";

/** What the actor's own page shows. */
export async function getProfile(db: Db, actor: Actor): Promise<Outcome<Profile>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const profile = await findProfile(db, actor.personId);
  return profile === null ? refuse("not-found") : succeed(profile);
}
