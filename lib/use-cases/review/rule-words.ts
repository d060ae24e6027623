/** The words of clauses, topics, misconceptions and decisions in one language, looked up by id. Read once a process. */
import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@/lib/locale";

export interface ClauseWords {
  /** Our own mark: "36.5.j". */
  readonly mark: string;
  readonly rule: 36 | 37;
  readonly heading: string;
  readonly text: string;
}

export interface RuleWords {
  /** In the order given; an id of an old form that no clause has today keeps its mark, without words. */
  clauses(ids: readonly string[]): readonly ClauseWords[];
  topic(id: string): string;
  /** Topic ids in the order of the rulebook. */
  readonly topics: readonly string[];
  /** What was believed; null for an id without words. */
  belief(misconception: string): string | null;
  decision(id: string): { readonly question: string; readonly readings: string; readonly decision: string } | null;
}

interface Files {
  readonly clauses: Readonly<Record<string, string>>;
  readonly headings: {
    readonly topic: Readonly<Record<string, string>>;
    readonly cited: Readonly<Record<string, string>>;
  };
  readonly misconceptions: Readonly<Record<string, { readonly belief: string }>>;
  readonly decisions: Readonly<Record<string, { question: string; readings: string; decision: string }>>;
}

const kept = new Map<Locale, RuleWords>();

export function ruleWords(locale: Locale): RuleWords {
  const known = kept.get(locale);
  if (known !== undefined) return known;
  const read = <Name extends keyof Files>(name: Name): Files[Name] =>
    JSON.parse(readFileSync(join(process.cwd(), "locales", locale, `${name}.json`), "utf8")) as Files[Name];
  const made = wordsFrom({
    clauses: read("clauses"),
    headings: read("headings"),
    misconceptions: read("misconceptions"),
    decisions: read("decisions"),
  });
  kept.set(locale, made);
  return made;
}

/** "36.5" of "36.5.j": under which its heading stands. */
const sectionOf = (clause: string): string => clause.split(".").slice(0, 2).join(".");

function wordsFrom({ clauses, headings, misconceptions, decisions }: Files): RuleWords {
  return {
    clauses: (ids) =>
      ids.map((mark): ClauseWords => {
        const text = clauses[mark] ?? "";
        const heading = headings.cited[sectionOf(mark)] ?? "";
        return { mark, rule: mark.startsWith("37.") ? 37 : 36, heading, text: plain(text) };
      }),
    topic: (id) => headings.topic[id] ?? id,
    topics: Object.keys(headings.topic),
    belief: (misconception) => misconceptions[misconception]?.belief ?? null,
    decision: (id) => decisions[id] ?? null,
  };
}

/** The texts are ICU messages without arguments: a doubled apostrophe stands for one. */
const plain = (text: string): string => text.replaceAll("''", "'");
