"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { SittingState } from "@/lib/exam-client/driver";
import { unsaved } from "@/lib/exam-client/outbox";
import { countSheet } from "@/lib/exam-client/sheet";

interface FinishDialogProps {
  readonly open: boolean;
  readonly state: SittingState;
  readonly online: boolean;
  readonly onClose: () => void;
  readonly onGo: (slot: number) => void;
  readonly onFinish: () => void;
}

/** Before the end: what has no answer, what is flagged, what is not saved, each by number; then one button. */
export function FinishDialog({ open, state, online, onClose, onGo, onFinish }: FinishDialogProps) {
  const t = useTranslations("exam.sitting.finish");
  const { sheet, outbox, finishing } = state;
  const { questions, unansweredSlots, flaggedSlots } = countSheet(sheet);
  const notSaved = [...new Set(unsaved(outbox).map((unsent) => unsent.slot))].sort((a, b) => a - b);
  const busy = finishing === "flushing" || finishing === "sending";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      closeText={t("stay")}
      actions={
        <Button aria-disabled={busy} onClick={onFinish}>
          {busy ? t("busy") : t("confirm")}
        </Button>
      }
    >
      {unansweredSlots.length === 0 ? (
        <p>{t("complete", { questions })}</p>
      ) : (
        <Slots text={t("unanswered", { count: unansweredSlots.length })} slots={unansweredSlots} onGo={onGo} />
      )}
      {flaggedSlots.length > 0 && (
        <Slots text={t("flagged", { count: flaggedSlots.length })} slots={flaggedSlots} onGo={onGo} />
      )}
      {notSaved.length > 0 && <Slots text={t("notSaved", { count: notSaved.length })} slots={notSaved} onGo={onGo} />}
      <p className="mt-3">{t("final")}</p>
      <p role="alert" className="mt-3 font-semibold empty:hidden">
        {finishing === "unsaved" && t(online ? "unsaved" : "offline")}
        {finishing === "unreachable" && t("unreachable")}
      </p>
    </Dialog>
  );
}

interface SlotsProps {
  readonly text: string;
  readonly slots: readonly number[];
  readonly onGo: (slot: number) => void;
}

/** A sentence and the numbers it is about; each number leads to its question. */
function Slots({ text, slots, onGo }: SlotsProps) {
  const t = useTranslations("exam.sitting.finish");
  return (
    <div className="mb-3">
      <p>{text}</p>
      <ul className="mt-1 flex max-h-40 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {slots.map((slot) => (
          <li key={slot}>
            <button
              type="button"
              aria-label={t("go", { slot })}
              onClick={() => onGo(slot)}
              className="min-h-11 min-w-11 rounded-md border-[1.5px] border-edge px-2 font-semibold hover:border-green"
            >
              {slot}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
