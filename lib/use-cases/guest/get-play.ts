import "server-only";
import type { Db } from "@/db/client";
import { playById } from "@/db/plays";
import type { Actor } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { servedView } from "../exams/served-view";
import { type Outcome, refuse, succeed } from "../refusal";
import { type RulingView, rulingView } from "../review/ruling-view";
import type { Play } from "./serve-play";

export interface PlayWithRuling extends Play {
  /** Null until answered. */
  readonly ruling: RulingView | null;
}

/**
 * A play again, with its ruling once answered: the page behind the answer can be loaded again and shared.
 * Refuses `not-found` (also one that a new bank no longer has), `sitting-running` with `attemptId`.
 */
export async function getPlay(
  db: Db,
  actor: Actor,
  input: { readonly playId: string },
  now: number,
): Promise<Outcome<PlayWithRuling>> {
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const play = playById(db, input.playId);
  const question = play === null ? null : content(currentEdition(db, now)).find(play.family, play.seed);
  if (play === null || question === null) return refuse("not-found");
  const { served, sealed } = question;
  const ruling = play.response === null ? null : rulingView(served, sealed, play.response);
  return succeed({ playId: play.id, item: servedView(served), ruling });
}
