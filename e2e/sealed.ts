/** What only the server knows of an attempt, read from its database file beside it: for tests of what leaks and of marks. */
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Response, SealedItem, ServedItem } from "../lib/items/item";
import { runFolder } from "./people";

export interface SealedSlot {
  readonly slot: number;
  readonly sealed: SealedItem;
  readonly served: ServedItem;
}

/** The form of an attempt with its keys, and the seed it was computed from. */
export function sealedForm(attemptId: string): { readonly seed: number; readonly slots: readonly SealedSlot[] } {
  const db = new Database(join(runFolder(), "data", "e2e.db"), { readonly: true, fileMustExist: true });
  try {
    const form = db.prepare("SELECT seed FROM sealed_forms WHERE attempt_id = ?").get(attemptId) as { seed: number };
    const rows = db
      .prepare(
        `SELECT slot, sealed, item FROM sealed_items JOIN served_items USING (attempt_id, slot)
         WHERE attempt_id = ? ORDER BY slot`,
      )
      .all(attemptId) as { slot: number; sealed: string; item: string }[];
    const slots = rows.map(({ slot, sealed, item }) => ({
      slot,
      sealed: JSON.parse(sealed) as SealedItem,
      served: JSON.parse(item) as ServedItem,
    }));
    return { seed: form.seed, slots };
  } finally {
    db.close();
  }
}

/** The right answer. */
export function rightResponse({ sealed: { key } }: SealedSlot): Response {
  if (key.format === "number") return { format: key.format, value: key.value };
  if (key.format === "choose-all") return { format: key.format, options: key.options };
  return { format: key.format, option: key.options[0] ?? "" };
}

/** A valid answer that is not right. */
export function wrongResponse(slot: SealedSlot): Response {
  const { key } = slot.sealed;
  if (key.format === "number") {
    const { min = 0, max = 0 } = slot.served.number ?? {};
    return { format: key.format, value: key.value === min ? max : min };
  }
  const wrong = slot.served.options.find(({ id }) => !key.options.includes(id))?.id ?? "";
  return key.format === "choose-all" ? { format: key.format, options: [wrong] } : { format: key.format, option: wrong };
}
