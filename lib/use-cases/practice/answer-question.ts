import "server-only";
import { type Db, transact } from "@/db/client";
import { answerPractice, practiceById } from "@/db/practice";
import { grade } from "@/lib/grading/grade";
import { type Actor, isSignedIn } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { parseResponse } from "../exams/response-input";
import { type Outcome, refuse, succeed } from "../refusal";
import { type PracticeView, practiceView } from "./practice-view";

/**
 * Commits the answer to a practice question and gives the ruling. A committed answer stays committed: asked again, with
 * whatever answer, it gives the ruling on the first. Practice touches no exam, result or certificate.
 * Refuses `signed-out`, `not-found` (also a stranger's), `bad-input` with `field`, `sitting-running` with `attemptId`.
 */
export async function answerQuestion(
  db: Db,
  actor: Actor,
  input: { readonly practiceId: string; readonly response: unknown },
  now: number,
): Promise<Outcome<PracticeView>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  return transact(db, (tx): Outcome<PracticeView> => {
    const row = practiceById(tx, input.practiceId);
    if (row === null || row.personId !== actor.personId) return refuse("not-found");
    const own = content(currentEdition(db, now));
    if (row.response !== null) return succeed(practiceView(own, row));
    const { served, sealed } = own.make(row.family, row.seed);
    const parsed = parseResponse(served, input.response);
    if (!parsed.ok || parsed.value === null)
      return refuse("bad-input", { field: parsed.ok ? "response" : parsed.field });
    const right = grade(sealed.key, parsed.value) === "right";
    answerPractice(tx, row.id, parsed.value, right, now);
    return succeed(practiceView(own, { ...row, response: parsed.value, right, answeredAt: now }));
  });
}
