/** Exams, their windows and the terms that hold there. */
import "server-only";
import { and, asc, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Policy } from "../lib/exams/policy";
import type { LocalText } from "../lib/locale";
import type { Db, Tx } from "./client";
import { exams, policies, windows } from "./schema";

export interface WindowRow {
  readonly id: string;
  readonly examId: string;
  readonly examName: LocalText;
  readonly rules: readonly string[];
  readonly edition: string;
  readonly opensAt: number;
  readonly closesAt: number | null;
  readonly timeZone: string;
}

export interface PolicyRow {
  readonly id: string;
  readonly policy: Policy;
}

const FIELDS = {
  id: windows.id,
  examId: windows.examId,
  examName: exams.name,
  rules: exams.rules,
  edition: exams.edition,
  opensAt: windows.opensAt,
  closesAt: windows.closesAt,
  timeZone: windows.timeZone,
};

export function windowById(db: Db | Tx, id: string): WindowRow | null {
  const query = db.select(FIELDS).from(windows).innerJoin(exams, eq(exams.id, windows.examId));
  return query.where(eq(windows.id, id)).get() ?? null;
}

/** Windows that are open now, the one that closes first first. */
export function openWindows(db: Db | Tx, now: number): readonly WindowRow[] {
  return db
    .select(FIELDS)
    .from(windows)
    .innerJoin(exams, eq(exams.id, windows.examId))
    .where(and(lte(windows.opensAt, now), or(isNull(windows.closesAt), gt(windows.closesAt, now))))
    .orderBy(asc(isNull(windows.closesAt)), asc(windows.closesAt), asc(windows.id))
    .all();
}

/** The terms for a new attempt: the newest version. */
export function currentPolicy(db: Db | Tx, windowId: string): PolicyRow | null {
  const row = db
    .select()
    .from(policies)
    .where(eq(policies.windowId, windowId))
    .orderBy(desc(policies.version))
    .limit(1)
    .get();
  return row === undefined ? null : { id: row.id, policy: row.data };
}

export function policyById(db: Db | Tx, id: string): PolicyRow | null {
  const row = db.select().from(policies).where(eq(policies.id, id)).get();
  return row === undefined ? null : { id: row.id, policy: row.data };
}
