import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AbstractIntlMessages } from "next-intl";
import type { Locale } from "@/lib/locale";

const kept = new Map<Locale, Promise<AbstractIntlMessages>>();

/**
 * Every text of the interface in one language: locales/<locale>/ui/<area>.json becomes the namespace `<area>`.
 * Read once a process in production; at every call in development, so that an edited text shows at once.
 */
export function loadUiMessages(locale: Locale): Promise<AbstractIntlMessages> {
  if (process.env.NODE_ENV !== "production") return readUiMessages(locale);
  const known = kept.get(locale);
  if (known) return known;
  const reading = readUiMessages(locale);
  kept.set(locale, reading);
  // A file that cannot be read now may be there at the next request.
  reading.catch(() => kept.delete(locale));
  return reading;
}

async function readUiMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const folder = join(process.cwd(), "locales", locale, "ui");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const areas = files.map(async (name): Promise<[string, AbstractIntlMessages]> => {
    const text = await readFile(join(folder, name), "utf8");
    return [name.slice(0, -".json".length), JSON.parse(text) as AbstractIntlMessages];
  });
  return Object.fromEntries(await Promise.all(areas));
}
