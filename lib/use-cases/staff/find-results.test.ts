import { describe, expect, it } from "vitest";
import { audit } from "@/db/schema";
import { TEST_EPOCH } from "@/db/testing";
import { HOUR, handMade, WINDOW } from "@/tests/staff-world";
import { guest } from "../actor";
import { exportResults } from "./export-results";
import { findResults } from "./find-results";
import { getWindowOverview } from "./get-window-overview";

const NOW = TEST_EPOCH + 300 * HOUR;

/** Thirty candidates, of whom two have sat; a clerk who sits nothing, an umpire on the staff who may still sit. */
function house() {
  const made = handMade();
  const clerk = made.person("clerk", { name: "Clerk", number: null, roles: ["staff"] });
  const admin = made.person("boss", { name: "Boss", number: null, roles: ["admin"] });
  const riding = made.person("riding", { name: "Riding Staff", roles: ["candidate", "staff"] });
  const candidate = made.person("ana", { name: "Ána Pérez", level: "C3" });
  for (let n = 1; n <= 28; n += 1) made.person(`p${n}`, { name: `Person ${String(n).padStart(2, "0")}` });
  made.attempt("ana", 1, 10, 47);
  made.attempt("p1", 1, 20, 50);
  return { ...made, clerk, admin, riding, candidate };
}

describe("who may look", () => {
  it("is staff and administrators; nobody else learns whether a window exists", async () => {
    const { db, candidate, clerk, admin } = house();
    const certifier = { ...candidate, roles: ["certifier" as const] };
    for (const ask of [
      (actor: typeof candidate) => findResults(db, actor, {}, NOW),
      (actor: typeof candidate) => getWindowOverview(db, actor, { windowId: "unknown" }, NOW),
      (actor: typeof candidate) => exportResults(db, actor, {}, NOW),
    ]) {
      expect(await ask(guest)).toEqual({ ok: false, code: "signed-out" });
      expect(await ask(candidate)).toEqual({ ok: false, code: "forbidden" });
      expect(await ask(certifier)).toEqual({ ok: false, code: "forbidden" });
    }
    expect((await findResults(db, clerk, {}, NOW)).ok).toBe(true);
    expect((await findResults(db, admin, {}, NOW)).ok).toBe(true);
    expect(await getWindowOverview(db, clerk, { windowId: "unknown" }, NOW)).toEqual({ ok: false, code: "not-found" });
    expect(db.select().from(audit).all()).toEqual([]);
  });
});

describe("the overview", () => {
  it("counts persons of the window that opened last", async () => {
    const { db, clerk } = house();
    const found = await getWindowOverview(db, clerk, { windowId: null }, NOW);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.window).toMatchObject({ id: WINDOW, closesAt: null, timeZone: "America/New_York" });
    expect(found.value.windows).toHaveLength(1);
    expect(found.value.people).toEqual({ passed: 1, "not-passed": 1, "in-progress": 0, "not-started": 28 });
    expect(found.value.sight).toBe("full");
  });
});

describe("the results", () => {
  it("come in pages of 25, and a page beyond the last is the last", async () => {
    const { db, clerk } = house();
    const page = async (number: number) => {
      const found = await findResults(db, clerk, { page: String(number) }, NOW);
      if (!found.ok) throw new Error(found.code);
      return found.value;
    };
    expect((await page(1)).rows).toHaveLength(25);
    expect((await page(2)).rows).toHaveLength(5);
    expect(await page(99)).toEqual(await page(2));
    expect((await page(1)).total).toBe(30);
    const names = [...(await page(1)).rows, ...(await page(2)).rows].map(({ name }) => name);
    expect(new Set(names).size).toBe(30);
    expect(names[0]).toBe("Ána Pérez");
  });

  it("tells score, count and mark as integers, for one below the mark too", async () => {
    const { db, clerk } = house();
    const found = await findResults(db, clerk, { search: "ana perez" }, NOW);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.rows).toEqual([
      {
        name: "Ána Pérez",
        memberNumber: "M-ANA",
        level: "C3",
        state: "not-passed",
        score: { right: 47, of: 50 },
        mark: 48,
        attemptId: "ana-1",
        attempt: 1,
        attempts: 1,
        startedAt: TEST_EPOCH + 9 * HOUR,
        finishedAt: TEST_EPOCH + 10 * HOUR,
      },
    ]);
  });

  it.each([
    [{ sort: "password" }, "sort", "bad-choice"],
    [{ state: "anything" }, "state", "bad-choice"],
    [{ by: "team" }, "by", "bad-choice"],
    [{ page: "0" }, "page", "bad-input"],
    [{ page: "1e99" }, "page", "bad-input"],
    [{ search: "x".repeat(101) }, "search", "too-long"],
    [{ search: ["a", "b"] }, "search", "bad-input"],
  ])("refuse %o and name the field", async (input, field, code) => {
    const { db, clerk } = house();
    const found = await findResults(db, clerk, input, NOW);
    expect(found).toMatchObject({ ok: false, code: "bad-input", fields: [{ field, code }] });
  });
});

