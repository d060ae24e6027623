import "server-only";
import type { Db } from "@/db/client";
import { answeredPractice, insertPractice, waitingPractice } from "@/db/practice";
import type { BankEntry } from "@/lib/items/item";
import { type Actor, isSignedIn } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { pickByGroup } from "../pick";
import { type Outcome, refuse, succeed } from "../refusal";
import { type PracticeView, practiceView } from "./practice-view";

/**
 * The next practice question of a topic, drawn by the server; of any topic without one. A question that was served and not
 * answered comes again. Those not answered before come first. What an exam leaves out is practised too, as what it is.
 * Refuses `signed-out`, `sitting-running` with `attemptId`, `not-found` for a topic without questions.
 */
export async function serveQuestion(
  db: Db,
  actor: Actor,
  input: { readonly topic: string | null },
  now: number,
): Promise<Outcome<PracticeView>> {
  if (!isSignedIn(actor)) return refuse("signed-out");
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const { personId } = actor;
  const own = content(currentEdition(db, now));
  const waiting = waitingPractice(db, personId, input.topic);
  const again = waiting === null ? null : practiceView(own, waiting);
  if (again !== null) return succeed(again);
  const entries = own.bank.filter((entry) => input.topic === null || entry.topic === input.topic);
  const topic = input.topic ?? pickByGroup(entries, (entry) => entry.topic)?.topic;
  if (topic === undefined) return refuse("not-found");
  const entry = nextEntry(
    db,
    personId,
    entries.filter((each) => each.topic === topic),
  );
  if (entry === null) return refuse("not-found");
  const { family, seed, clauses } = entry;
  const row = { id: crypto.randomUUID(), personId, family, seed, topic, clauses, servedAt: now };
  insertPractice(db, row);
  const view = practiceView(own, { ...row, response: null, right: null, answeredAt: null });
  return view === null ? refuse("not-found") : succeed(view);
}

function nextEntry(db: Db, personId: string, entries: readonly BankEntry[]): BankEntry | null {
  const seen = new Set(answeredPractice(db, personId).map((row) => `${row.family}:${row.seed}`));
  const fresh = entries.filter((entry) => !seen.has(`${entry.family}:${entry.seed}`));
  return pickByGroup(fresh.length > 0 ? fresh : entries, ({ family }) => family);
}
