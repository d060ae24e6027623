/** The three languages say the same things: same files, same keys, same arguments, and every message can be rendered. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../lib/locale";
import { argumentsOf, readMessages } from "./lib/messages";

const ALL = LOCALES.map((locale) => [locale, readMessages(join(import.meta.dirname, "../locales", locale))] as const);
const ENGLISH = readMessages(join(import.meta.dirname, "../locales/en"));
const FILES = [...new Set(ALL.flatMap(([, messages]) => [...messages.keys()]))].sort();

/**
 * Texts of questions: a team or a player is handed in in several forms (with article, with preposition), of which each
 * language takes the one that its grammar needs. That each is handed in, the bank's test shows by rendering every question.
 */
const INFLECTED = /^(calls|scene|misconceptions)\.json$|^(families|case-studies)\//;

/** The messages that fall to `judge`, told as "locale key: reason". */
function complaints(file: string, judge: (locale: string, key: string, text: string) => string | null): string[] {
  return ALL.flatMap(([locale, messages]) =>
    [...(messages.get(file) ?? [])].flatMap(([key, text]) => {
      const reason = judge(locale, key, text);
      return reason === null ? [] : [`${locale} ${key}: ${reason}`];
    }),
  );
}

function argumentsOrFault(text: string, locale: string): string {
  try {
    return argumentsOf(text, locale).join(", ");
  } catch (error) {
    return `does not parse (${error instanceof Error ? error.message : String(error)})`;
  }
}

describe("argumentsOf", () => {
  test.each([
    ["plain text", []],
    ["{name} has {count, plural, one {# answer in {place}} other {# answers}}", ["count", "name", "place"]],
    ["{team, select, red {<b>Red</b>} other {{team}}}", ["<b>", "team"]],
  ])("%s", (message, names) => {
    expect(argumentsOf(message, "en")).toEqual(names);
  });

  test("an open brace is a fault", () => {
    expect(() => argumentsOf("{name", "en")).toThrow();
  });
});

test("there are texts to look at", () => {
  expect(FILES).toContain("clauses.json");
});

describe.each(FILES)("%s", (file) => {
  test("has the same keys in every language", () => {
    const english = [...(ENGLISH.get(file)?.keys() ?? [])];
    const differences = ALL.flatMap(([locale, messages]) => {
      const here = [...(messages.get(file)?.keys() ?? [])];
      return [
        ...english.filter((key) => !here.includes(key)).map((key) => `${locale} lacks ${key}`),
        ...here.filter((key) => !english.includes(key)).map((key) => `${locale} alone has ${key}`),
      ];
    });
    expect(differences).toEqual([]);
  });

  test("holds no empty message, and none with blanks at its ends", () => {
    expect(complaints(file, (_locale, _key, text) => (text === text.trim() && text !== "" ? null : "blank"))).toEqual(
      [],
    );
  });

  test("parses, and uses the arguments of the English message", () => {
    const wrong = complaints(file, (locale, key, text) => {
      const english = ENGLISH.get(file)?.get(key);
      const here = argumentsOrFault(text, locale);
      if (here.startsWith("does not parse")) return here;
      if (english === undefined || INFLECTED.test(file) || here === argumentsOrFault(english, "en")) return null;
      return `has [${here}], English has [${argumentsOrFault(english, "en")}]`;
    });
    expect(wrong).toEqual([]);
  });
});
