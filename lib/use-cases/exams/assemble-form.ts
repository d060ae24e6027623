/** Composes a form and stores it in two parts: what is served, and what is sealed. The one writer of keys. */
import "server-only";
import type { Tx } from "@/db/client";
import { insertForm } from "@/db/forms";
import { decidingKeysOf, sealForm, sealItems } from "@/db/keys-seal";
import { assembleForm, type Form } from "@/lib/exams/assemble";
import { type Blueprint, type BlueprintRefusal, balancedBlueprint } from "@/lib/exams/blueprint";
import type { BankEntry } from "@/lib/items/item";
import type { RenderedItem } from "@/lib/items/render";
import type { Content } from "../content";

export interface ComposedForm {
  readonly form: Form;
  readonly items: readonly (RenderedItem & { readonly slot: number })[];
}

/** The deciding keys that a new form of this person leaves out, the oldest first. */
export const earlierKeys = (tx: Tx, personId: string): readonly string[] => decidingKeysOf(tx, personId);

/**
 * Draws a form and renders each of its questions in all languages. Takes no lock: nothing is stored yet.
 * @param leftOut from `earlierKeys`
 * @returns a refusal where the bank is too small for the exam: it is never filled by repeating
 */
export function composeForm(
  content: Content,
  questions: number,
  leftOut: readonly string[],
): { readonly ok: true; readonly value: ComposedForm } | BlueprintRefusal {
  const blueprint = blueprintOf(content.bank, questions);
  if ("ok" in blueprint) return blueprint;
  const { bank, edition, engineVersion, bankVersion } = content;
  const form = assembleForm({ seed: drawSeed(), blueprint, bank, edition, engineVersion, bankVersion, leftOut });
  if (!form.ok) return form;
  const items = form.value.slots.map(({ slot, family, seed }) => ({ slot, ...content.make(family, seed) }));
  return { ok: true, value: { form: form.value, items } };
}

/** Stores a composed form with its attempt, in the transaction that starts it. */
export function storeForm(tx: Tx, attemptId: string, { form, items }: ComposedForm, now: number): void {
  const { edition, engineVersion, bankVersion } = form;
  insertForm(
    tx,
    { attemptId, edition, engineVersion, bankVersion, createdAt: now },
    items.map(({ slot, served }) => ({ slot, item: served })),
  );
  sealForm(tx, attemptId, form, Object.fromEntries(form.slots.map(({ slot, difficulty }) => [slot, difficulty])));
  sealItems(
    tx,
    attemptId,
    items.map(({ slot, sealed }) => ({ slot, sealed })),
  );
}

/** 32 bits that nobody can foresee. */
function drawSeed(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}

const blueprints = new WeakMap<readonly BankEntry[], Map<number, Blueprint | BlueprintRefusal>>();

/** A function of the bank and the number of questions, worked out once. */
function blueprintOf(bank: readonly BankEntry[], questions: number): Blueprint | BlueprintRefusal {
  const ofBank = blueprints.get(bank) ?? new Map<number, Blueprint | BlueprintRefusal>();
  blueprints.set(bank, ofBank);
  const known = ofBank.get(questions) ?? balancedBlueprint(questions, bank);
  ofBank.set(questions, known);
  return known;
}
