import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/locale";
import { REFUSAL_CODES } from "./refusal";

describe.each(LOCALES)("refusals in %s", (locale) => {
  it("have words for every code, and for no other", () => {
    const words: object = JSON.parse(readFileSync(`locales/${locale}/ui/refusals.json`, "utf8"));
    expect(Object.keys(words).sort()).toEqual([...REFUSAL_CODES].sort());
  });
});
