/** What of other people's attempts a member of staff may see (../shared/product.md, conventions of the field). */
import "server-only";
import { sitterById } from "@/db/attempts";
import type { Db, Tx } from "@/db/client";
import type { SignedIn } from "../actor";
import { standingOf } from "../exams/standing";

/**
 * `full`: everything. `outline`: the actor may still sit in this window, or has a sitting running somewhere, and sees of
 * anybody else only name, state and score.
 */
export type Sight = "full" | "outline";

/**
 * Ends nothing: settle the actor's open attempts before asking. A member of staff without a member number cannot sit and
 * sees all; whoever has read an attempt so may not sit in that window any more (lib/exams/may-start.ts).
 * @param running whether the actor has a sitting running, in whatever window
 */
export function sightOf(db: Db | Tx, actor: SignedIn, windowId: string, running: boolean, now: number): Sight {
  if (running) return "outline";
  const hasNumber = (sitterById(db, actor.personId)?.memberNumber ?? null) !== null;
  const standing = standingOf(db, actor.personId, windowId, now);
  return hasNumber && standing?.mayStillSit === true ? "outline" : "full";
}
