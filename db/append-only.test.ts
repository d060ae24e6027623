import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "./client";
import { DEFAULTS } from "./defaults";
import { attemptEvents, attempts, audit, persons, policies } from "./schema";
import { TEST_EPOCH, testDatabase } from "./testing";

const EVENT = { attemptId: "attempt", at: TEST_EPOCH, type: "submitted" as const, data: {} };
let db: Db;

beforeEach(() => {
  db = testDatabase();
  db.insert(persons).values({ id: "ana", locale: "es", state: "active", createdAt: TEST_EPOCH }).run();
  db.insert(audit).values({ at: TEST_EPOCH, actorId: "ana", act: "sign-up", data: {} }).run();
  db.insert(attempts).values(attempt("attempt", 1)).run();
  db.insert(attemptEvents)
    .values({ ...EVENT, seq: 1 })
    .run();
});

function attempt(id: string, number: number) {
  const policyId = db.select({ id: policies.id }).from(policies).get()?.id ?? "";
  const windowId = DEFAULTS.window.id;
  return { id, personId: "ana", windowId, policyId, number, startedAt: TEST_EPOCH, deadline: TEST_EPOCH + 1 };
}

describe("what was said stays said", () => {
  it.each(["audit", "policies", "attempt_events"])("%s refuses UPDATE and DELETE, and keeps its rows", (name) => {
    const table = sql.identifier(name);
    const rows = () => db.all(sql`select * from ${table}`);
    const before = rows();
    expect(before).toHaveLength(1);
    expect(() => db.$client.exec(`update ${name} set data = '{}'`)).toThrow(`${name} is append-only`);
    expect(() => db.$client.exec(`delete from ${name}`)).toThrow(`${name} is append-only`);
    expect(rows()).toEqual(before);
  });

  it("every table of the exam record has both triggers", () => {
    const triggers = db.all<{ name: string }>(sql`select name from sqlite_master where type = 'trigger'`);
    const names = triggers.map(({ name }) => name);
    const tables = ["results", "forms", "served_items", "sealed_forms", "sealed_items"];
    expect(names).toEqual(expect.arrayContaining(tables.flatMap((name) => [`${name}_no_update`, `${name}_no_delete`])));
  });
});

describe("an attempt", () => {
  it("cannot have two events of one number", () => {
    expect(() =>
      db
        .insert(attemptEvents)
        .values({ ...EVENT, seq: 1 })
        .run(),
    ).toThrow(/UNIQUE/);
  });

  it("is the only open one of its person and window", () => {
    expect(() => db.insert(attempts).values(attempt("second", 2)).run()).toThrow(/UNIQUE/);
    db.update(attempts).set({ endedAt: TEST_EPOCH, endedBy: "submitted" }).run();
    db.insert(attempts).values(attempt("second", 2)).run();
  });

  it("ends once, keeps its terms and is never deleted", () => {
    expect(() => db.update(attempts).set({ number: 2 }).run()).toThrow("keeps its terms");
    expect(() => db.update(attempts).set({ endedAt: TEST_EPOCH }).run()).toThrow(/attempts_end_whole/);
    db.update(attempts).set({ endedAt: TEST_EPOCH, endedBy: "expired" }).run();
    expect(() => db.update(attempts).set({ endedBy: "submitted" }).run()).toThrow("has ended");
    expect(() => db.delete(attempts).run()).toThrow("never deleted");
  });
});
