/** The message catalogues of the three languages, formatted. The catalogues are handed in by the caller. */
import { IntlMessageFormat } from "intl-messageformat";
import type { Locale, LocalText } from "../locale";
import type { Message } from "./item";

/** A nested catalogue as it stands in a JSON file. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

export interface Texts {
  /** The ids that the language has. */
  ids(locale: Locale): ReadonlySet<string>;
  /** The message in one language. Throws where the id is not there or an argument is missing: a fault of the house. */
  text(message: Message, locale: Locale): string;
  /** The messages as one text, in all languages. */
  local(messages: Message | readonly Message[]): LocalText;
  /** The same as it stands in a sentence: without the capital, as a unit beside its number. */
  label(message: Message): LocalText;
}

/** `{ a: { b: "x" } }` → `a.b` = x, below a prefix. */
export function flatten(catalogue: Catalogue, prefix: string, into: Map<string, string>): void {
  for (const [name, value] of Object.entries(catalogue)) {
    const id = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof value === "string") into.set(id, value);
    else flatten(value, id, into);
  }
}

/** The tag under which a language counts and selects. */
const TAGS: Readonly<Record<Locale, string>> = { en: "en-US", es: "es-419", it: "it-IT" };

/** @param catalogues flat: id → ICU message */
export function textsOf(catalogues: Readonly<Record<Locale, ReadonlyMap<string, string>>>): Texts {
  const formats: Record<Locale, Map<string, IntlMessageFormat | string>> = {
    en: new Map(),
    es: new Map(),
    it: new Map(),
  };
  const formatOf = (id: string, locale: Locale): IntlMessageFormat | string => {
    const known = formats[locale].get(id);
    if (known !== undefined) return known;
    const source = catalogues[locale].get(id);
    if (source === undefined) throw new Error(`no message ${id} in ${locale}`);
    // A text without arguments is its own format.
    const made = /[{'<]/.test(source)
      ? new IntlMessageFormat(source, TAGS[locale], undefined, { ignoreTag: true })
      : source;
    formats[locale].set(id, made);
    return made;
  };
  const raw = (message: Message, locale: Locale): string => {
    const format = formatOf(message.id, locale);
    if (typeof format === "string") return format;
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      values[name] = typeof value === "object" ? raw(value, locale) : value;
    }
    return String(format.format(values));
  };
  const text = (message: Message, locale: Locale): string => sentences(raw(message, locale));
  const each = (write: (locale: Locale) => string): LocalText => ({
    en: write("en"),
    es: write("es"),
    it: write("it"),
  });
  return {
    label: (message) => each((locale) => raw(message, locale)),
    ids: (locale) => new Set(catalogues[locale].keys()),
    text,
    local: (messages) => {
      const list = Array.isArray(messages) ? (messages as readonly Message[]) : [messages as Message];
      return each((locale) => sentences(list.map((message) => raw(message, locale)).join(" ")));
    },
  };
}

/** A sentence may begin with a name's form ("i Rossi"): its first letter is made a capital. */
function sentences(text: string): string {
  return text.replace(
    /(^[¿¡“]*|[.?!]”? [¿¡“]*)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
