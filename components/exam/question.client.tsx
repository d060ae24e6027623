"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FieldPlan } from "@/components/field/plan";
import { AnswerOptions } from "@/components/ui/answer-options";
import { Button } from "@/components/ui/button";
import { ActionBar } from "@/components/ui/play-layout";
import { Story } from "@/components/ui/text";
import type { Sitting, SittingState } from "@/lib/exam-client/driver";
import { savedState } from "@/lib/exam-client/outbox";
import { chosenIn, type SheetLine } from "@/lib/exam-client/sheet";
import type { Response } from "@/lib/items/item";
import type { Locale } from "@/lib/locale";
import { NumberQuestion } from "./number-question.client";
import { SavedAnswer } from "./saved-mark";
import { questionText, type SittingSlot } from "./sitting-view";

interface QuestionProps {
  readonly question: SittingSlot;
  readonly line: SheetLine;
  readonly count: number;
  /** Forward only, and a later question has been answered. */
  readonly closed: boolean;
  readonly locale: Locale;
  readonly sitting: Sitting;
  readonly state: SittingState;
  readonly onGo: (slot: number) => void;
  readonly onFinish: () => void;
}

/** One question a screen: scene, field, answer; back, flag and next in reach of the thumb. */
export function Question(props: QuestionProps) {
  const { question, line, count, closed, locale, sitting, state, onGo, onFinish } = props;
  const t = useTranslations("exam.sitting.question");
  const { slot, item } = question;
  const text = questionText(question, locale);
  const name = `answer-${slot}`;
  const heading = useFocusOnChange(slot);
  const give = (response: Response | null, settle = 0) => sitting.answer(slot, response, settle);
  useEnterForNext(slot < count ? () => onGo(slot + 1) : null);
  useEffect(() => () => sitting.seen(slot), [sitting, slot]);
  return (
    <article aria-labelledby="question-title" className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <div>
          <h1 id="question-title" ref={heading} tabIndex={-1} className="mb-2 text-[0.95rem] font-semibold text-green">
            {t("title", { slot, count })}
          </h1>
          <Story size="lead">{text.scene}</Story>
        </div>
        {item.plan !== null && (
          <div className="mb-5 max-w-2xl xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mb-0">
            <div className="xl:sticky xl:top-20">
              <FieldPlan plan={item.plan} />
            </div>
          </div>
        )}
        <div className="min-w-0 xl:col-start-1">
          {closed && <p className="mb-3 font-semibold">{t("closed")}</p>}
          {state.overtaken.includes(slot) && (
            <p role="status" className="mb-3 rounded-r-md border-l-4 border-amber bg-amber-bg px-4 py-3">
              {t("overtaken")}
            </p>
          )}
          {item.format === "number" ? (
            <NumberQuestion
              key={name}
              name={name}
              legend={text.prompt}
              unit={text.unit}
              bounds={item.number ?? { min: 0, max: 0 }}
              response={line.response}
              locale={locale}
              disabled={closed}
              onGive={give}
            />
          ) : (
            <AnswerOptions
              key={name}
              name={name}
              format={item.format}
              legend={text.prompt}
              options={text.options}
              chosen={chosenIn(line.response)}
              disabled={closed}
              onChoose={(chosen) => give(responseOf(item.format, chosen))}
            />
          )}
          <SavedAnswer saved={savedState(state.outbox, "answer", slot)} given={line.response !== null} />
        </div>
      </div>
      <div className="contents xl:block xl:w-[calc(50%-1.25rem)]">
        <ActionBar>
          <Button look="quiet" disabled={slot === 1} onClick={() => onGo(slot - 1)}>
            {t("back")}
          </Button>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={line.flagged}
              onChange={(event) => sitting.flag(slot, event.target.checked)}
              className="size-5"
            />
            {t("flag")}
          </label>
          <span className="ml-auto">
            {slot < count ? (
              <Button onClick={() => onGo(slot + 1)}>{t("next")}</Button>
            ) : (
              <Button onClick={onFinish}>{t("finish")}</Button>
            )}
          </span>
        </ActionBar>
      </div>
    </article>
  );
}

function responseOf(format: SittingSlot["item"]["format"], chosen: readonly string[]): Response | null {
  const [option] = chosen;
  if (option === undefined) return null;
  return format === "choose-one" ? { format, option } : { format: "choose-all", options: chosen };
}

/** Another question: its heading takes the focus, so that it is read out and the keyboard goes on from there. */
function useFocusOnChange(slot: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(slot);
  useEffect(() => {
    if (before.current === slot) return;
    before.current = slot;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [slot]);
  return heading;
}

/** Enter goes on to the next question, unless it stands on something that has an Enter of its own. */
function useEnterForNext(next: (() => void) | null) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (next === null || event.key !== "Enter" || event.repeat || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("a, button, summary, select, textarea")) return;
      event.preventDefault();
      next();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [next]);
}
