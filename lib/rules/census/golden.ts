/** Where the golden files lie, and the one digest over all of them that docs/RULINGS.md names. */
import { createHash } from "node:crypto";
import type { Kind } from "../situation";
import type { Census } from "./census";

export function goldenFile(kind: Kind): string {
  return `lib/rules/census/golden/${kind}.txt`;
}

/** The first 16 hex digits of the digest over the texts of all kinds. */
export function censusDigest(censuses: readonly Census[]): string {
  const hash = createHash("sha256");
  for (const census of censuses) hash.update(census.text);
  return hash.digest("hex").slice(0, 16);
}
