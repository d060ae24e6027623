import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "@/lib/locale";
import { loadUiMessages } from "./messages";

type Texts = ReadonlyMap<string, string>;

/** "area.group.key" → text. */
function flatten(node: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof node === "string") return into.set(path, node);
  if (typeof node !== "object" || node === null) throw new Error(`${path} is neither a text nor a group`);
  for (const [key, value] of Object.entries(node)) flatten(value, path ? `${path}.${key}` : key, into);
  return into;
}

async function textsOf(locale: Locale): Promise<Texts> {
  return flatten(await loadUiMessages(locale), "", new Map());
}

/** The names that a text takes, with the kind of each ("count:plural"), tags too. */
function argumentsOf(text: string, locale: Locale): string[] {
  const names = new Set<string>();
  const walk = (nodes: readonly unknown[]) => {
    for (const node of nodes) {
      if (typeof node !== "object" || node === null) continue;
      const { type, value, options, children } = node as {
        type: number;
        value?: string;
        options?: object;
        children?: unknown[];
      };
      // 0 is a literal, 7 the "#" of a plural; everything else has a name.
      if (type !== 0 && type !== 7 && value !== undefined) names.add(`${value}:${type}`);
      for (const option of Object.values(options ?? {})) walk((option as { value: unknown[] }).value);
      walk(children ?? []);
    }
  };
  walk(new IntlMessageFormat(text, locale).getAst());
  return [...names].sort();
}

const english = await textsOf("en");

describe.each(LOCALES)("ui texts, %s", (locale) => {
  test("has every key of English and no other", async () => {
    expect([...(await textsOf(locale)).keys()].sort()).toEqual([...english.keys()].sort());
  });
  test("every text is sound, not empty, and takes what the English one takes", async () => {
    const wrong: string[] = [];
    for (const [key, text] of await textsOf(locale)) {
      const asked = argumentsOf(english.get(key) ?? "", "en").join();
      if (text.trim() === "" || argumentsOf(text, locale).join() !== asked) wrong.push(key);
    }
    expect(wrong).toEqual([]);
  });
});
