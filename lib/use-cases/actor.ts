/** Who asks. Read from the database at every request (lib/auth/session.ts), never from what a browser says. */
import type { Role } from "../role";
import { type Refusal, refuse } from "./refusal";

export type { Role } from "../role";

export interface Actor {
  /** Null: nobody signed in. */
  readonly personId: string | null;
  /** As the database has them now. */
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
}

export type SignedIn = Actor & { readonly personId: string; readonly sessionId: string };

/** The actor without a person. */
export const guest: Actor = { personId: null, roles: [], sessionId: null };

export function isSignedIn(actor: Actor): actor is SignedIn {
  return actor.personId !== null && actor.sessionId !== null;
}

export const hasRole = (actor: Actor, ...roles: readonly Role[]): boolean =>
  isSignedIn(actor) && roles.some((role) => actor.roles.includes(role));

/** Null where the actor holds one of the roles; `signed-out` for a guest, `forbidden` for anybody else. */
export function refuseUnless(actor: Actor, ...roles: readonly Role[]): Refusal | null {
  if (!isSignedIn(actor)) return refuse("signed-out");
  return hasRole(actor, ...roles) ? null : refuse("forbidden");
}
