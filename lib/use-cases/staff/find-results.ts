import "server-only";
import type { Db } from "@/db/client";
import { countResultRows, type ResultRow, type ResultsAsked, resultRows } from "@/db/staff-results";
import type { Actor } from "../actor";
import { type Outcome, succeed } from "../refusal";
import { parseResultsQuery, RESULTS_PER_PAGE, type ResultsQuery } from "./results-query";
import type { Sight } from "./sight";
import { windowInSight } from "./window-in-sight";

export interface ResultLine {
  /** Null once the name was erased. */
  readonly name: string | null;
  readonly memberNumber: string | null;
  readonly level: ResultRow["level"];
  readonly state: ResultRow["state"];
  /** Null: nothing to open, or not in sight. */
  readonly attemptId: string | null;
  readonly attempt: number | null;
  /** Null: not in sight. */
  readonly attempts: number | null;
  /** Right answers of the form as served; null where nothing is graded. */
  readonly score: { readonly right: number; readonly of: number } | null;
  readonly mark: number | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export interface ResultsPage {
  readonly rows: readonly ResultLine[];
  readonly total: number;
  readonly query: ResultsQuery;
  readonly pageSize: number;
  readonly sight: Sight;
}

/**
 * One page of the results of a window. A page beyond the last gives the last.
 * @param input an address: window, state, search, by, sort, page. Refuses `bad-input` with its fields, `signed-out`,
 *   `forbidden`, `not-found`, `no-window`
 */
export async function findResults(db: Db, actor: Actor, input: unknown, now: number): Promise<Outcome<ResultsPage>> {
  const parsed = parseResultsQuery(input);
  const found = await windowInSight(db, actor, parsed.ok ? parsed.value.window : null, now);
  if (!found.ok) return found;
  if (!parsed.ok) return parsed;
  const { window, sight, actor: reader } = found.value;
  const asked = askedOf(parsed.value, window.id, sight);
  const total = countResultRows(db, asked);
  const page = Math.min(parsed.value.page, Math.max(1, Math.ceil(total / RESULTS_PER_PAGE)));
  const rows = resultRows(db, asked, { limit: RESULTS_PER_PAGE, offset: (page - 1) * RESULTS_PER_PAGE });
  return succeed({
    rows: rows.map((row) => lineOf(row, sight, reader.personId)),
    total,
    query: { ...parsed.value, sort: asked.sort, descending: asked.descending, page },
    pageSize: RESULTS_PER_PAGE,
    sight,
  });
}

/** Columns that stay in an outline; sorting or searching by another would tell what is not shown. */
const IN_OUTLINE: readonly string[] = ["name", "state", "score"];

export function askedOf(query: ResultsQuery, windowId: string, sight: Sight): ResultsAsked {
  const { state, search, by, sort, descending } = query;
  const shown = sight === "full" || IN_OUTLINE.includes(sort);
  const sorting = shown ? { sort, descending } : { sort: "name" as const, descending: false };
  return { windowId, by, state, search, searchNumbers: sight === "full", ...sorting };
}

/** @param readerId whose own rows stay whole */
export function lineOf(row: ResultRow, sight: Sight, readerId: string): ResultLine {
  const { name, state, right, of, personId, ...rest } = row;
  const score = right === null || of === null ? null : { right, of };
  if (sight === "outline" && personId !== readerId) {
    const hidden = { memberNumber: null, level: null, attemptId: null, attempt: null, attempts: null };
    return { name, state, score, ...hidden, mark: null, startedAt: null, finishedAt: null };
  }
  const { memberNumber, level, attemptId, attempt, attempts, mark, startedAt, finishedAt } = rest;
  return { name, state, score, memberNumber, level, attemptId, attempt, attempts, mark, startedAt, finishedAt };
}
