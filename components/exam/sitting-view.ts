/** What the exam page hands to the browser: each field named, nothing of a key among them. */
import type { Revision } from "@/lib/exams/events";
import type { Response, ServedItem } from "@/lib/items/item";
import type { Locale, LocalText } from "@/lib/locale";

export interface SittingSlot {
  readonly slot: number;
  readonly item: ServedItem;
  readonly response: Response | null;
  readonly revision: Revision | null;
  readonly flagged: boolean;
  readonly flagRevision: Revision | null;
}

export interface SittingView {
  readonly attemptId: string;
  readonly examName: LocalText;
  readonly order: "free" | "forward";
  /** Epoch milliseconds of the server, both. */
  readonly deadline: number;
  readonly serverNow: number;
  readonly slots: readonly SittingSlot[];
}

/** A question in the language being read. */
export interface QuestionText {
  readonly slot: number;
  readonly scene: string;
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly unit: string;
}

export function questionText({ slot, item }: SittingSlot, locale: Locale): QuestionText {
  return {
    slot,
    scene: item.scene[locale],
    prompt: item.prompt[locale],
    options: item.options.map(({ id, text }) => ({ id, text: text[locale] })),
    unit: item.number?.unit[locale] ?? "",
  };
}
