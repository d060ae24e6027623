"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button";

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape and the closing button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The green button and what stands beside it; closing comes by itself. */
  readonly actions?: ReactNode;
  /** The word on the closing button, "Close" unless told. */
  readonly closeText?: ReactNode;
}

/** The browser's own modal dialog: it holds the focus, gives it back, and Escape closes it. */
export function Dialog({ open, onClose, title, children, actions, closeText }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useTranslations("common.dialog");
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-xl border border-edge bg-paper p-5 text-ink backdrop:bg-[rgb(0_0_0/0.55)] sm:p-7"
    >
      <h2 id={titleId} className="font-serif text-xl leading-snug font-semibold">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {actions}
        <Button look="quiet" onClick={onClose}>
          {closeText ?? t("close")}
        </Button>
      </div>
    </dialog>
  );
}
