/** The scored part of a bank, grouped by deciding key: the unit of a draw, since equal keys never share a form. */
import type { BankEntry, DifficultyBand, Format } from "../items/item";
import { byText } from "./random";

/** Format and difficulty together: one line of a blueprint. */
export interface QuestionClass {
  readonly format: Format;
  readonly difficulty: DifficultyBand;
}

export interface KeyGroup {
  readonly decidingKey: string;
  readonly topic: string;
  /** Every question with this key, in the order of family and seed. Never empty. */
  readonly entries: readonly BankEntry[];
}

export function classNameOf(line: QuestionClass): string {
  return `${line.format}/${line.difficulty}`;
}

/**
 * Groups the entries that may stand in a scored form. The order of the bank does not matter: the result is sorted.
 * The first clause of the basis is part of the deciding key and gives the topic, so a key has one topic; an entry that
 * breaks this is an error of the bank.
 * @throws Error where a deciding key has two topics
 */
export function scoredKeys(bank: readonly BankEntry[]): readonly KeyGroup[] {
  const known = grouped.get(bank);
  if (known !== undefined) return known;
  const groups = groupByKey(bank);
  grouped.set(bank, groups);
  return groups;
}

/** A bank is listed once and never changed, so its groups are made once. */
const grouped = new WeakMap<readonly BankEntry[], readonly KeyGroup[]>();

function groupByKey(bank: readonly BankEntry[]): readonly KeyGroup[] {
  const byKey = new Map<string, BankEntry[]>();
  for (const entry of bank) {
    // Told cases and the general part have no topic, and no place in a form.
    if (!entry.scored || entry.topic === "") continue;
    const group = byKey.get(entry.decidingKey);
    if (group === undefined) byKey.set(entry.decidingKey, [entry]);
    else group.push(entry);
  }
  return [...byKey.entries()]
    .sort(([one], [two]) => byText(one, two))
    .map(([decidingKey, entries]) => {
      entries.sort((one, two) => byText(one.family, two.family) || one.seed - two.seed);
      const topic = (entries[0] as BankEntry).topic;
      if (entries.some((entry) => entry.topic !== topic)) throw new Error(`two topics for ${decidingKey}`);
      return { decidingKey, topic, entries };
    });
}

/** The classes in which a key can be asked, each once. */
export function classesOf(group: KeyGroup): readonly QuestionClass[] {
  const seen = new Map<string, QuestionClass>();
  for (const { format, difficulty } of group.entries) {
    seen.set(classNameOf({ format, difficulty }), { format, difficulty });
  }
  return [...seen.values()];
}
