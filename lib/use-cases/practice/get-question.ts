import "server-only";
import type { Db } from "@/db/client";
import { practiceById } from "@/db/practice";
import { type Actor, isSignedIn } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { type Outcome, refuse, succeed } from "../refusal";
import { type PracticeView, practiceView } from "./practice-view";

/**
 * A practice question of the person again, with its ruling once answered: whoever left before reading it comes back to it.
 * Refuses `signed-out`, `not-found` (also a stranger's, and one that a new bank no longer has), `sitting-running` with `attemptId`.
 */
export async function getQuestion(
  db: Db,
  actor: Actor,
  input: { readonly practiceId: string },
  now: number,
): Promise<Outcome<PracticeView>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const row = practiceById(db, input.practiceId);
  if (row === null || row.personId !== actor.personId) return refuse("not-found");
  const view = practiceView(content(currentEdition(db, now)), row);
  return view === null ? refuse("not-found") : succeed(view);
}
