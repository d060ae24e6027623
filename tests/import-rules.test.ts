/**
 * Each import rule is broken on purpose, in a tree made for it, and must be named. So a parser that goes silently deaf, or
 * a pattern that has stopped matching, fails here.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkImports, type Violation } from "../scripts/lib/import-rules";
import { importsOf } from "../scripts/lib/imports-of";

const GRADE = "export const grade = 1; export type Grade = 1;\n";

/** What is imported, and allowed as it stands. */
const ROOMS: Readonly<Record<string, string>> = {
  "lib/locale.ts": "export type Locale = string;\n",
  "lib/field/plan.ts": "export type Plan = 1; export const plan = 1;\n",
  "lib/field/spot.ts": "export const spot = 1;\n",
  "lib/rules/judge.ts": 'import { plan } from "../field/plan";\nexport const judge = plan; export type Ruling = 1;\n',
  "lib/rules/census/census.ts": 'import { createHash } from "node:crypto";\nexport const census = createHash;\n',
  "lib/items/item.ts": 'import { judge } from "@/lib/rules/judge";\nexport const item = judge; export type Item = 1;\n',
  "lib/exams/form.ts": "export const form = 1;\n",
  "lib/grading/grade.ts": GRADE,
  "lib/progress/mastery.ts": "export const mastery = 1;\n",
  "questions/families/tee.ts": 'import type { Item } from "@/lib/items/item";\nexport const tee: Item = 1;\n',
  "db/schema/keys.ts": 'import { sqliteTable } from "drizzle-orm";\nexport const keys = sqliteTable;\n',
  "db/keys-open.ts": 'import { keys } from "./schema/keys";\nexport const openKeys = keys;\n',
  "db/keys-seal.ts": "export const sealKeys = 1;\n",
  "lib/use-cases/exams/assemble-form.ts":
    'import { sealKeys } from "@/db/keys-seal";\nexport const assembleForm = sealKeys;\n',
  "lib/use-cases/grading/grade-attempt.ts":
    'import { openKeys } from "@/db/keys-open";\nexport const gradeAttempt = openKeys;\n',
  "components/exam/clock.client.tsx":
    '"use client";\nimport type { Grade } from "@/lib/grading/grade";\nexport const Clock = (p: { g: Grade }) => <p>{p.g}</p>;\n',
  "components/rules/table.client.tsx":
    '"use client";\nimport { judge } from "@/lib/rules/judge";\nexport const Table = () => <p>{judge}</p>;\n',
  "app/page.tsx":
    'import { gradeAttempt } from "@/lib/use-cases/grading/grade-attempt";\nexport default () => <p>{gradeAttempt}</p>;\n',
  "lib/rules/judge.test.ts": 'import { openKeys } from "@/db/keys-open";\nimport "node:fs";\nopenKeys;\n',
};

