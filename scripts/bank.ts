/**
 * `npm run bank`: families and counts. `-- --json`: the same as one object. `-- show FAMILY [--seed N] [--locale es]`: one
 * question as a person would read it, with what stays sealed below it.
 */

import { listBank } from "@/lib/items/bank";
import { compose } from "@/lib/items/compose";
import type { BankEntry } from "@/lib/items/item";
import { renderItem } from "@/lib/items/render";
import { LOCALES, type Locale } from "@/lib/locale";
import { EDITIONS } from "@/lib/rules/editions";
import { FAMILIES, familyById } from "@/questions/families";
import { questionTexts } from "@/questions/texts";

const edition = EDITIONS[EDITIONS.length - 1];
if (edition === undefined) throw new Error("no edition");
const [command, ...rest] = process.argv.slice(2);

function option(name: string): string | undefined {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? undefined : rest[at + 1];
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function counted(entries: readonly BankEntry[], by: (entry: BankEntry) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) counts[by(entry)] = (counts[by(entry)] ?? 0) + 1;
  return counts;
}

function summary(): void {
  if (edition === undefined) return;
  const entries = listBank(FAMILIES, edition);
  const scored = entries.filter((entry) => entry.scored);
  const result = {
    families: FAMILIES.length,
    questions: entries.length,
    scored: scored.length,
    deciding: new Set(scored.map((entry) => entry.decidingKey)).size,
    formats: counted(scored, (entry) => entry.format),
    topics: counted(scored, (entry) => entry.topic),
    difficulty: counted(scored, (entry) => entry.difficulty),
    byFamily: counted(entries, (entry) => entry.family),
  };
  if (command === "--json") {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const lines = [
    `${result.families} families, ${result.questions} questions, ${result.scored} may be scored, ${result.deciding} deciding situations`,
  ];
  for (const name of ["formats", "topics", "difficulty", "byFamily"] as const) {
    lines.push(`\n${name}`);
    for (const [key, count] of Object.entries(result[name])) lines.push(`  ${String(count).padStart(5)}  ${key}`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

function show(): void {
  if (edition === undefined) return;
  const family =
    familyById(rest[0] ?? "") ??
    fail(`usage: show FAMILY [--seed N] [--locale LOCALE]; families: ${FAMILIES.map((f) => f.id).join(", ")}`);
  const locale = (option("locale") ?? "en") as Locale;
  if (!LOCALES.includes(locale)) fail(`locale: expected one of ${LOCALES.join(", ")}`);
  const seed = Number(option("seed") ?? 0);
  const count = listBank([family], edition).length;
  if (!Number.isInteger(seed) || seed < 0 || seed >= count) fail(`seed: expected 0 to ${count - 1}`);
  const item = compose(family, seed, edition);
  const { served, sealed } = renderItem(item, questionTexts());
  const key = new Set(item.key.format === "number" ? [] : item.key.options);
  const lines = [
    `${family.id} ${seed} · ${item.format} · ${item.topic} · ${item.difficulty}${item.scored ? "" : " · practice only"}`,
    "",
    `${served.scene[locale]}`,
    `${served.prompt[locale]}`,
    ...served.options.map((one) => {
      const tag = sealed.tags[one.id];
      return `  ${key.has(one.id) ? "*" : " "} ${one.text[locale]}${tag === undefined ? "" : `   [${tag}]`}`;
    }),
    ...(item.key.format === "number" ? [`  = ${item.key.value} ${served.number?.unit[locale] ?? ""}`] : []),
    "",
    `${sealed.verdict[locale]} ${sealed.why[locale]}`,
    ...(sealed.flip === null ? [] : [sealed.flip[locale]]),
    ...Object.entries(sealed.feedback).map(([id, text]) => `  ${id}: ${text[locale]}`),
    "",
    `clauses ${item.ruling.basis.join(", ")} · ${item.ruling.exam} · ${item.ruling.certainty}`,
    JSON.stringify(item.situation),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

if (command === undefined || command === "--json") summary();
else if (command === "show") show();
else fail("usage: bank [--json] | bank show FAMILY [--seed N] [--locale LOCALE]");
