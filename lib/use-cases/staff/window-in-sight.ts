/** The window that staff look at, everything in it that is over by time ended, and how much of it the actor may see. */
import "server-only";
import type { Db } from "@/db/client";
import { windowIds } from "@/db/staff-results";
import { type WindowRow, windowById } from "@/db/windows";
import { type Actor, isSignedIn, refuseUnless, type SignedIn } from "../actor";
import { closeExpired } from "../exams/close-expired";
import { runningSitting } from "../exams/settle-attempt";
import { type Outcome, refuse, succeed } from "../refusal";
import { type Sight, sightOf } from "./sight";

export interface WindowInSight {
  readonly actor: SignedIn;
  readonly window: WindowRow;
  readonly sight: Sight;
}

/**
 * For staff and administrators.
 * @param windowId null: the window that opened last. Refuses `signed-out`, `forbidden`, `not-found`, `no-window`
 */
export async function windowInSight(
  db: Db,
  actor: Actor,
  windowId: string | null,
  now: number,
): Promise<Outcome<WindowInSight>> {
  const refused = refuseUnless(actor, "staff", "admin");
  if (refused !== null || !isSignedIn(actor)) return refused ?? refuse("signed-out");
  const id = windowId ?? windowIds(db)[0];
  if (id === undefined) return refuse("no-window");
  const window = windowById(db, id);
  if (window === null) return refuse("not-found");
  await closeExpired(db, now);
  const running = runningSitting(db, actor.personId, now) !== null;
  return succeed({ actor, window, sight: sightOf(db, actor, id, running, now) });
}
