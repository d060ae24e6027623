import type { AbstractIntlMessages } from "next-intl";
import { loadUiMessages } from "@/i18n/messages";
import { LOCALES, type Locale } from "@/lib/locale";

/** What the sitting says, as paths in the ui texts. */
const NEEDED = [
  ["common", "answers"],
  ["common", "dialog"],
  ["common", "form"],
  ["exam", "sitting"],
  ["field"],
  ["shell", "skip"],
  ["shell", "theme"],
  ["shell", "language"],
] as const;

/** The texts of the sitting in every language, and no others: the language is changed without asking the server. */
export async function sittingTexts(): Promise<Readonly<Record<Locale, AbstractIntlMessages>>> {
  const all = await Promise.all(
    LOCALES.map(
      async (locale): Promise<[Locale, AbstractIntlMessages]> => [locale, pick(await loadUiMessages(locale))],
    ),
  );
  return Object.fromEntries(all) as Record<Locale, AbstractIntlMessages>;
}

function pick(messages: AbstractIntlMessages): AbstractIntlMessages {
  const picked: Record<string, AbstractIntlMessages[string]> = {};
  for (const [area, part] of NEEDED) {
    const texts = messages[area];
    if (texts === undefined) continue;
    if (part === undefined || typeof texts === "string") picked[area] = texts;
    else picked[area] = { ...(picked[area] as AbstractIntlMessages | undefined), [part]: texts[part] ?? "" };
  }
  return picked;
}
