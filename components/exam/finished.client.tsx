"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { buttonClasses } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/text";
import type { SittingState } from "@/lib/exam-client/driver";
import { unsaved } from "@/lib/exam-client/outbox";

interface FinishedProps {
  readonly state: SittingState;
  /** Of the result page. */
  readonly href: string;
  /** The person pressed finish: there is nothing to read, the result is next. */
  readonly asked: boolean;
}

/** The sitting is over: says so, says what did not arrive, and leads to the result. */
export function Finished({ state, href, asked }: FinishedProps) {
  const t = useTranslations("exam.sitting.finished");
  const late = unsaved(state.outbox).filter((unsent) => unsent.kind === "answer");
  const slots = late.map((unsent) => unsent.slot).sort((a, b) => a - b);
  const waits = slots.length > 0;
  useEffect(() => {
    if (waits) return;
    // By time: long enough to read one sentence. The link is there at once.
    const timer = setTimeout(() => window.location.replace(href), asked ? 0 : 4000);
    return () => clearTimeout(timer);
  }, [href, asked, waits]);
  return (
    <div role="alert" className="gutter mx-auto max-w-3xl py-10">
      <PageTitle>{t("title")}</PageTitle>
      <p className="measure mb-4">{t(asked ? "asked" : "text")}</p>
      {waits && (
        <p className="measure mb-4 border-l-4 border-amber bg-amber-bg px-4 py-3">
          {t("late", { count: slots.length, slots: slots.join(", ") })}
        </p>
      )}
      <p>
        {/* A full load: nothing of the exam stays in the page. */}
        <a href={href} className={buttonClasses("act")}>
          {t("result")}
        </a>
      </p>
    </div>
  );
}
