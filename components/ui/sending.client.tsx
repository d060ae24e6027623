"use client";

import { unstable_rethrow } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, startTransition, useEffect, useRef, useState, useTransition } from "react";
import { isOutOfReach } from "./connection";
import { Notice } from "./notice";

export type Unsent = "offline" | "failed";

/**
 * Sends a form by hand, so that one that does not get through stays as it is: React takes a failed action for a failure of
 * the page, and empties a form that it sends itself.
 */
export function useSending() {
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [pending, start] = useTransition();
  const send = (event: FormEvent<HTMLFormElement>, work: (data: FormData) => void | Promise<void>) => {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    setUnsent(null);
    start(async () => {
      try {
        await work(data);
      } catch (error) {
        // Where the action leads to another page, it says so by an error of Next.
        unstable_rethrow(error);
        startTransition(() => setUnsent(isOutOfReach(error) ? "offline" : "failed"));
      }
    });
  };
  return { send, pending, unsent };
}

/** Says beside the button why the form is still here. Draws nothing for null. */
export function UnsentNotice({ unsent }: { unsent: Unsent | null }) {
  const t = useTranslations("common.unsent");
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button stays in reach while the end of the form is still below the screen.
  useEffect(() => {
    if (unsent !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [unsent]);
  if (unsent === null) return null;
  return (
    <div ref={box} className="scroll-mb-24">
      <Notice tone="warning" title={t(`${unsent}.title`)} announce="alert">
        {t(`${unsent}.text`)}
      </Notice>
    </div>
  );
}