/** rule, the file that breaks it, what it holds */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["kernels-flow-right", "lib/field/a.ts", 'import "../rules/judge";'],
  ["kernels-flow-right", "lib/rules/b.ts", 'import type { Item } from "@/lib/items/item"; export type B = Item;'],
  ["kernels-flow-right", "lib/items/c.ts", 'export { form } from "../exams/form";'],
  ["kernels-flow-right", "lib/exams/d.ts", 'export type { Grade } from "../grading/grade";'],
  ["kernels-flow-right", "lib/grading/e.ts", 'const late = (): unknown => import("@/lib/progress/mastery"); late();'],
  [
    "kernels-flow-right",
    "lib/progress/f.ts",
    'import { gradeAttempt } from "@/lib/use-cases/grading/grade-attempt"; gradeAttempt;',
  ],
  ["kernels-are-pure", "lib/rules/g.ts", 'import { readFileSync } from "node:fs"; readFileSync;'],
  ["kernels-are-pure", "lib/exams/h.ts", 'import { useState } from "react"; useState;'],
  ["kernels-are-pure", "lib/items/i.ts", 'type Keys = import("../../db/keys-open").Keys; export type I = Keys;'],
  ["kernels-are-pure", "lib/items/j.ts", 'import { tee } from "@/questions/families/tee"; tee;'],
  ["kernels-are-pure", "lib/rules/k.ts", 'import { uniformInt } from "pure-rand"; uniformInt;'],
  ["kernels-are-pure", "lib/rules/l.ts", 'import { census } from "./census/census"; census;'],
  ["kernels-are-pure", "lib/rules/census/m.ts", 'import { readFileSync } from "node:fs"; readFileSync;'],
  [
    "questions-are-authored",
    "questions/families/n.ts",
    'import { gradeAttempt } from "@/lib/use-cases/grading/grade-attempt"; gradeAttempt;',
  ],
  [
    "use-cases-compose",
    "lib/use-cases/o.ts",
    'import type { Clock } from "@/components/exam/clock.client"; export type O = Clock;',
  ],
  ["db-is-the-store", "lib/use-cases/p.ts", 'import { eq } from "drizzle-orm"; eq;'],
  ["db-is-the-store", "lib/use-cases/q.ts", 'import { keys } from "@/db/schema/keys"; keys;'],
  ["db-is-the-store", "scripts/r.ts", 'import Database from "better-sqlite3"; Database;'],
  ["db-is-the-store", "db/s.ts", 'import { gradeAttempt } from "@/lib/use-cases/grading/grade-attempt"; gradeAttempt;'],
  ["one-reader-of-keys", "lib/use-cases/exams/t.ts", 'import { openKeys } from "@/db/keys-open"; openKeys;'],
  ["one-reader-of-keys", "db/u.ts", 'export * from "./keys-open";'],
  ["one-reader-of-keys", "lib/use-cases/grading/v.ts", 'import { sealKeys } from "@/db/keys-seal"; sealKeys;'],
  ["pages-are-thin", "app/w.tsx", 'import { judge } from "@/lib/rules/judge"; export default () => <p>{judge}</p>;'],
  ["pages-are-thin", "app/api/x.ts", 'import { openKeys } from "@/db/keys-open"; openKeys;'],
  ["pages-are-thin", "app/y.tsx", 'import { spot } from "@/lib/field/spot"; spot;'],
  ["components-draw", "components/z.tsx", 'import { openKeys } from "@/db/keys-open"; openKeys;'],
  ["client-never-grades", "components/exam/aa.client.tsx", '"use client"; import { middle } from "./middle"; middle;'],
  [
    "client-never-grades",
    "components/exam/bb.client.tsx",
    '"use client"; import { judge } from "@/lib/rules/judge"; judge;',
  ],
  [
    "client-never-grades",
    "app/cc.client.tsx",
    '"use client"; import { gradeAttempt } from "@/lib/use-cases/grading/grade-attempt"; gradeAttempt;',
  ],
  ["no-circles", "lib/field/dd.ts", 'import { ee } from "./ee"; export const dd = ee;'],
  ["tests-stay-tests", "lib/field/gg.ts", 'import "../rules/judge.test";'],
  ["imports-resolve", "lib/field/ff.ts", 'import "./nowhere";'],
];

const HELPERS: Readonly<Record<string, string>> = {
  "components/exam/middle.ts": 'import { grade } from "@/lib/grading/grade"; export const middle = grade;',
  "lib/field/ee.ts": 'import { dd } from "./dd"; export const ee = dd;',
};

const PACKAGES = ["drizzle-orm", "better-sqlite3", "react", "pure-rand"];

describe("the import rules", () => {
  const clean = mkdtempSync(join(tmpdir(), "third-man-rooms-"));
  const broken = mkdtempSync(join(tmpdir(), "third-man-broken-"));
  let found: readonly Violation[] = [];

  beforeAll(async () => {
    writeTree(clean, ROOMS);
    writeTree(broken, { ...ROOMS, ...HELPERS, ...Object.fromEntries(BROKEN.map(([, file, text]) => [file, text])) });
    found = (await checkImports(broken)).violations;
  });
  afterAll(() => {
    for (const folder of [clean, broken]) rmSync(folder, { recursive: true, force: true });
  });

  test.each(BROKEN)("%s is broken by %s", (rule, file) => {
    expect(found.filter((one) => one.from === file).map((one) => one.rule)).toContain(rule);
  });

  test("a tree that keeps them has no violation, and its imports were seen", async () => {
    const { violations, imports } = await checkImports(clean);
    expect(violations).toEqual([]);
    expect(imports).toBe(13);
  });

  test("every violation says what to do instead", () => {
    expect(found.filter((one) => one.comment.length < 20)).toEqual([]);
  });
});

describe("importsOf", () => {
  test("tells types from values in every form of import", () => {
    const text = `
      import type { A } from "a";
      import { type B, type BB } from "b";
      import { type C, c } from "c";
      import "d";
      export type { E } from "e";
      export * from "f";
      type G = import("g").G;
      const h = (): unknown => import("h");
      const i = <p>it's {require("i")}</p>;`;
    const seen = importsOf(text, true).map((one) => [one.specifier, one.typeOnly]);
    expect(Object.fromEntries(seen)).toEqual({
      a: true,
      b: true,
      c: false,
      d: false,
      e: true,
      f: false,
      g: true,
      h: false,
      i: false,
    });
  });

  test("a file that does not parse is no clean file", () => {
    expect(() => importsOf("import { from ;", false)).toThrow();
  });
});

function writeTree(folder: string, files: Readonly<Record<string, string>>): void {
  const packages = PACKAGES.map((name) => [
    [`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`],
    [`node_modules/${name}/index.js`, ""],
  ]);
  const manifest = JSON.stringify({
    name: "rooms",
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, "1.0.0"])),
  });
  for (const [file, text] of [...Object.entries(files), ...packages.flat(), ["package.json", manifest]] as [
    string,
    string,
  ][]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
