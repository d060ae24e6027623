/** Walks the whole bank: words that say no more than is true of the scene. */
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/locale";
import { optionTexts, wrong } from "./bank";

describe("the words are true", () => {
  it("a Penalty 2 or 3 that goes on is not called in play for both sides: 37.3.k binds the hitting team", () => {
    const both = { en: "both sides", es: "para los dos", it: "per tutti" };
    for (const locale of LOCALES) {
      expect(
        wrong((question) => {
          const { situation } = question.item;
          if (situation.kind !== "execution" || (situation.penalty !== "2" && situation.penalty !== "3")) return true;
          return optionTexts(question, locale).every((text) => !text.includes(both[locale]));
        }),
      ).toEqual([]);
    }
  });

  it("nor is the hitter seen riding to a dead Penalty 2 or 3 to play it again", () => {
    const ridesOn = { en: /riding on|canters|gallops/, es: /yendo hacia|galope/, it: /va dietro|galoppo/ };
    for (const locale of LOCALES) {
      expect(
        wrong(({ item, rendered }) => {
          const { situation: s } = item;
          if (s.kind !== "execution" || (s.penalty !== "2" && s.penalty !== "3")) return true;
          const dies = s.result === "stopped-short" && s.secondPlay === "none";
          return !dies || !ridesOn[locale].test(rendered.served.scene[locale]);
        }),
      ).toEqual([]);
    }
  });

  it("a hit or a return is told by what is seen, not by what the rules allow", () => {
    const conclusion = { en: /\ballows\b/i, es: /\bque permite\b/i, it: /\bpermetta\b|\bne voglia\b/i };
    for (const locale of LOCALES) {
      expect(
        wrong(({ item, rendered }) => {
          // What an event has announced is a fact of its own, told at a set-up.
          const seen = ["execution", "positions", "return", "follow-up"].includes(item.situation.kind);
          return !seen || !conclusion[locale].test(rendered.served.scene[locale]);
        }),
      ).toEqual([]);
    }
  });

  it("a number that no outcome carries stands alone in the verdict", () => {
    expect(
      wrong(({ item, rendered }) => {
        if (item.format !== "number" || item.ruling.outcomes[0]?.do !== "play-on") return true;
        return LOCALES.every((locale) => /^\d+ \p{L}+\.$/u.test(rendered.sealed.verdict[locale]));
      }),
    ).toEqual([]);
  });

  it("a reason speaks of the hitter’s team-mate only where the scene has one", () => {
    const mate = { en: "team-mate", es: "compañero", it: "compagno" };
    for (const locale of LOCALES) {
      expect(
        wrong(({ item, rendered }) => {
          const { situation } = item;
          if (situation.kind !== "positions" || situation.players.some((one) => one.team === "hitting")) return true;
          return !rendered.sealed.why[locale].includes(mate[locale]);
        }),
      ).toEqual([]);
    }
  });
});
