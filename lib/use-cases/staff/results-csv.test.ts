import { describe, expect, it } from "vitest";
import type { ResultLine } from "./find-results";
import { CSV_COLUMNS, type CsvWords, csvFileName, dayIn, resultsCsv } from "./results-csv";

const WORDS: CsvWords = {
  columns: Object.fromEntries(CSV_COLUMNS.map((column) => [column, `c-${column}`])) as CsvWords["columns"],
  states: { passed: "Aprobado", "not-passed": "No aprobado", "in-progress": "En curso", "not-started": "Sin empezar" },
  nobody: "(nombre borrado)",
};
const ZONE = "America/New_York";

const line = (own: Partial<ResultLine>): ResultLine => ({
  name: "Ana",
  memberNumber: null,
  level: null,
  state: "not-started",
  attemptId: null,
  attempt: null,
  attempts: 0,
  score: null,
  mark: null,
  startedAt: null,
  finishedAt: null,
  ...own,
});

const HEADER = CSV_COLUMNS.map((column) => `c-${column}`).join(",");
const bytes = (lines: readonly ResultLine[]) => Buffer.from(resultsCsv(lines, WORDS, ZONE), "utf8");
/** The first cell of the first row, as it stands in the file. */
function nameCell(name: string): string {
  const text = bytes([line({ name })])
    .toString("utf8")
    .slice(1);
  expect(text.startsWith(`${HEADER}\r\n`)).toBe(true);
  const row = text.slice(HEADER.length + 2);
  expect(row.endsWith(",,,Sin empezar,,,,,0,,\r\n")).toBe(true);
  return row.slice(0, -",,,Sin empezar,,,,,0,,\r\n".length);
}

describe("the bytes", () => {
  it("begin with the mark of UTF-8, and lines end as RFC 4180 says", () => {
    const file = bytes([line({})]);
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString("utf8")).toBe(`${HEADER}\r\nAna,,,Sin empezar,,,,,0,,\r\n`);
  });

  it.each([
    ["José Ñandú", [0xc3, 0xa9, 0x20, 0xc3, 0x91]],
    ["Zoë", [0xc3, 0xab]],
    ["Łukasz", [0xc5, 0x81]],
    ["李", [0xe6, 0x9d, 0x8e]],
  ])("hold %s as it is", (name, some) => {
    expect(nameCell(name)).toBe(name);
    expect(bytes([line({ name })]).includes(Buffer.from(some))).toBe(true);
  });

  it("keep numbers numbers and times dates, in the zone of the window", () => {
    const finishedAt = Date.UTC(2026, 10, 29, 4, 5);
    const own = {
      memberNumber: "AR-0007",
      level: "C2" as const,
      state: "not-passed" as const,
      attempt: 2,
      attempts: 3,
    };
    const file = bytes([
      line({ ...own, score: { right: 47, of: 50 }, mark: 48, startedAt: finishedAt - 60_000, finishedAt }),
    ]);
    expect(file.toString("utf8").split("\r\n")[1]).toBe(
      "Ana,AR-0007,C2,No aprobado,47,50,48,2,3,2026-11-28 23:04,2026-11-28 23:05",
    );
  });

  it("say that a name was erased", () => {
    expect(bytes([line({ name: null })]).toString("utf8")).toContain("(nombre borrado)");
  });
});

describe("no cell runs as a formula", () => {
  it.each([
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@sum", "'@sum"],
    ["\t=1+1", '"\'\t=1+1"'],
    ["\r=1+1", '"\'\r=1+1"'],
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠sum", "'＠sum"],
    ['"=1+1"', '"""=1+1"""'],
    ['Doe, "Jr" John', '"Doe, ""Jr"" John"'],
  ])("%j", (name, cell) => {
    expect(nameCell(name)).toBe(cell);
  });

  it("in any column that holds text, the headers too", () => {
    const words = { ...WORDS, columns: { ...WORDS.columns, name: "=Name" } };
    const text = resultsCsv([line({ memberNumber: "=A1" })], words, ZONE);
    expect(text.slice(1).startsWith("'=Name,")).toBe(true);
    expect(text).toContain("Ana,'=A1,");
  });

  it("and the name comes back whole when the apostrophe is taken off", () => {
    for (const name of ['=HYPERLINK("http://x","y")', "-1", '"=1+1"', "O'Brien"]) {
      const cell = nameCell(name);
      const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(value.replace(/^'(?=[=+\-@\t\r＝＋－＠])/u, "")).toBe(name);
    }
  });
});

describe("the file's name", () => {
  it.each([
    [["Examen de reglas 2026", "Resultados", "2026-12-01"], "examen-de-reglas-2026-resultados-2026-12-01.csv"],
    [["Prüfung: «A/B»?*|", "x"], "prufung-a-b-x.csv"],
    [["../../etc"], "etc.csv"],
    [["試験"], "results.csv"],
    [["a".repeat(300)], `${"a".repeat(80)}.csv`],
  ])("%j", (parts, name) => {
    expect(csvFileName(...parts)).toBe(name);
  });

  it("carries the day as it is in the zone", () => {
    expect(dayIn(ZONE, Date.UTC(2026, 11, 1, 3))).toBe("2026-11-30");
  });
});
