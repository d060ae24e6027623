import "server-only";
import type { Db } from "@/db/client";
import { policyById, windowById } from "@/db/windows";
import type { LocalText } from "@/lib/locale";
import type { Actor } from "../actor";
import { type Outcome, type Refusal, refuse, succeed } from "../refusal";
import { runningSitting } from "./settle-attempt";

export interface RunningSitting {
  readonly attemptId: string;
  readonly examName: LocalText;
  readonly deadline: number;
  /** `closed`: no rule pages either while it runs. */
  readonly book: "closed" | "open";
}

/** The sitting that the actor has running, for the way back to it on every page; null where there is none. */
export async function getRunningSitting(
  db: Db,
  actor: Actor,
  _input: Readonly<Record<string, never>>,
  now: number,
): Promise<Outcome<RunningSitting | null>> {
  const sitting = runningSitting(db, actor.personId, now);
  if (sitting === null) return succeed(null);
  const { row, attempt } = sitting;
  const window = windowById(db, row.windowId);
  const policy = policyById(db, row.policyId);
  if (window === null || policy === null) return succeed(null);
  const { deadline } = attempt;
  return succeed({ attemptId: row.id, examName: window.examName, deadline, book: policy.policy.book });
}

/** `sitting-running` with `attemptId` while the person has one running, for whatever is closed then; otherwise null. */
export function refuseDuringSitting(db: Db, actor: Actor, now: number): Refusal | null {
  const sitting = runningSitting(db, actor.personId, now);
  return sitting === null ? null : refuse("sitting-running", { attemptId: sitting.row.id });
}
