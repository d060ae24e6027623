import "server-only";
import { type Db, type Tx, transact } from "@/db/client";
import { answerPractice, type PracticeRow, practiceById } from "@/db/practice";
import { grade } from "@/lib/grading/grade";
import type { RenderedItem } from "@/lib/items/render";
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
    const question = own.find(row.family, row.seed);
    if (question === null) return refuse("not-found");
    const committed = row.response === null ? commit(tx, row, question, input.response, now) : succeed(row);
    if (!committed.ok) return committed;
    const view = practiceView(own, committed.value);
    return view === null ? refuse("not-found") : succeed(view);
  });
}

/** The row as it is once the answer is stored. */
function commit(
  tx: Tx,
  row: PracticeRow,
  { served, sealed }: RenderedItem,
  input: unknown,
  now: number,
): Outcome<PracticeRow> {
  const parsed = parseResponse(served, input);
  if (!parsed.ok) return refuse("bad-input", { field: parsed.field });
  if (parsed.value === null) return refuse("bad-input", { field: "response" });
  const right = grade(sealed.key, parsed.value) === "right";
  answerPractice(tx, row.id, parsed.value, right, now);
  return succeed({ ...row, response: parsed.value, right, answeredAt: now });
}
