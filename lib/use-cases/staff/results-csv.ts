/** The results as a file for a spreadsheet: RFC 4180, UTF-8 with its mark, and no cell that runs as a formula. */
import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ResultState } from "@/db/staff-results";
import type { ResultLine } from "./find-results";

export const CSV_COLUMNS = [
  "name",
  "memberNumber",
  "level",
  "state",
  "score",
  "of",
  "mark",
  "attempt",
  "attempts",
  "started",
  "finished",
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The words of the file, in the reader's language. */
export interface CsvWords {
  readonly columns: Readonly<Record<CsvColumn, string>>;
  readonly states: Readonly<Record<ResultState, string>>;
  /** Stands for a name that was erased. */
  readonly nobody: string;
}

/**
 * The bytes of the file. Texts that a spreadsheet would run (= + - @, tab, CR and the full-width signs in front) carry an
 * apostrophe before them; numbers are written as numbers, times as YYYY-MM-DD HH:MM in `timeZone`.
 */
export function resultsCsv(lines: readonly ResultLine[], words: CsvWords, timeZone: string): string {
  const time = clock(timeZone);
  const rows = lines.map((line) => [
    line.name ?? words.nobody,
    line.memberNumber,
    line.level,
    words.states[line.state],
    line.score?.right ?? null,
    line.score?.of ?? null,
    line.mark,
    line.attempt,
    line.attempts,
    time(line.startedAt),
    time(line.finishedAt),
  ]);
  const header = CSV_COLUMNS.map((column) => words.columns[column]);
  return stringify([header, ...rows], {
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    // A line break of the old kind alone would be taken for the end of a row by some readers.
    quoted_match: /[\r\n\t]/,
  });
}

/** Sortable as text, and a date to every spreadsheet whatever its language. */
function clock(timeZone: string): (at: number | null) => string | null {
  // The Swedish way of writing a time is the ISO one.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at) => (at === null ? null : format.format(at));
}

/** A file name that every system takes: small ASCII letters, figures and hyphens. @param parts e.g. exam, "results", day */
export function csvFileName(...parts: readonly string[]): string {
  const plain = parts
    .join(" ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${plain || "results"}.csv`;
}

/** The day of a moment in a zone: "2026-12-01". */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
