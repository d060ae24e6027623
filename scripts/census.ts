/**
 * Takes the census of the engine. Prints, for each kind, how many rulings and whether the golden file holds;
 * `--write` writes the golden files (never in CI) and prints the digest that docs/RULINGS.md has to name.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeCensus } from "@/lib/rules/census/census";
import { censusDigest, goldenFile } from "@/lib/rules/census/golden";
import { edition2026 } from "@/lib/rules/editions/2026";
import { KINDS } from "@/lib/rules/situation";

const write = process.argv.includes("--write");
if (write && process.env.CI === "true") {
  console.error("The census is not written in CI: a change needs an entry in docs/RULINGS.md.");
  process.exit(1);
}
const censuses = KINDS.map((kind) => takeCensus(kind, edition2026));
let changed = 0;
for (const census of censuses) {
  const file = join(process.cwd(), goldenFile(census.kind));
  let golden = "";
  try {
    golden = readFileSync(file, "utf8");
  } catch {
    // No golden file yet: it counts as changed.
  }
  const same = golden === census.text;
  if (!same) changed++;
  if (write && !same) writeFileSync(file, census.text);
  console.log(`${census.kind}: ${census.counted} rulings, ${same ? "as kept" : write ? "written" : "CHANGED"}`);
}
console.log(`digest ${censusDigest(censuses)}`);
process.exitCode = changed > 0 && !write ? 1 : 0;
