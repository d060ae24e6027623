import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";

/** The messages of one language: by file (path from the language's folder), then by key (dotted). */
export type Messages = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads every JSON file of a language. @throws when a value is neither a text nor an object of texts */
export function readMessages(folder: string): Messages {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return new Map(
    files.sort().map((file) => {
      const keys = new Map<string, string>();
      flatten(JSON.parse(readFileSync(join(folder, file), "utf8")), "", keys);
      return [file.replaceAll("\\", "/"), keys];
    }),
  );
}

function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) flatten(child, path === "" ? key : `${path}.${key}`, into);
  } else throw new Error(`${path} is ${String(value)}, and no text`);
}

/**
 * The names that a message uses: arguments as they are, rich-text tags in angle brackets. Sorted, each once.
 * @throws when the message is no ICU message
 */
export function argumentsOf(message: string, locale: string): string[] {
  const names = new Set<string>();
  collect(new IntlMessageFormat(message, locale).getAst(), names);
  return [...names].sort();
}

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    // The kinds of @formatjs/icu-messageformat-parser: 0 is literal text, 7 the number sign of a plural, 8 a tag.
    if (element.type === 8) names.add(`<${element.value}>`);
    else if (element.type !== 0 && element.type !== 7) names.add(element.value);
    if ("options" in element) for (const option of Object.values(element.options)) collect(option.value, names);
    if ("children" in element) collect(element.children, names);
  }
}
