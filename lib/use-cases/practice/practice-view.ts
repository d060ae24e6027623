/** A practice question as its person may see it: the ruling only once the answer is committed. */
import "server-only";
import type { PracticeRow } from "@/db/practice";
import type { ServedItem } from "@/lib/items/item";
import type { Content } from "../content";
import { servedView } from "../exams/served-view";
import { type RulingView, rulingView } from "../review/ruling-view";

export interface PracticeView {
  readonly practiceId: string;
  readonly topic: string;
  readonly item: ServedItem;
  /** Null until answered. */
  readonly ruling: RulingView | null;
}

/** Null where a new bank no longer has the question. */
export function practiceView(content: Content, row: PracticeRow): PracticeView | null {
  const rendered = content.find(row.family, row.seed);
  if (rendered === null) return null;
  const { served, sealed } = rendered;
  const ruling = row.response === null ? null : rulingView(served, sealed, row.response);
  return { practiceId: row.id, topic: row.topic, item: servedView(served), ruling };
}
