/** Writes the sealed tables. For form assembly alone (.dependency-cruiser.cjs); nothing here gives a key back. */
import "server-only";
import { asc, eq } from "drizzle-orm";
import type { Form } from "../lib/exams/assemble";
import type { SealedItem } from "../lib/items/item";
import type { Tx } from "./client";
import { attempts, sealedForms, sealedItems } from "./schema";

export function sealForm(
  tx: Tx,
  attemptId: string,
  form: Pick<Form, "seed" | "blueprint" | "leftOut" | "relaxed">,
  /** The difficulty figures that the draw used. */
  difficulty: unknown,
): void {
  const { seed, blueprint, leftOut, relaxed } = form;
  tx.insert(sealedForms).values({ attemptId, seed, blueprint, difficulty, leftOut, relaxed }).run();
}

export function sealItems(
  tx: Tx,
  attemptId: string,
  items: readonly { readonly slot: number; readonly sealed: SealedItem }[],
): void {
  const rows = items.map(({ slot, sealed }) => {
    const { decidingKey, family, topic } = sealed;
    return { attemptId, slot, sealed, decidingKey, family, topic };
  });
  tx.insert(sealedItems).values(rows).run();
}

/** The deciding keys of all earlier forms of a person, the oldest first: what a new form leaves out. */
export function decidingKeysOf(tx: Tx, personId: string): readonly string[] {
  const rows = tx
    .select({ decidingKey: sealedItems.decidingKey })
    .from(sealedItems)
    .innerJoin(attempts, eq(attempts.id, sealedItems.attemptId))
    .where(eq(attempts.personId, personId))
    .orderBy(asc(attempts.startedAt), asc(sealedItems.slot))
    .all();
  return [...new Set(rows.map((row) => row.decidingKey))];
}
