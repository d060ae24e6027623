/** An item in the words of all languages, in two parts: what is served, and what stays sealed until review. */
import type { LocalText } from "../locale";
import type { Item, Message, SealedItem, ServedItem } from "./item";
import type { Texts } from "./texts";

export interface RenderedItem {
  readonly served: ServedItem;
  readonly sealed: SealedItem;
}

export function renderItem(item: Item, texts: Texts): RenderedItem {
  return { served: served(item, texts), sealed: sealed(item, texts) };
}

/** An allow-list: whatever is not named here does not reach a candidate. */
function served(item: Item, texts: Texts): ServedItem {
  const { number } = item;
  return {
    format: item.format,
    scene: texts.local(item.scene),
    prompt: texts.local(item.prompt),
    options: item.options.map((option) => ({ id: option.id, text: texts.local(option.text) })),
    number: number === null ? null : { unit: texts.label(number.unit), min: number.min, max: number.max },
    plan: item.plan,
  };
}

function sealed(item: Item, texts: Texts): SealedItem {
  const tags = tagsOf(item);
  const feedback = Object.entries(tags).flatMap(([wrong, misconception]): [string, LocalText][] => {
    const message: Message | undefined = item.feedback[misconception];
    return message === undefined ? [] : [[wrong, texts.local(message)]];
  });
  return {
    family: item.family,
    kind: item.kind,
    seed: item.seed,
    edition: item.edition,
    situation: item.situation,
    ruling: item.ruling,
    key: item.key,
    tags,
    verdict: texts.local(item.verdict),
    why: texts.local(item.why),
    flip: item.flip === null ? null : texts.local(item.flip),
    feedback: Object.fromEntries(feedback),
    planMarks: item.planMarks,
    decidingKey: item.decidingKey,
    topic: item.topic,
    difficulty: item.difficulty,
  };
}

/** Wrong option, or wrong number as text → misconception. */
function tagsOf(item: Item): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...item.options.flatMap(({ id, misconception }) => (misconception === null ? [] : [[id, misconception] as const])),
    ...item.nearMisses.map(({ value, misconception }) => [String(value), misconception] as const),
  ]);
}
