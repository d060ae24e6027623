/** The editions the engine knows, newest last. */
import { edition2026 } from "./2026";
import type { Edition } from "./edition";

export const EDITIONS: readonly Edition[] = [edition2026];

/** The edition with this id, or null. */
export function editionById(id: string): Edition | null {
  return EDITIONS.find((edition) => edition.id === id) ?? null;
}
