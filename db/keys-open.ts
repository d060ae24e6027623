/** Reads the sealed tables. For grading and review alone (.dependency-cruiser.cjs). */
import "server-only";
import { asc, eq } from "drizzle-orm";
import type { SealedItem } from "../lib/items/item";
import type { Db, Tx } from "./client";
import { sealedItems } from "./schema";

/** Keys, rulings and tags of a form, by slot. */
export function sealedItemsOf(
  db: Db | Tx,
  attemptId: string,
): readonly { readonly slot: number; readonly sealed: SealedItem }[] {
  return db
    .select({ slot: sealedItems.slot, sealed: sealedItems.sealed })
    .from(sealedItems)
    .where(eq(sealedItems.attemptId, attemptId))
    .orderBy(asc(sealedItems.slot))
    .all();
}
