import "server-only";
import { writeAudit } from "@/db/audit";
import { type Db, transact } from "@/db/client";
import { resultRows } from "@/db/staff-results";
import type { LocalText } from "@/lib/locale";
import type { Actor } from "../actor";
import { type Outcome, succeed } from "../refusal";
import { askedOf, lineOf, type ResultLine } from "./find-results";
import { parseResultsQuery } from "./results-query";
import { windowInSight } from "./window-in-sight";

export interface ResultsExport {
  readonly examName: LocalText;
  readonly timeZone: string;
  /** All rows of the question asked, in its order, over all pages. */
  readonly lines: readonly ResultLine[];
}

/**
 * The results as filtered, for a file. Taking them is an entry of the audit log, written in the transaction that reads them.
 * @param input as `findResults` takes it; the page is left out of account. Refuses the same.
 */
export async function exportResults(
  db: Db,
  actor: Actor,
  input: unknown,
  now: number,
): Promise<Outcome<ResultsExport>> {
  const parsed = parseResultsQuery(input);
  const found = await windowInSight(db, actor, parsed.ok ? parsed.value.window : null, now);
  if (!found.ok) return found;
  if (!parsed.ok) return parsed;
  const { window, sight, actor: reader } = found.value;
  const { state, by, search } = parsed.value;
  return transact(db, (tx): Outcome<ResultsExport> => {
    const asked = askedOf(parsed.value, window.id, sight);
    const rows = resultRows(tx, asked, { limit: null, offset: 0 });
    // What was searched for may be a name, and no name stands in the log.
    const data = { by, state, searched: search !== "", sight, rows: rows.length };
    writeAudit(tx, { at: now, actorId: reader.personId, act: "results-exported", subjectId: window.id, data });
    const lines = rows.map((row) => lineOf(row, sight, reader.personId));
    return succeed({ examName: window.examName, timeZone: window.timeZone, lines });
  });
}
