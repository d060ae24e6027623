/** How a made-up person answers: better the more skilled, worse the harder the question. */
import type { DifficultyBand, Key, Response, ServedItem } from "../../lib/items/item";
import type { Content } from "../../lib/use-cases/content";
import { servedView } from "../../lib/use-cases/exams/served-view";
import type { Chance } from "./chance";

const HARDER: Readonly<Record<DifficultyBand, number>> = { easy: -0.6, middle: 0, hard: 0.6 };

interface Known {
  readonly key: Key;
  readonly difficulty: DifficultyBand;
  /** Wrong numbers that people give. */
  readonly misses: readonly number[];
}

/** Answers a question as somebody of this skill would; null: leaves it. */
export type Answerer = (item: ServedItem, skill: number) => Response | null;

/** @param content every question of it is made once, so that a served one can be told by its words */
export function answererOf(content: Content, chance: Chance): Answerer {
  const known = new Map<string, Known>();
  for (const { family, seed } of content.bank) {
    const { served, sealed } = content.make(family, seed);
    const misses = Object.keys(sealed.tags).map(Number).filter(Number.isFinite);
    known.set(fingerprint(served), { key: sealed.key, difficulty: sealed.difficulty, misses });
  }
  return (item, skill) => {
    const question = known.get(fingerprint(item));
    if (question === undefined) throw new Error(`not a question of the bank: ${item.scene.en}`);
    if (chance.happens(0.004 * Math.max(0, 4 - skill))) return null;
    const right = 1 / (1 + Math.exp(HARDER[question.difficulty] - skill));
    return chance.happens(right) ? rightResponse(question.key) : wrongResponse(item, question, chance);
  };
}

const fingerprint = (item: ServedItem): string => JSON.stringify(servedView(item));

function rightResponse(key: Key): Response {
  if (key.format === "number") return { format: key.format, value: key.value };
  if (key.format === "choose-all") return { format: key.format, options: key.options };
  return { format: key.format, option: key.options[0] ?? "" };
}

function wrongResponse(item: ServedItem, { key, misses }: Known, chance: Chance): Response {
  if (key.format === "number") {
    const value = misses.length > 0 ? chance.oneOf(misses) : key.value + 1;
    return { format: key.format, value };
  }
  const ids = item.options.map(({ id }) => id);
  if (key.format === "choose-one") {
    return { format: key.format, option: chance.oneOf(ids.filter((id) => !key.options.includes(id))) };
  }
  // One option too many or too few.
  const turned = chance.oneOf(ids);
  const options = ids.filter((id) => key.options.includes(id) !== (id === turned));
  return { format: key.format, options: options.length > 0 ? options : ids.slice(0, 1) };
}
