/**
 * The census is as kept, and docs/RULINGS.md names it. Blind to truth, wording and (in its outline) coordinates:
 * see census.ts. After a wanted change: `npm run census -- --write`, read the diff, enter it in docs/RULINGS.md.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { edition2026 } from "../editions/2026";
import { KINDS } from "../situation";
import { type Census, takeCensus } from "./census";
import { censusDigest, goldenFile } from "./golden";

const root = process.cwd();

describe("census", () => {
  const censuses: Census[] = [];
  for (const kind of KINDS) {
    it(`${kind} answers as kept`, () => {
      const census = takeCensus(kind, edition2026);
      censuses.push(census);
      const kept = readFileSync(join(root, goldenFile(kind)), "utf8");
      expect(census.text.split("\n")).toEqual(kept.split("\n"));
    });
  }

  it("docs/RULINGS.md has an entry for the digest of today", () => {
    const rulings = readFileSync(join(root, "docs/RULINGS.md"), "utf8");
    expect(rulings).toContain(`\`${censusDigest(censuses)}\``);
  });
});
