/** The questions of the product as one value: the bank of an edition, and how to make any of its questions again. */
import "server-only";
import { listBank } from "@/lib/items/bank";
import { compose } from "@/lib/items/compose";
import type { Family } from "@/lib/items/family";
import type { BankEntry } from "@/lib/items/item";
import { type RenderedItem, renderItem } from "@/lib/items/render";
import type { Texts } from "@/lib/items/texts";
import type { Edition } from "@/lib/rules/editions/edition";

export interface Content {
  /** Edition id. */
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  readonly bank: readonly BankEntry[];
  /**
   * The question in all languages; the same for the same arguments.
   * @throws RangeError where the bank has no such family or seed: a fault of the house, since the server picks both
   */
  make(family: string, seed: number): RenderedItem;
}

export interface ContentSource {
  readonly families: readonly Family[];
  readonly texts: Texts;
  readonly edition: Edition;
  readonly engineVersion: number;
  readonly bankVersion: number;
}

/** Lists the bank (which composes every question once) and keeps it. */
export function contentFrom(source: ContentSource): Content {
  const { families, texts, edition, engineVersion, bankVersion } = source;
  const byId = new Map(families.map((family) => [family.id, family]));
  return {
    edition: edition.id,
    engineVersion,
    bankVersion,
    bank: listBank(families, edition),
    make(id, seed) {
      const family = byId.get(id);
      if (family === undefined) throw new RangeError(`no family ${id}`);
      return renderItem(compose(family, seed, edition), texts);
    },
  };
}
