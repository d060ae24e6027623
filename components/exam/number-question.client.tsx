"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { NumberAnswer } from "@/components/ui/number-answer";
import { readNumber, writeNumber } from "@/lib/exam-client/number-text";
import type { Response } from "@/lib/items/item";
import type { Locale } from "@/lib/locale";

interface NumberQuestionProps {
  readonly name: string;
  readonly legend: string;
  readonly unit: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly response: Response | null;
  readonly locale: Locale;
  readonly disabled: boolean;
  /** `settle`: milliseconds in which more may be typed. */
  readonly onGive: (response: Response | null, settle: number) => void;
}

/** While a number is typed it waits this long for the next figure before it is sent. */
const TYPING = 700;

/**
 * A number with comma or point. Each valid one is kept at once and sent when the typing rests, or on leaving the box. What
 * is no number is told, and the last valid one stands.
 */
export function NumberQuestion(props: NumberQuestionProps) {
  const { name, legend, unit, bounds, response, locale, disabled, onGive } = props;
  const t = useTranslations("exam.sitting.number");
  const stands = response?.format === "number" ? response.value : null;
  const standsAs = stands === null ? "" : writeNumber(stands, locale !== "en");
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readNumber(typed, bounds);
  const agrees =
    read !== null && (read.is === "number" ? read.value === stands : read.is === "empty" && stands === null);
  const isWrong = read?.is === "not-a-number" || read?.is === "out-of-bounds";
  // Another tab's answer takes the place of what was typed here, unless that is still being mended.
  const text = typed !== null && (agrees || isWrong) ? typed : standsAs;
  const give = (next: string, settle: number) => {
    const found = readNumber(next, bounds);
    if (found.is === "number") onGive({ format: "number", value: found.value }, settle);
    else if (found.is === "empty" && stands !== null) onGive(null, settle);
  };
  const box = useLeaving(() => {
    if (typed !== null) give(typed, 0);
  });
  const problem = isWrong && [
    t(read.is === "not-a-number" ? "notANumber" : "outOfBounds", { ...bounds }),
    stands === null ? t("noneStands") : t("stands", { value: standsAs }),
  ];
  return (
    <div ref={box}>
      <NumberAnswer
        name={name}
        legend={legend}
        unit={unit}
        value={text}
        disabled={disabled}
        onWrite={(next) => {
          setTyped(next);
          give(next, TYPING);
        }}
        error={problem ? problem.join(" ") : undefined}
      />
    </div>
  );
}

/** Calls back when the focus leaves the box: what was typed need not wait for more. */
function useLeaving(act: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = box.current;
    const left = () => latest.current();
    element?.addEventListener("focusout", left);
    return () => element?.removeEventListener("focusout", left);
  }, []);
  return box;
}
