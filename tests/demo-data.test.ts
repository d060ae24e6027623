/** The association of the demonstration: believable, whole, and always there for the stated sign-ins. */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import { hurry } from "@/db/demo";
import { fillDefaults } from "@/db/fill-defaults";
import { migrateDatabase } from "@/db/migrate";
import { countStates, resultRows } from "@/db/staff-results";
import { testDatabase } from "@/db/testing";
import { getExamEntry } from "@/lib/use-cases/exams/get-exam-entry";
import { readSession } from "@/lib/use-cases/people/read-session";
import { signIn } from "@/lib/use-cases/people/sign-in";
import { getHome } from "@/lib/use-cases/progress/get-home";
import { getAttemptInFull } from "@/lib/use-cases/staff/get-attempt-in-full";
import { makeAssociation } from "@/scripts/demo/association";
import { makeChance } from "@/scripts/demo/chance";
import { CANDIDATES, SIGN_INS } from "@/scripts/demo/people";

const NOW = Date.UTC(2026, 11, 1, 18);
const WINDOW = "rules-2026-first";
let db: Db;

beforeAll(async () => {
  db = testDatabase();
  hurry(db);
  migrateDatabase(db);
  fillDefaults(db, NOW);
  await makeAssociation(db, NOW);
}, 180_000);

async function actorOf(role: (typeof SIGN_INS)[number]["role"]) {
  const stated = SIGN_INS.find((one) => one.role === role);
  const ids = await signIn(db, { email: stated?.email, password: stated?.password }, "203.0.113.7", NOW);
  if (!ids.ok) throw new Error(ids.code);
  return (await readSession(db, ids.value, NOW)).actor;
}

describe("its people", () => {
  it("are 60 candidates in every state, among them all who are named", () => {
    const states = countStates(db, WINDOW);
    expect(CANDIDATES).toHaveLength(60);
    expect(Object.values(states).reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(Math.min(states.passed, states["not-passed"])).toBeGreaterThanOrEqual(8);
    expect(states["in-progress"]).toBe(2);
    expect(states["not-started"]).toBe(18);
  });

  it.each(["candidate", "certifier", "staff", "admin"] as const)(
    "sign in as %s with the stated password",
    async (role) => {
      expect((await actorOf(role)).roles).toContain(role);
    },
  );

  it("have a candidate who failed, may start again today, and has practised", async () => {
    const actor = await actorOf("candidate");
    const entry = await getExamEntry(db, actor, {}, NOW);
    expect(entry).toMatchObject({
      ok: true,
      value: { may: { ok: true }, attemptsLeft: 2, attempts: [{ passed: false }] },
    });
    const home = await getHome(db, actor, {}, NOW);
    if (!home.ok) throw new Error(home.code);
    expect(home.value.topics.filter(({ answered }) => answered > 0).length).toBeGreaterThan(3);
  });
});

describe("its attempts", () => {
  const all = () =>
    resultRows(
      db,
      {
        windowId: WINDOW,
        by: "attempt",
        state: null,
        search: "",
        searchNumbers: true,
        sort: "name",
        descending: false,
      },
      { limit: null, offset: 0 },
    );

  it("are many, of varied scores, all in the weeks before, several of one person", () => {
    const rows = all();
    const scores = new Set(rows.flatMap(({ right }) => right ?? []));
    expect(rows.length).toBeGreaterThan(45);
    expect(scores.size).toBeGreaterThan(6);
    expect(rows.filter(({ startedAt }) => (startedAt ?? NOW) >= NOW)).toEqual([]);
    expect(Math.max(...rows.map(({ attempt }) => attempt ?? 0))).toBe(3);
    expect(db.get<{ lost: number }>(sql`select count(*) as lost from attempts where ended_by = 'expired'`).lost).toBe(
      1,
    );
  });

  it("are seen in full by the stated staff, who may not sit", async () => {
    const actor = await actorOf("staff");
    const row = all().find(({ state }) => state === "not-passed");
    const found = await getAttemptInFull(db, actor, { attemptId: row?.attemptId ?? "" }, NOW);
    if (!found.ok || found.value.sight !== "full") throw new Error("not in full");
    expect(found.value.questions).toHaveLength(50);
    expect(found.value.questions?.filter(({ grade }) => grade === "right")).toHaveLength(row?.right ?? -1);
  });

  it("let each sitting wait its seven days", () => {
    const gaps = db.all<{ gap: number }>(
      sql`select b.started_at - a.ended_at as gap from attempts a join attempts b
        on b.person_id = a.person_id and b.number = a.number + 1`,
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.filter(({ gap }) => gap < 7 * 24 * 3_600_000)).toEqual([]);
  });
});

it("comes from chance that repeats itself, evenly spread", () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, makeChance(seed).share);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  const mean = draw(7).reduce((sum, one) => sum + one, 0) / 1000;
  expect(mean).toBeGreaterThan(0.46);
  expect(mean).toBeLessThan(0.54);
});
