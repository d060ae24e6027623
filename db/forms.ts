/** Forms as they were served. Seeds and keys are elsewhere: db/keys-seal.ts. */
import "server-only";
import { and, asc, eq } from "drizzle-orm";
import type { ServedItem } from "../lib/items/item";
import type { Db, Tx } from "./client";
import { forms, servedItems } from "./schema";

export type FormRow = typeof forms.$inferSelect;

export interface ServedSlot {
  readonly slot: number;
  readonly item: ServedItem;
}

export function insertForm(tx: Tx, form: FormRow, items: readonly ServedSlot[]): void {
  tx.insert(forms).values(form).run();
  tx.insert(servedItems)
    .values(items.map(({ slot, item }) => ({ attemptId: form.attemptId, slot, item })))
    .run();
}

export function formOf(db: Db | Tx, attemptId: string): FormRow | null {
  return db.select().from(forms).where(eq(forms.attemptId, attemptId)).get() ?? null;
}

/** All questions of a form in the order asked. */
export function servedItemsOf(db: Db | Tx, attemptId: string): readonly ServedSlot[] {
  return db
    .select({ slot: servedItems.slot, item: servedItems.item })
    .from(servedItems)
    .where(eq(servedItems.attemptId, attemptId))
    .orderBy(asc(servedItems.slot))
    .all();
}

export function servedItem(db: Db | Tx, attemptId: string, slot: number): ServedItem | null {
  const where = and(eq(servedItems.attemptId, attemptId), eq(servedItems.slot, slot));
  return db.select({ item: servedItems.item }).from(servedItems).where(where).get()?.item ?? null;
}
