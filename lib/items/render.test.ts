import { describe, expect, it } from "vitest";
import { edition2026 as edition } from "../rules/editions/2026";
import { compose } from "./compose";
import { renderItem } from "./render";
import { textsOf } from "./texts";
import { toy, toyTexts } from "./toy";

const miss = compose(toy, 0, edition);
const { served, sealed } = renderItem(miss, toyTexts);

describe("what is served", () => {
  it("has these fields and no other", () => {
    expect(Object.keys(served).sort()).toEqual(["format", "number", "options", "plan", "prompt", "scene"]);
    for (const option of served.options) expect(Object.keys(option).sort()).toEqual(["id", "text"]);
  });

  it("holds no tag, no clause, no seed and nothing of the key", () => {
    const text = JSON.stringify(served);
    for (const secret of ["again", "36.T", "seed", "misconception", "key", "toy"]) {
      // "hit the 2 again" is an option that people may read; the tag stands alone.
      expect(text.includes(`"${secret}"`)).toBe(false);
    }
  });

  it("starts every sentence with a capital, also after a question mark turned round", () => {
    expect(served.scene.en).toMatch(/^The \w+s swing and miss; \w+ \d waits\.$/);
    expect(served.prompt.en).toBe("¿What now?");
  });
});

describe("what is sealed", () => {
  it("tags the wrong options, with the words for each", () => {
    expect(Object.values(sealed.tags).sort()).toEqual(["again", "live"]);
    for (const [option, misconception] of Object.entries(sealed.tags)) {
      expect(sealed.feedback[option]?.en).toMatch(new RegExp(`^Not ${misconception}, the \\w+s$`));
    }
  });

  it("says the verdict as a sentence and the flip with its call", () => {
    expect(sealed.verdict.en).toMatch(/^Free hit for the \w+s from the 30\.$/);
    expect(sealed.flip?.en).toBe("And at a 4? Nothing.");
  });

  it("gives a number with its call and its unit", () => {
    const number = renderItem(compose(toy, 1, edition), toyTexts);
    expect(number.sealed.verdict.en).toMatch(/^Free hit for the \w+s from where it died: 12 yards\.$/);
    expect(number.served.number?.unit.en).toBe("yards");
  });
});

describe("the texts", () => {
  it("refuse a message that a language does not have, by id and language", () => {
    const empty = new Map<string, string>();
    const texts = textsOf({ en: empty, es: empty, it: empty });
    expect(() => texts.text({ id: "scene.nothing" }, "it")).toThrow("no message scene.nothing in it");
  });

  it("count in the language", () => {
    const plural = new Map([["y", "{n, plural, one {# yarda} other {# yardas}}"]]);
    const texts = textsOf({ en: plural, es: plural, it: plural });
    expect(texts.text({ id: "y", args: { n: 1 } }, "es")).toBe("1 yarda");
    expect(texts.text({ id: "y", args: { n: 14 } }, "es")).toBe("14 yardas");
  });
});
