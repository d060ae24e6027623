/**
 * Keeps the outbox over a reload or a crash: one entry of localStorage for each unsent thing, named by person, attempt and
 * revision, so that tabs do not write over each other and nobody is shown another person's answers. A browser that keeps
 * nothing (private mode, full) is no error: the outbox then lives as long as the page.
 */
import type { Unsent } from "./outbox";

/** What is needed of localStorage. */
export type KeyValue = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export interface UnsentStore {
  readonly keep: (unsent: Unsent) => void;
  readonly drop: (unsent: Unsent) => void;
  /** All that was kept for this person and attempt, by this tab or another. */
  readonly read: () => readonly Unsent[];
}

export function unsentStore(storage: KeyValue | null, personId: string, attemptId: string): UnsentStore {
  const prefix = `third-man.unsent.${personId}.${attemptId}.`;
  const keyOf = ({ kind, slot, revision }: Unsent) => `${prefix}${kind}.${slot}.${revision.device}`;
  const quietly = <T>(act: (storage: KeyValue) => T, otherwise: T): T => {
    try {
      return storage === null ? otherwise : act(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    keep: (unsent) => quietly((kept) => kept.setItem(keyOf(unsent), JSON.stringify(unsent)), undefined),
    drop: (unsent) =>
      quietly((kept) => {
        const known = parse(kept.getItem(keyOf(unsent)));
        // A newer one of the same page has taken its place: that one is not acknowledged yet.
        if (known !== null && known.revision.counter > unsent.revision.counter) return;
        kept.removeItem(keyOf(unsent));
      }, undefined),
    read: () =>
      quietly((kept) => {
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index));
        return keys.flatMap((key) => {
          const unsent = key?.startsWith(prefix) ? parse(kept.getItem(key)) : null;
          return unsent === null ? [] : [unsent];
        });
      }, []),
  };
}

/** Null for what is not one of ours. The answer itself the server checks. */
function parse(text: string | null): Unsent | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUnsent(value) ? value : null;
  } catch {
    return null;
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== "object" || value === null) return false;
  const { kind, slot, revision, value: given } = value as Record<string, unknown>;
  if (!Number.isInteger(slot) || typeof revision !== "object" || revision === null) return false;
  const { counter, device } = revision as Record<string, unknown>;
  if (!Number.isInteger(counter) || typeof device !== "string") return false;
  if (kind === "flag") return typeof given === "boolean";
  return kind === "answer" && (given === null || isResponse(given));
}

function isResponse(given: unknown): boolean {
  if (typeof given !== "object" || given === null) return false;
  const { format, option, options, value } = given as Record<string, unknown>;
  if (format === "choose-one") return typeof option === "string";
  if (format === "number") return typeof value === "number";
  return format === "choose-all" && Array.isArray(options) && options.every((id) => typeof id === "string");
}
