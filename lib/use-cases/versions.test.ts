import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CENSUS_DIGEST, ENGINE_VERSION } from "./versions";

/** SHA-256 over the names and bytes of a folder's files, in the order of their names. */
function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

test("the engine's version belongs to this census", () => {
  const digest = digestOf(join(import.meta.dirname, "../rules/census/golden"));
  expect(
    digest,
    `the census changed: raise ENGINE_VERSION (now ${ENGINE_VERSION}) and write its digest beside it`,
  ).toBe(CENSUS_DIGEST);
});
