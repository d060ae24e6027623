import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./client";
import { findDamage } from "./migrate";
import { personNames, persons } from "./schema";
import { freshDatabase, TEST_EPOCH } from "./testing";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "third-man-prepare-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ARGUMENTS = ["--conditions=react-server", "--import", "tsx", "scripts/prepare-database.ts"];
const run = (file: string) => ({ env: { ...process.env, DATABASE_FILE: file }, encoding: "utf8" as const });

describe("preparing the database", () => {
  it("prints a new set-up token at each start, until there is an administrator; the data stays", () => {
    const file = join(folder, "new.db");
    const prepare = () => JSON.parse(execFileSync(process.execPath, ARGUMENTS, run(file))) as { setupToken: string };
    const [first, second] = [prepare(), prepare()];
    expect(first.setupToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(second.setupToken).not.toBe(first.setupToken);
    const db = openDatabase(file);
    expect(db.all(sql`select count(*) as n from setup_tokens`)).toEqual([{ n: 1 }]);
    expect(db.all(sql`select count(*) as n from windows`)).toEqual([{ n: 1 }]);
    db.$client.exec(`insert into persons values ('a', null, null, 'en', 'active', 1);
      insert into accounts values ('a', 'a@example.org', 'x', 1);
      insert into person_roles values ('a', 'admin')`);
    db.$client.close();
    expect(prepare()).toEqual({ setupToken: null });
  });

  it("says in one sentence that a file is damaged, and leaves it as it is", () => {
    const file = join(folder, "damaged.db");
    writeFileSync(file, "this is no database, however long it may be".repeat(200));
    const before = readFileSync(file);
    const { status, stdout, stderr } = spawnSync(process.execPath, ARGUMENTS, run(file));
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`The database file ${file} is damaged`)]);
    expect(readFileSync(file)).toEqual(before);
  });
});

describe("SQLite's own look", () => {
  it("finds a page written over, and nothing in a sound or a missing file", () => {
    const { db, file } = freshDatabase();
    db.$client.close();
    expect(findDamage(file)).toBeNull();
    expect(findDamage(join(folder, "missing.db"))).toBeNull();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 2, 4096 * 6);
    writeFileSync(file, bytes);
    expect(findDamage(file)).not.toBeNull();
  });
});

it("a name that was erased is in the file no more", () => {
  const { db, file } = freshDatabase();
  db.insert(persons).values({ id: "ana", locale: "es", state: "active", createdAt: TEST_EPOCH }).run();
  db.insert(personNames).values({ personId: "ana", name: "Erasable-Name" }).run();
  const written = () => {
    db.$client.pragma("wal_checkpoint(TRUNCATE)");
    return readFileSync(file).includes("Erasable-Name");
  };
  expect(written()).toBe(true);
  db.delete(personNames).run();
  expect(written()).toBe(false);
});
