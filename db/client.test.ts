import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { parsePolicy } from "@/lib/exams/policy";
import { DEFAULT_POLICY } from "@/lib/exams/policy.testing";
import { openDatabase, transact } from "./client";
import { DEFAULTS } from "./defaults";
import { fillDefaults } from "./fill-defaults";
import { migrateDatabase } from "./migrate";
import { persons, policies, settings, windows } from "./schema";
import { freshDatabase, TEST_EPOCH, testDatabase } from "./testing";

const person = (id: string) => ({ id, locale: "en" as const, state: "active" as const, createdAt: TEST_EPOCH });

describe("every connection", () => {
  it("reads back WAL, FULL, foreign keys, the waiting time and overwriting", () => {
    const { db, file } = freshDatabase();
    for (const { $client } of [db, openDatabase(file)]) {
      const read = (name: string) => $client.pragma(name, { simple: true });
      expect(read("journal_mode")).toBe("wal");
      expect(read("synchronous")).toBe(2);
      expect(read("foreign_keys")).toBe(1);
      expect(read("busy_timeout")).toBe(5000);
      expect(read("secure_delete")).toBe(1);
    }
  });
});

describe("a transaction", () => {
  it("leaves nothing when it throws in the middle", () => {
    const db = testDatabase();
    const work = () =>
      transact(db, (tx) => {
        tx.insert(persons).values(person("a")).run();
        throw new Error("power cut");
      });
    expect(work).toThrow("power cut");
    expect(db.select().from(persons).all()).toEqual([]);
  });

  it("leaves nothing when its callback is asynchronous, which the type refuses too", () => {
    const db = testDatabase();
    const work = async (tx: Parameters<Parameters<typeof transact>[1]>[0]) => {
      tx.insert(persons).values(person("a")).run();
    };
    // @ts-expect-error a promise is no result of a transaction
    expect(() => transact(db, work)).toThrow(TypeError);
    expect(db.select().from(persons).all()).toEqual([]);
  });

  it("returns what its callback returns, and keeps what it wrote", () => {
    const { db, file } = freshDatabase();
    const id: string = transact(db, (tx) => {
      tx.insert(persons).values(person("a")).run();
      return "a";
    });
    expect(openDatabase(file).select().from(persons).where(eq(persons.id, id)).all()).toHaveLength(1);
  });

  it("holds the write lock from its start", () => {
    const { db, file } = freshDatabase();
    const other = openDatabase(file);
    other.$client.pragma("busy_timeout = 20");
    transact(db, () => {
      expect(() => other.insert(persons).values(person("b")).run()).toThrow(/locked/);
    });
    other.insert(persons).values(person("b")).run();
    expect(db.select().from(persons).all()).toHaveLength(1);
  });
});

describe("a fresh database", () => {
  it("holds the defaults once, however often they are put in", () => {
    const db = testDatabase();
    migrateDatabase(db);
    expect(fillDefaults(db, TEST_EPOCH + 1)).toBe(false);
    expect(db.select().from(settings).all()).toEqual([{ id: 1, ...DEFAULTS.association }]);
    expect(db.select().from(windows).all()).toMatchObject([{ opensAt: TEST_EPOCH, closesAt: null }]);
    expect(db.select().from(policies).all()).toMatchObject([{ version: 1, data: DEFAULTS.policy }]);
  });

  it("holds what the issue asks of the first policy", () => {
    expect(DEFAULTS.policy).toEqual({
      version: 1,
      eligible: "member-number",
      questions: 50,
      passMark: { count: 48, ratio: { right: 95, of: 100 } },
      minutes: 90,
      graceSeconds: 0,
      order: "free",
      book: "closed",
      attempts: 3,
      waitHours: 168,
      afterPass: "none",
      review: "at-once",
    });
  });

  it("starts with a policy that is one, and the same as the kernels' tests use", () => {
    expect(parsePolicy(DEFAULTS.policy)).toEqual({ ok: true, value: DEFAULT_POLICY });
  });

  it("takes one row of settings only", () => {
    const db = testDatabase();
    expect(() =>
      db
        .insert(settings)
        .values({ id: 2, ...DEFAULTS.association })
        .run(),
    ).toThrow(/settings_one_row/);
  });
});
