/** House rules about code that no linter rule covers, held against the whole tree; each is also shown to bite. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listCode } from "../scripts/lib/list-code";
import { asyncTransactions, impurities, saysUseClient, wordsInJsx } from "./lib/code-faults";

const ROOT = join(import.meta.dirname, "..");
const PURE = ["field", "rules", "items", "exams", "grading", "progress", "statistics"].map((name) => `lib/${name}`);

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** What a finder finds in files, with the file's name before it. */
function faults(files: readonly string[], find: (text: string) => string[]): string[] {
  return files.flatMap((file) => find(read(file)).map((one) => `${file}: ${one}`));
}

describe("pure folders have no clock, no chance and no surroundings", () => {
  test.each([
    ["const now = Date.now();", ["Date.now"]],
    ["const now = new Date();", ["new Date()"]],
    ["const day = new Date(now).getUTCDay();", []],
    ["const x = Math.random() + performance.now();", ["Math.random", "performance.now"]],
    ["const read = Date.now;", ["Date.now"]],
    ["const text = Date();", ["Date()"]],
    ["const id = crypto.randomUUID() + process.env.HOME;", ["crypto.randomUUID", "process.env"]],
  ])("%s", (text, found) => {
    expect(impurities(text).sort()).toEqual([...found].sort());
  });

  test("none of them does", () => {
    const files = listCode(ROOT, PURE).filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(20);
    expect(faults(files, impurities)).toEqual([]);
  });
});

describe("a transaction is synchronous from end to end", () => {
  test.each([
    ["db.transaction(async (tx) => { await tx.insert(); });", 1],
    ["this.db.transaction(async function (tx) { await tx.insert(); });", 1],
    ["db.transaction((tx) => { tx.insert().run(); });", 0],
    ["queue.add(async () => {});", 0],
  ])("%s", (text, count) => {
    expect(asyncTransactions(text)).toHaveLength(count);
  });

  test("all of them are", () => {
    const files = listCode(ROOT).filter((file) => !isTest(file));
    const typescript = files.filter((file) => file.endsWith(".ts"));
    expect(faults(typescript, asyncTransactions)).toEqual([]);
  });
});

describe("what runs in a browser can be told by its name", () => {
  test("the directive is found where it counts, and nowhere else", () => {
    expect(saysUseClient('"use client";\nexport const a = 1;', false)).toBe(true);
    expect(saysUseClient('// why\n"use client";', false)).toBe(true);
    expect(saysUseClient('export const a = "use client";', false)).toBe(false);
    expect(saysUseClient('"use server";', false)).toBe(false);
  });

  test("'use client' stands in files named .client.tsx or .client.ts, and in all of those", () => {
    const files = listCode(ROOT);
    const saying = files.filter((file) => saysUseClient(read(file), file.endsWith(".tsx")));
    // Next wants the directive, and these names, for what stands in for a page that failed.
    const named = files.filter((file) => /\.client\.tsx?$|^app\/(.*\/)?(global-)?error\.tsx$/.test(file));
    expect(saying).toEqual(named);
  });
});

describe("no words in pages and components", () => {
  test.each([
    ["<p>Welcome</p>", ["Welcome"]],
    ["<p>{'Welcome'} · 3</p>", ["Welcome"]],
    ["<p>{ok ? `Right, ` + n : <b>{t('wrong')}</b>}</p>", ["Right,"]],
    ["<img alt='A field' className='field' />", ["A field"]],
    ["<button aria-label={open ? 'Close' : t('open')} type='button'>×</button>", ["Close"]],
    ["<p className='calm'>{t('welcome')}: {n} %</p>", []],
    ["<Choice value='red' kind={'plain'} render={() => <i>{t.rich('x')}</i>} />", []],
  ])("%s", (jsx, found) => {
    expect(wordsInJsx(`const x = ${jsx};`)).toEqual(found);
  });

  test("all texts of app/ and components/ come from locales/", () => {
    const files = listCode(ROOT, ["app", "components"]).filter((file) => file.endsWith(".tsx"));
    expect(faults(files, wordsInJsx)).toEqual([]);
  });
});
