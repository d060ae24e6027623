/** The records of an attempt as a list that staff read: what happened when, and which save lost against a newer one. */
import { type AttemptRecord, compareRevisions, type EventKind, type Revision } from "@/lib/exams/events";
import type { Response } from "@/lib/items/item";
import type { Locale } from "@/lib/locale";

export interface EventLine {
  /** 1, 2, 3: as stored. */
  readonly seq: number;
  /** Epoch milliseconds, the server's. */
  readonly at: number;
  readonly kind: EventKind;
  /** Of the question; null where the event is about the whole attempt. */
  readonly slot: number | null;
  /** Only for `answered`; null: taken back. */
  readonly response: Response | null;
  /** Only for `answered`. */
  readonly locale: Locale | null;
  /** Only for `flagged`. */
  readonly flagged: boolean | null;
  readonly device: string | null;
  /** False: a newer one stood already, and this changed nothing. */
  readonly counted: boolean;
}

export function eventLines(records: readonly AttemptRecord[]): readonly EventLine[] {
  const standing = new Map<string, Revision>();
  return records.map((record, place): EventLine => {
    const nothing = { slot: null, response: null, locale: null, flagged: null, device: null, counted: true };
    const line = { ...nothing, seq: place + 1, at: record.at, kind: record.kind };
    if (record.kind !== "answered" && record.kind !== "flagged") return line;
    const about = `${record.kind} ${record.slot}`;
    const before = standing.get(about);
    const counted = before === undefined || compareRevisions(record.revision, before) > 0;
    if (counted) standing.set(about, record.revision);
    const { slot } = record;
    const { device } = record.revision;
    if (record.kind === "flagged") return { ...line, slot, device, counted, flagged: record.flagged };
    return { ...line, slot, device, counted, response: record.response, locale: record.locale };
  });
}
