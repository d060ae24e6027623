/** Reads the message catalogues of the questions: calls, scene, misconceptions and the families' files of every language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "@/lib/items/texts";
import { flatten, type Texts, textsOf } from "@/lib/items/texts";
import { LOCALES, type Locale } from "@/lib/locale";

const SHARED = ["calls", "scene", "misconceptions"] as const;
/** Folders in which a file is a family or a case study, its messages below `<folder>.<file>`. */
const FOLDERS = ["families", "case-studies"] as const;

let loaded: Texts | null = null;

/** The catalogues below `<root>/locales`, read once. */
export function questionTexts(root: string = process.cwd()): Texts {
  loaded ??= textsOf(Object.fromEntries(LOCALES.map((locale) => [locale, readLocale(root, locale)])) as Catalogues);
  return loaded;
}

export type Catalogues = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

export function readLocale(root: string, locale: Locale): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  const folder = join(root, "locales", locale);
  for (const name of SHARED) flatten(readJson(join(folder, `${name}.json`)), name, messages);
  for (const sub of FOLDERS) {
    if (!existsSync(join(folder, sub))) continue;
    for (const file of readdirSync(join(folder, sub)).sort()) {
      if (!file.endsWith(".json")) continue;
      flatten(readJson(join(folder, sub, file)), `${sub}.${file.slice(0, -".json".length)}`, messages);
    }
  }
  return messages;
}

function readJson(path: string): Catalogue {
  return JSON.parse(readFileSync(path, "utf8")) as Catalogue;
}
