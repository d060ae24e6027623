import "server-only";
import type { Db } from "@/db/client";
import { endSession } from "@/db/sessions";
import { type Actor, isSignedIn } from "../actor";

/** Ends the actor's own session; a guest has none to end. */
export async function signOut(db: Db, actor: Actor): Promise<void> {
  if (isSignedIn(actor)) await endSession(db, actor);
}
