/** The questions of the product as one value: the bank of an edition, and how to make any of its questions again. */
import "server-only";
import { listBank } from "@/lib/items/bank";
import type { CaseStudy } from "@/lib/items/case-study";
import { compose } from "@/lib/items/compose";
import type { Family } from "@/lib/items/family";
import type { BankEntry } from "@/lib/items/item";
import { type RenderedItem, renderItem } from "@/lib/items/render";
import type { Texts } from "@/lib/items/texts";
import type { LocalText } from "@/lib/locale";
import { editionById } from "@/lib/rules/editions";
import type { Edition } from "@/lib/rules/editions/edition";
import { caseStep, caseStudies } from "@/questions/case-studies";
import { FAMILIES } from "@/questions/families";
import { questionTexts } from "@/questions/texts";
import { BANK_VERSION, ENGINE_VERSION } from "./versions";

/** A case study, told in every language. */
export interface StudyContent {
  readonly id: string;
  readonly title: LocalText;
  readonly steps: readonly RenderedItem[];
}

export interface Content {
  /** Edition id. */
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  readonly bank: readonly BankEntry[];
  /**
   * The question in all languages; the same for the same arguments.
   * @throws RangeError where the bank has no such family or seed
   */
  make(family: string, seed: number): RenderedItem;
  readonly studies: readonly StudyContent[];
  /** As `make`, also for a step of a case study (`<study>/<step>`); null where a new bank no longer has a question that was served from the one before. */
  find(family: string, seed: number): RenderedItem | null;
}

export interface ContentSource {
  readonly families: readonly Family[];
  readonly studies?: readonly CaseStudy[];
  readonly texts: Texts;
  readonly edition: Edition;
  readonly engineVersion: number;
  readonly bankVersion: number;
}

/** Lists the bank (which composes every question once) and keeps it. */
export function contentFrom(source: ContentSource): Content {
  const { families, studies = [], texts, edition, engineVersion, bankVersion } = source;
  const byId = new Map(families.map((family) => [family.id, family]));
  const bank = listBank(families, edition);
  const known = new Set(bank.map((entry) => `${entry.family}:${entry.seed}`));
  const make = (id: string, seed: number): RenderedItem => {
    const family = byId.get(id);
    if (family === undefined) throw new RangeError(`no family ${id}`);
    return renderItem(compose(family, seed, edition), texts);
  };
  const told = studies.map((study) => tell(study, texts, edition));
  const steps = new Map(told.flatMap((study) => study.steps).map((step) => [step.sealed.family, step]));
  return {
    edition: edition.id,
    engineVersion,
    bankVersion,
    bank,
    make,
    studies: told,
    find: (id, seed) => (known.has(`${id}:${seed}`) ? make(id, seed) : (steps.get(id) ?? null)),
  };
}

function tell(study: CaseStudy, texts: Texts, edition: Edition): StudyContent {
  const steps = study.steps.map((_, place) => renderItem(caseStep(study, place, edition), texts));
  return { id: study.id, title: texts.local({ id: `case-studies.${study.id}.title` }), steps };
}

/**
 * On globalThis, since Next loads this file once for the start of the server and once for the pages, and both mean the same
 * bank. Not in development, where an edited family loads it again and is to show.
 */
const kept = globalThis as typeof globalThis & { thirdManContent?: Map<string, Content> };
const listed = keptMap();

function keptMap(): Map<string, Content> {
  if (process.env.NODE_ENV !== "production") return new Map();
  kept.thirdManContent ??= new Map();
  return kept.thirdManContent;
}

/**
 * The product's own questions in this edition; listed once in a process.
 * @throws RangeError where the engine does not know the edition: an exam names it, so it is a fault of the house
 */
export function content(editionId: string): Content {
  const known = listed.get(editionId);
  if (known !== undefined) return known;
  const edition = editionById(editionId);
  if (edition === null) throw new RangeError(`no edition ${editionId}`);
  const versions = { engineVersion: ENGINE_VERSION, bankVersion: BANK_VERSION };
  const made = contentFrom({
    families: FAMILIES,
    studies: caseStudies(edition),
    texts: questionTexts(),
    edition,
    ...versions,
  });
  listed.set(editionId, made);
  return made;
}

/** Puts other questions in the place of the product's, for this process: how a test brings a bank of its own. */
export function replaceContent(own: Content): void {
  listed.set(own.edition, own);
}
