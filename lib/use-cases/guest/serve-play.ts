import "server-only";
import type { Db } from "@/db/client";
import { forgetUnanswered, insertPlay } from "@/db/plays";
import type { ServedItem } from "@/lib/items/item";
import type { Actor } from "../actor";
import { content } from "../content";
import { currentEdition } from "../current-edition";
import { refuseDuringSitting } from "../exams/get-running-sitting";
import { servedView } from "../exams/served-view";
import { pickByGroup } from "../pick";
import { type Outcome, refuse, succeed } from "../refusal";

export interface Play {
  readonly playId: string;
  readonly item: ServedItem;
}

/** Plays that nobody answers are forgotten after a day. */
const FORGET_AFTER = 24 * 3_600_000;

/**
 * One play for the front page: a single decision, drawn by the server, with no account needed. Takes nothing from the
 * browser. Refuses `sitting-running` with `attemptId`, and `no-plays` where the bank is empty.
 */
export async function servePlay(
  db: Db,
  actor: Actor,
  _input: Readonly<Record<string, never>>,
  now: number,
): Promise<Outcome<Play>> {
  const busy = refuseDuringSitting(db, actor, now);
  if (busy !== null) return busy;
  const { bank, make } = content(currentEdition(db, now));
  const decisions = bank.filter((entry) => entry.scored && entry.format === "choose-one");
  const entry = pickByGroup(decisions, ({ family }) => family);
  if (entry === null) return refuse("no-plays");
  const { family, seed } = entry;
  const playId = crypto.randomUUID();
  forgetUnanswered(db, now - FORGET_AFTER);
  insertPlay(db, { id: playId, family, seed, createdAt: now });
  return succeed({ playId, item: servedView(make(family, seed).served) });
}
