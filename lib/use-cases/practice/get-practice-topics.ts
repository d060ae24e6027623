import "server-only";
import type { Db } from "@/db/client";
import type { Actor } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { getHome, type Home } from "../progress/get-home";
import { type Outcome, refuse, succeed } from "../refusal";

export interface PracticeTopics {
  readonly topics: Home["topics"];
  /** The topics that the bank has questions of. */
  readonly practised: readonly string[];
}

/** What one can practise and how one stands in it. Refuses `signed-out`, `sitting-running` with `attemptId`. */
export async function getPracticeTopics(
  db: Db,
  actor: Actor,
  _input: Readonly<Record<string, never>>,
  now: number,
): Promise<Outcome<PracticeTopics>> {
  const home = await getHome(db, actor, {}, now);
  if (!home.ok) return home;
  const { running, topics } = home.value;
  if (running !== null) return refuse("sitting-running", { attemptId: running.attemptId });
  const { bank } = content(currentEdition(db, now));
  return succeed({ topics, practised: [...new Set(bank.map((entry) => entry.topic))] });
}
