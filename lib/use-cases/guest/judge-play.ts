import "server-only";
import { type Db, transact } from "@/db/client";
import { answerPlay, playById } from "@/db/plays";
import { grade } from "@/lib/grading/grade";
import type { Actor } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { parseResponse } from "../exams/response-input";
import { type Outcome, refuse, succeed } from "../refusal";
import { type RulingView, rulingView } from "../review/ruling-view";

export interface JudgedPlay {
  readonly playId: string;
  readonly ruling: RulingView;
}

/**
 * Judges the answer to a play and commits it: asked again, with whatever answer, it gives the ruling on the first.
 * Refuses `not-found`, `bad-input` with `field`, `sitting-running` with `attemptId`.
 */
export async function judgePlay(
  db: Db,
  actor: Actor,
  input: { readonly playId: string; readonly response: unknown },
  now: number,
): Promise<Outcome<JudgedPlay>> {
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  return transact(db, (tx): Outcome<JudgedPlay> => {
    const play = playById(tx, input.playId);
    if (play === null) return refuse("not-found");
    const question = content(currentEdition(db, now)).find(play.family, play.seed);
    if (question === null) return refuse("not-found");
    const { served, sealed } = question;
    if (play.response !== null) {
      return succeed({ playId: play.id, ruling: rulingView(served, sealed, play.response) });
    }
    const parsed = parseResponse(served, input.response);
    if (!parsed.ok || parsed.value === null)
      return refuse("bad-input", { field: parsed.ok ? "response" : parsed.field });
    answerPlay(tx, play.id, parsed.value, grade(sealed.key, parsed.value) === "right", now);
    return succeed({ playId: play.id, ruling: rulingView(served, sealed, parsed.value) });
  });
}
