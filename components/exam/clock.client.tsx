"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { clockText, remaining, type ServerClock, timeParts, warningDue } from "@/lib/exam-client/clock";

interface ClockProps {
  readonly clock: ServerClock | null;
  /** What the page was served with: shown until the first measurement. */
  readonly served: number;
}

/**
 * The time left, by the server's clock. It is read on demand and never speaks by itself; at ten, five and one minutes and
 * at the end a sentence is said, once. It can be put out of sight, and the warnings still come.
 */
export function Clock({ clock, served }: ClockProps) {
  const t = useTranslations("exam.sitting.clock");
  const left = useLeft(clock, served);
  const [hidden, setHidden] = useState(false);
  const warning = useWarning(left);
  const extended = useExtended(clock?.deadline ?? null);
  const parts = timeParts(left);
  const over = left === 0;
  return (
    <div className="flex items-center gap-1">
      {!hidden && (
        <p>
          <span role="timer" aria-label={t("spoken", { ...parts })} className="text-lg font-semibold">
            {clockText(parts)}
          </span>{" "}
          <span aria-hidden="true" className="text-[0.92rem] text-soft">
            {t("left")}
          </span>
        </p>
      )}
      <button
        type="button"
        onClick={() => setHidden(!hidden)}
        className="min-h-11 px-2 text-[0.92rem] text-soft underline decoration-1 underline-offset-[3px] hover:text-ink"
      >
        {hidden ? t("show") : t("hide")}
      </button>
      <span role="status" className="sr-only">
        {extended !== null && !over
          ? t("extended", { minutes: extended })
          : warning !== null && !over && t("warning", { minutes: warning })}
      </span>
      <span role="alert" className="text-[0.92rem] font-semibold text-amber">
        {over && t("over")}
      </span>
      {warning !== null && !over && (
        <span aria-hidden="true" className="hidden text-[0.92rem] font-semibold text-amber sm:inline">
          {t("warningShort", { minutes: warning })}
        </span>
      )}
    </div>
  );
}

function useLeft(clock: ServerClock | null, served: number): number {
  const [left, setLeft] = useState(served);
  useEffect(() => {
    if (clock === null) return;
    // Whole seconds: what is drawn changes once a second.
    const look = () => setLeft(Math.ceil(remaining(clock, performance.now()) / 1000) * 1000);
    look();
    const timer = setInterval(look, 250);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock]);
  return left;
}

/** The last warning that fell due: minutes left; null before the first. */
function useWarning(left: number): number | null {
  const before = useRef(left);
  const [warning, setWarning] = useState<number | null>(null);
  useEffect(() => {
    const due = warningDue(before.current, left);
    before.current = left;
    if (due !== null) setWarning(due);
  }, [left]);
  return warning;
}

/** Minutes that were added to the time while the page was open, the last time it happened; null where none were. */
function useExtended(deadline: number | null): number | null {
  const before = useRef(deadline);
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const added = before.current === null || deadline === null ? 0 : deadline - before.current;
    before.current = deadline;
    if (added >= 30_000) setMinutes(Math.round(added / 60_000));
  }, [deadline]);
  return minutes;
}
