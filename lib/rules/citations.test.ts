/** Clauses and code, both ways: every clause is cited by the code that carries it out, every cited clause and decision exists. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import en from "../../locales/en/clauses.json";
import decisions from "../../locales/en/decisions.json";
import { takeCensus } from "./census/census";
import { CLAUSE_IDS, CLAUSES, TOPICS, topicOf } from "./clauses";
import { edition2026 } from "./editions/2026";
import { NUMBER_NAMES } from "./editions/edition";
import { KINDS } from "./situation";

const ROOT = join(process.cwd(), "lib/rules");
const NOT_CODE = /\.test\.ts$|^cases\/|^census\/|^clauses\.ts$|^arbitrary\.ts$/;

const sources = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !NOT_CODE.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
const withoutComments = sources.map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")).join("\n");
const cited = new Set([...withoutComments.matchAll(/"(3[67]\.[A-Za-z0-9.]+)"/g)].map((match) => match[1] as string));

describe("citations", () => {
  it("every clause that a ruling can rest on is cited by code", () => {
    const missing = CLAUSES.filter((c) => !c.section && c.noRuling === null && !cited.has(c.id)).map((c) => c.id);
    expect(missing).toEqual([]);
  });

  it("every clause id in code exists", () => {
    expect([...cited].filter((id) => !CLAUSE_IDS.has(id))).toEqual([]);
  });

  it("no clause is both excused and relied on, the table's own empty cells apart", () => {
    const excused = CLAUSES.filter((c) => c.noRuling !== null && !c.id.startsWith("36.T.")).map((c) => c.id);
    expect(excused.filter((id) => cited.has(id))).toEqual([]);
    expect(CLAUSES.filter((c) => c.noRuling === "")).toEqual([]);
  });

  it("every clause that a ruling can rest on stands in the basis of some ruling of the census", () => {
    const stood = new Set(KINDS.flatMap((kind) => [...takeCensus(kind, edition2026).cited]));
    const missing = CLAUSES.filter((c) => !c.section && c.noRuling === null && !stood.has(c.id)).map((c) => c.id);
    expect(missing).toEqual([]);
  });

  it("every decision named in code exists, and every clause and decision has its words", () => {
    const named = new Set([...withoutComments.matchAll(/"(D3[67]-\d\d)"/g)].map((match) => match[1] as string));
    expect([...named].filter((id) => !(id in decisions))).toEqual([]);
    expect(CLAUSES.map((c) => c.id).filter((id) => !(id in en))).toEqual([]);
  });

  it("each topic is a group of clauses of Rule 36 or 37, in the rulebook's order", () => {
    expect(TOPICS).toEqual([
      ...["36.1", "36.2", "36.3", "36.4", "36.5", "36.6", "36.T"],
      ...["37.1", "37.2", "37.3", "37.4", "37.5a", "37.5b", "37.6", "37.7", "37.8", "37.9", "37.10"],
    ]);
    expect(topicOf("36.T.miss.2")).toBe("36.T");
    expect(topicOf("37.5a.b")).toBe("37.5a");
    expect(topicOf("37.PIC.2")).toBeNull();
  });
});

describe("numbers are data of the edition", () => {
  it("each has a clause that exists, a decision, or is the contract's own", () => {
    const homeless = NUMBER_NAMES.filter((name) => {
      const from = edition2026.numbers[name].from;
      return !(CLAUSE_IDS.has(from) || from in decisions || from === "contract");
    });
    expect(homeless).toEqual([]);
  });

  it("the code holds none: no numeral but 0, 1 and 2 outside the editions", () => {
    // What is no rule: rounding of sums, plain places and regions of the deciding key.
    const free = new Set(["removal.ts", "deciding-key.ts"]);
    const found = sources
      .filter(({ file }) => !file.startsWith("editions/") && !free.has(file))
      .flatMap(({ file, text }) => {
        const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"|`[^`]*`/g, "");
        return [...code.matchAll(/(?<![\w.$])\d+(\.\d+)?\b/g)]
          .map((match) => match[0])
          .filter((numeral) => !["0", "1", "2"].includes(numeral))
          .map((numeral) => `${file}: ${numeral}`);
      });
    expect(found).toEqual([]);
  });
});
