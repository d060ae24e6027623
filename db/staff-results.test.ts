import { describe, expect, it } from "vitest";
import { TEST_EPOCH } from "@/db/testing";
import { HOUR, handMade, WINDOW } from "@/tests/staff-world";
import { results } from "./schema";
import { countResultRows, countStates, type ResultSort, type ResultsAsked, resultRows } from "./staff-results";

const ASKED: ResultsAsked = {
  windowId: WINDOW,
  by: "person",
  state: null,
  search: "",
  searchNumbers: true,
  sort: "name",
  descending: false,
};
const ALL = { limit: null, offset: 0 };

/** Passed at the second try; not passed twice, the second worse; running after a fail; not started; and who is not expected. */
function association() {
  const made = handMade();
  made.person("jose", { name: "José Ñandú", level: "C2", number: "AR-0007" });
  made.person("lukasz", { name: "Łukasz Łoś", level: "C1", number: "PL-12" });
  made.person("brien", { name: "Siobhán O'Brien", level: "P3", number: "IE-3" });
  made.person("zoe", { name: "Zoë Ahlström", level: "CU", number: "SE-4" });
  made.person("guest", { name: "No Number", number: null });
  made.person("clerk", { name: "Staff Only", roles: ["staff"] });
  made.attempt("jose", 1, 10, 47);
  made.attempt("jose", 2, 200, 48);
  made.attempt("lukasz", 1, 20, 46);
  made.attempt("lukasz", 2, 210, 40);
  made.attempt("brien", 1, 30, 30);
  made.attempt("brien", 2, 220, null);
  return made;
}

const names = (rows: readonly { readonly name: string | null }[]) => rows.map(({ name }) => name);

describe("one row a person", () => {
  it("tells the attempt that decides, how many there are, and who has not started", () => {
    const { db } = association();
    const rows = resultRows(db, ASKED, ALL);
    expect(rows.map(({ name, state, attempt, attempts, right }) => [name, state, attempt, attempts, right])).toEqual([
      ["José Ñandú", "passed", 2, 2, 48],
      ["Łukasz Łoś", "not-passed", 2, 2, 40],
      ["Siobhán O'Brien", "in-progress", 2, 2, null],
      ["Zoë Ahlström", "not-started", null, 0, null],
    ]);
    expect(countStates(db, WINDOW)).toEqual({ passed: 1, "not-passed": 1, "in-progress": 1, "not-started": 1 });
  });

  it("keeps a person with an attempt who is a candidate no more, and counts nobody of another window", () => {
    const { db, person, attempt } = association();
    person("former", { roles: [], number: null });
    attempt("former", 1, 5, 12);
    expect(countStates(db, WINDOW)["not-passed"]).toBe(2);
    expect(countStates(db, "another")).toEqual({ passed: 0, "not-passed": 0, "in-progress": 0, "not-started": 4 });
  });

  it("follows the newest grading", () => {
    const { db } = association();
    const [first] = db.select().from(results).all();
    if (first === undefined) throw new Error("no result");
    db.insert(results)
      .values({ ...first, version: 2, right: 48, passed: true })
      .run();
    const jose = resultRows(db, { ...ASKED, by: "attempt", search: "jose" }, ALL);
    expect(jose.map(({ attempt, right, state }) => [attempt, right, state])).toEqual([
      [1, 48, "passed"],
      [2, 48, "passed"],
    ]);
  });
});

describe("one row an attempt", () => {
  it("holds every attempt and nobody who has none", () => {
    const { db } = association();
    const rows = resultRows(db, { ...ASKED, by: "attempt", sort: "finished" }, ALL);
    expect(rows.map(({ attemptId }) => attemptId)).toEqual([
      "jose-1",
      "lukasz-1",
      "brien-1",
      "jose-2",
      "lukasz-2",
      "brien-2",
    ]);
    expect(rows[0]).toMatchObject({ startedAt: TEST_EPOCH + 9 * HOUR, finishedAt: TEST_EPOCH + 10 * HOUR, of: 50 });
  });
});

describe("search", () => {
  it.each([
    ["jose", ["José Ñandú"]],
    ["NANDU", ["José Ñandú"]],
    ["ñandú", ["José Ñandú"]],
    ["lukasz los", ["Łukasz Łoś"]],
    ["ŁOŚ", ["Łukasz Łoś"]],
    ["o'brien", ["Siobhán O'Brien"]],
    ["ahlstrom", ["Zoë Ahlström"]],
    ["ar-0007", ["José Ñandú"]],
    ["%", []],
    ["_", []],
    ["' or 1=1 --", []],
  ])("%s", (search, found) => {
    const { db } = association();
    const asked = { ...ASKED, search };
    expect(names(resultRows(db, asked, ALL))).toEqual(found);
    expect(countResultRows(db, asked)).toBe(found.length);
  });

  it("leaves numbers alone where they are not in sight", () => {
    const { db } = association();
    expect(resultRows(db, { ...ASKED, search: "ar-0007", searchNumbers: false }, ALL)).toEqual([]);
  });
});

describe("filter and sort", () => {
  it("filters by the stored decision", () => {
    const { db } = association();
    expect(names(resultRows(db, { ...ASKED, state: "passed" }, ALL))).toEqual(["José Ñandú"]);
    expect(countResultRows(db, { ...ASKED, by: "attempt", state: "not-passed" })).toBe(4);
  });

  it("compares shares, not counts: 53 of 56 is more than 47 of 50", () => {
    const { db, person, attempt } = handMade();
    person("a");
    person("b");
    person("c");
    attempt("a", 1, 1, 47);
    attempt("b", 1, 1, 53, 56, 54);
    attempt("c", 1, 1, 10);
    const by = (descending: boolean) =>
      resultRows(db, { ...ASKED, sort: "score", descending }, ALL).map(({ personId }) => personId);
    expect(by(true)).toEqual(["b", "a", "c"]);
    expect(by(false)).toEqual(["c", "a", "b"]);
  });

  const sorts: [ResultSort, string][] = [
    ["level", "zoe lukasz jose brien"],
    ["state", "jose lukasz brien zoe"],
    ["number", "jose brien lukasz zoe"],
    ["score", "lukasz jose brien zoe"],
    ["finished", "jose lukasz brien zoe"],
    ["attempt", "jose lukasz brien zoe"],
    ["mark", "jose lukasz brien zoe"],
  ];
  it.each(sorts)("by %s; what is empty stands last both ways", (sort, ids) => {
    const { db } = association();
    const rows = (descending: boolean) => resultRows(db, { ...ASKED, sort, descending }, ALL);
    expect(
      rows(false)
        .map(({ personId }) => personId)
        .join(" "),
    ).toBe(ids);
    if (["score", "finished", "attempt", "mark"].includes(sort)) expect(rows(true).at(-1)?.personId).toBe("zoe");
  });

  it("shows each row on one page only, whatever is equal", () => {
    const { db, person } = handMade();
    for (let n = 0; n < 60; n += 1) person(`p${n}`, { name: "Same Name", level: "C1" });
    for (const sort of ["name", "level", "state", "score"] as const) {
      const pages = [0, 25, 50].map((offset) =>
        resultRows(db, { ...ASKED, sort, descending: true }, { limit: 25, offset }),
      );
      expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
      expect(new Set(pages.flat().map(({ personId }) => personId)).size).toBe(60);
    }
  });
});
