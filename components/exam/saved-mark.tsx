import { useTranslations } from "next-intl";
import { type MarkShape, StateMark } from "@/components/ui/state-mark";
import type { Saved } from "@/lib/exam-client/outbox";

const SHAPE: Readonly<Record<Saved, MarkShape>> = { saved: "full", saving: "half", waiting: "half", refused: "ring" };

/** Whether all of it is with the server, as a mark with words; said by a screen reader when it changes. */
export function SavedOverall({ saved, count }: { saved: Saved; count: number }) {
  const t = useTranslations("exam.sitting.savedAll");
  return (
    <p role="status">
      <StateMark shape={SHAPE[saved]}>{t(saved, { count })}</StateMark>
    </p>
  );
}

/** The same for the question on the screen; quiet, since the line above speaks. Nothing where nothing was given. */
export function SavedAnswer({ saved, given }: { saved: Saved; given: boolean }) {
  const t = useTranslations("exam.sitting.savedOne");
  return (
    <p className="mt-2 min-h-6 text-soft">
      {(given || saved !== "saved") && <StateMark shape={SHAPE[saved]}>{t(saved)}</StateMark>}
    </p>
  );
}
