import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "@/lib/locale";
import { BANK_DIGEST, BANK_VERSION, CENSUS_DIGEST, ENGINE_VERSION } from "./versions";

const ROOT = join(import.meta.dirname, "../..");

/** SHA-256 over the names and bytes of files, in the order of their names. */
function digestOf(folder: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of [...files].sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

/** The files below a folder of the tree, by their path from its root. */
function filesBelow(path: string): readonly string[] {
  const found = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(ROOT.length + 1));
}

test("the engine's version belongs to this census", () => {
  const folder = join(ROOT, "lib/rules/census/golden");
  expect(
    digestOf(folder, readdirSync(folder)),
    `the census changed: raise ENGINE_VERSION (now ${ENGINE_VERSION}) and write its digest beside it`,
  ).toBe(CENSUS_DIGEST);
});

test("the bank's version belongs to these questions and texts", () => {
  const texts = LOCALES.flatMap((locale) => [
    ...["calls", "scene", "misconceptions"].map((name) => `locales/${locale}/${name}.json`),
    ...filesBelow(`locales/${locale}/families`),
    ...filesBelow(`locales/${locale}/case-studies`),
  ]);
  // Tests and the walk over the bank make no question.
  const questions = filesBelow("questions").filter((name) => !/\.test\.ts$|\/walk\//.test(name));
  expect(
    digestOf(ROOT, [...questions, ...texts]),
    `questions or their texts changed: raise BANK_VERSION (now ${BANK_VERSION}) once forms were drawn from it, and write the digest beside it`,
  ).toBe(BANK_DIGEST);
});
