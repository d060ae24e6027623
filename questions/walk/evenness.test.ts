/** Walks the whole bank: the key does not stand out by place or length. */
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/locale";
import { BANK, optionTexts } from "./bank";

describe("the key does not stand out", () => {
  const chooseOne = BANK.filter(({ item }) => item.format === "choose-one" && item.scored);

  /** At most three standard deviations more often than chance would have it. */
  function chance(hits: number, chances: readonly number[]): boolean {
    const expected = chances.reduce((sum, p) => sum + p, 0);
    const variance = chances.reduce((sum, p) => sum + p * (1 - p), 0);
    return hits <= expected + 3 * Math.sqrt(variance);
  }

  it("by its place: no place holds the key more often than chance", () => {
    for (const place of ["a", "b", "c", "d"]) {
      const open = chooseOne.filter(({ item }) => item.options.some((option) => option.id === place));
      const hits = open.filter(({ item }) => item.key.format !== "number" && item.key.options[0] === place).length;
      expect({
        place,
        hits,
        fair: chance(
          hits,
          open.map(({ item }) => 1 / item.options.length),
        ),
      }).toMatchObject({ fair: true });
    }
  });

  it("by its length: it is the longest no more often than chance", () => {
    for (const locale of LOCALES) {
      const hits = chooseOne.filter((question) => {
        const { key } = question.item;
        const lengths = optionTexts(question, locale).map((text) => text.length);
        const own = question.item.options.findIndex(
          (option) => key.format !== "number" && key.options[0] === option.id,
        );
        return lengths.every((length, place) => place === own || length < (lengths[own] ?? 0));
      }).length;
      const chances = chooseOne.map(({ item }) => 1 / item.options.length);
      expect({ locale, hits, of: chances.length, fair: chance(hits, chances) }).toMatchObject({ fair: true });
    }
  });
});