describe("who may still sit in the window", () => {
  it("sees of others name, state and score, and cannot sort or search by the rest", async () => {
    const { db, riding } = house();
    const found = await findResults(db, riding, { search: "a", sort: "-finished" }, NOW);
    if (!found.ok) throw new Error(found.code);
    const { rows, sight, query } = found.value;
    expect(sight).toBe("outline");
    expect([query.sort, query.descending]).toEqual(["name", false]);
    const ana = rows.find(({ name }) => name === "Ána Pérez");
    expect(ana).toEqual({
      name: "Ána Pérez",
      state: "not-passed",
      score: { right: 47, of: 50 },
      memberNumber: null,
      level: null,
      attemptId: null,
      attempt: null,
      attempts: null,
      mark: null,
      startedAt: null,
      finishedAt: null,
    });
    expect(rows.find(({ name }) => name === "Riding Staff")?.memberNumber).toBe("M-RIDING");
    const byNumber = await findResults(db, riding, { search: "M-ANA" }, NOW);
    expect(byNumber).toMatchObject({ ok: true, value: { total: 0 } });
  });

  it("sees all once the person has passed, or used the attempts up, or the role candidate and the number are gone", async () => {
    const { db, riding, attempt } = house();
    attempt("riding", 1, 40, 12);
    attempt("riding", 2, 50, 13);
    expect(await findResults(db, riding, {}, NOW)).toMatchObject({ ok: true, value: { sight: "outline" } });
    attempt("riding", 3, 60, 48);
    expect(await findResults(db, riding, {}, NOW)).toMatchObject({ ok: true, value: { sight: "full" } });
  });

  it("counts a number without the role as somebody who may, and neither of the two as nobody", async () => {
    const { db, person, clerk } = house();
    const numbered = person("numbered", { roles: ["staff"] });
    expect(await findResults(db, numbered, {}, NOW)).toMatchObject({ ok: true, value: { sight: "outline" } });
    expect(await findResults(db, clerk, {}, NOW)).toMatchObject({ ok: true, value: { sight: "full" } });
  });
});

describe("the export", () => {
  it("gives all rows of the question asked, in its order, and is written down without what was searched for", async () => {
    const { db, clerk } = house();
    const found = await exportResults(db, clerk, { search: "person", sort: "-name", page: "2" }, NOW);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.lines).toHaveLength(28);
    expect(found.value.lines[0]?.name).toBe("Person 28");
    expect(db.select().from(audit).all()).toMatchObject([
      {
        at: NOW,
        actorId: "clerk",
        act: "results-exported",
        subjectId: WINDOW,
        data: { by: "person", state: null, searched: true, sight: "full", rows: 28 },
      },
    ]);
    expect(JSON.stringify(db.select().from(audit).all())).not.toContain("person 28");
  });

  it("takes no more out than the page shows", async () => {
    const { db, riding } = house();
    const found = await exportResults(db, riding, {}, NOW);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.lines.filter(({ memberNumber }) => memberNumber !== null)).toHaveLength(1);
  });
});
