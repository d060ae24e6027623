/** What the tests of the bank walk over: every question, composed and rendered once. */
import { compose } from "@/lib/items/compose";
import type { Family } from "@/lib/items/family";
import type { Item } from "@/lib/items/item";
import { type RenderedItem, renderItem } from "@/lib/items/render";
import { callKey } from "@/lib/items/same-call";
import { type Variant, variantsOf } from "@/lib/items/variants";
import type { Locale } from "@/lib/locale";
import { edition2026 } from "@/lib/rules/editions/2026";
import { FAMILIES } from "@/questions/families";
import { questionTexts } from "@/questions/texts";

export const edition = edition2026;
export const texts = questionTexts();

export interface Question {
  readonly name: string;
  readonly family: Family;
  readonly variant: Variant;
  readonly item: Item;
  readonly rendered: RenderedItem;
}

export const BANK: readonly Question[] = FAMILIES.flatMap((family) =>
  variantsOf(family, edition).map((variant, seed) => {
    const item = compose(family, seed, edition);
    return { name: `${family.id} ${seed}`, family, variant, item, rendered: renderItem(item, texts) };
  }),
);

/** Names of the questions for which something is wrong: the list has to be empty. */
export function wrong(check: (question: Question) => boolean): readonly string[] {
  return BANK.filter((question) => !check(question)).map((question) => question.name);
}

export function rightCalls({ item, variant }: Question): readonly string[] {
  return variant.case.ask.calls(item.situation, item.ruling).map(callKey);
}

export const optionTexts = (question: Question, locale: Locale) =>
  question.rendered.served.options.map((option) => option.text[locale]);
