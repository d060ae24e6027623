/** A bank made up for tests: topics and families of uneven size, keys shared between families and formats. Not a product file. */
import { type BankEntry, DIFFICULTY_BANDS, FORMATS } from "../items/item";

export interface ToyTopic {
  readonly topic: string;
  readonly keys: number;
  readonly clauses: number;
}

export const TOY_TOPICS: readonly ToyTopic[] = [
  { topic: "36.1", keys: 18, clauses: 6 },
  { topic: "36.2", keys: 9, clauses: 2 },
  { topic: "36.4", keys: 60, clauses: 14 },
  { topic: "36.6", keys: 2, clauses: 1 },
  { topic: "36.T", keys: 120, clauses: 30 },
  { topic: "37.3", keys: 40, clauses: 9 },
  { topic: "37.5a", keys: 12, clauses: 3 },
  { topic: "37.8", keys: 3, clauses: 2 },
];

/** Entries for each topic; every third key is asked by a second family, every fourth in a second format. */
export function toyBank(topics: readonly ToyTopic[] = TOY_TOPICS): BankEntry[] {
  const bank: BankEntry[] = [];
  let seed = 0;
  for (const { topic, keys, clauses } of topics) {
    for (let index = 0; index < keys; index += 1) {
      const format = FORMATS[index % 5 === 3 ? 1 : index % 7 === 6 ? 2 : 0] ?? "choose-one";
      const entry: BankEntry = {
        family: `${topic}-${index % 4 === 0 ? "rare" : "often"}`,
        seed: ++seed,
        format,
        topic,
        clauses: [`${topic}.${index % clauses}`],
        difficulty: DIFFICULTY_BANDS[index % 3] ?? "middle",
        decidingKey: `${topic}#${index}`,
        scored: true,
      };
      bank.push(entry, { ...entry, seed: ++seed });
      if (index % 3 === 0) bank.push({ ...entry, family: `${topic}-other`, seed: ++seed });
      if (index % 4 === 1) bank.push({ ...entry, format: "choose-all", seed: ++seed });
      if (index % 10 === 9) bank.push({ ...entry, seed: ++seed, decidingKey: `left-out#${seed}`, scored: false });
    }
  }
  return bank;
}
