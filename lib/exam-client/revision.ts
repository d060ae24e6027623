/** Revisions as the browser makes them; the server compares them by the same rule (lib/exams/events.ts). */
import type { Revision } from "../exams/events";

/** The next revision: the highest counter seen for this answer plus one. */
export function nextRevision(seen: Revision | null, device: string): Revision {
  return { counter: (seen?.counter ?? 0) + 1, device };
}

/** Is `one` newer than `two`? Anything is newer than nothing; the same pair is not. */
export function isNewer(one: Revision, two: Revision | null): boolean {
  if (two === null) return true;
  return one.counter === two.counter ? one.device > two.device : one.counter > two.counter;
}

export function isSame(one: Revision, two: Revision | null): boolean {
  return two !== null && one.counter === two.counter && one.device === two.device;
}

/**
 * A name for this page as long as it is open: 32 hex digits. Not kept over a reload, and never shared by two tabs, so two
 * different answers cannot carry the same revision.
 */
export function newDevice(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return Array.from(fill(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
