"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { PageTitle } from "@/components/ui/text";
import { savedOverall, unsaved } from "@/lib/exam-client/outbox";
import { countSheet, firstOpen } from "@/lib/exam-client/sheet";
import type { Locale } from "@/lib/locale";
import { Clock } from "./clock.client";
import { FinishDialog } from "./finish-dialog.client";
import { Finished } from "./finished.client";
import { Question } from "./question.client";
import { QuestionList } from "./question-list";
import { QuestionMap } from "./question-map";
import { SavedOverall } from "./saved-mark";
import { SittingNotices } from "./sitting-notices";
import { questionText, type SittingView } from "./sitting-view";
import { usePlace } from "./use-place.client";
import { useOnline, useSitting } from "./use-sitting.client";

interface ExamSheetProps {
  readonly view: SittingView;
  readonly personId: string;
  readonly locale: Locale;
}

/** The answer sheet: clock, map, the question or the list, and the way to the end. */
export function ExamSheet({ view, personId, locale }: ExamSheetProps) {
  const t = useTranslations("exam.sitting");
  const { sitting, state } = useSitting(view, personId);
  const online = useOnline();
  const [slot, setSlot] = usePlace(view.attemptId, firstOpen(state.sheet), view.slots.length);
  const [asList, setAsList] = useState(false);
  const [mapOpen, setMapOpen] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [asked, setAsked] = useState(false);
  const go = useCallback(
    (next: number) => {
      setSlot(next);
      setAsList(false);
      setMapOpen(false);
      setReviewing(false);
    },
    [setSlot],
  );
  useHiddenWhenFinished(reviewing, state.end !== null, () => setReviewing(false));
  const question = view.slots.find((one) => one.slot === slot);
  const line = state.sheet.find((one) => one.slot === slot);
  if (state.end !== null) {
    return (
      <Main>
        <Finished state={state} asked={asked} href={`/${locale}/results/${view.attemptId}`} />
      </Main>
    );
  }
  if (state.outbox.halted === "other-person") return <OtherPerson />;
  const { answered, flagged, questions } = countSheet(state.sheet);
  const list = (
    <QuestionList
      sheet={state.sheet}
      outbox={state.outbox}
      questions={view.slots.map((one) => questionText(one, locale))}
      locale={locale}
      onGo={go}
    />
  );
  return (
    <>
      <header className="z-10 border-b border-rule bg-paper tall:sticky tall:top-0">
        <div className="gutter mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-5 gap-y-0.5 py-1.5">
          <p className="hidden font-bold sm:block">{view.examName[locale]}</p>
          <div className="sm:ml-auto">
            <Clock clock={state.clock} served={view.deadline - view.serverNow} />
          </div>
          <div className="ml-auto sm:ml-0">
            <SavedOverall saved={savedOverall(state.outbox)} count={unsaved(state.outbox).length} />
          </div>
          <div className="hidden lg:block">
            <Button look="quiet" onClick={() => setReviewing(true)}>
              {t("review")}
            </Button>
          </div>
        </div>
      </header>
      <SittingNotices
        state={state}
        online={online}
        attemptId={view.attemptId}
        locale={locale}
        onTry={() => {
          sitting.hurry();
          sitting.askClock();
        }}
      />
      <div className="gutter mx-auto grid w-full max-w-[90rem] flex-1 grid-cols-[minmax(0,1fr)] gap-x-10 py-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-8">
        <div className="mb-3 lg:mb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 lg:hidden">
            <button
              type="button"
              aria-expanded={mapOpen}
              aria-controls="question-map"
              onClick={() => setMapOpen(!mapOpen)}
              className="link min-h-11"
            >
              {t("map.short", { answered, questions })}
              <span className="sr-only">, {t("map.flaggedCount", { flagged })}</span>
            </button>
            <button type="button" onClick={() => setReviewing(true)} className="link min-h-11 font-semibold">
              {t("review")}
            </button>
          </div>
          <div id="question-map" className={classes("lg:sticky lg:top-20", !mapOpen && "max-lg:hidden")}>
            <QuestionMap sheet={state.sheet} outbox={state.outbox} current={asList ? 0 : slot} onGo={go} />
            <button type="button" onClick={() => setAsList(!asList)} className="link mt-2 min-h-11">
              {t(asList ? "list.close" : "list.show")}
            </button>
          </div>
        </div>
        <Main>
          {asList || question === undefined || line === undefined ? (
            list
          ) : (
            <Question
              question={question}
              line={line}
              count={view.slots.length}
              closed={view.order === "forward" && state.sheet.some((one) => one.slot > slot && one.response !== null)}
              locale={locale}
              sitting={sitting}
              state={state}
              onGo={go}
              onFinish={() => setReviewing(true)}
            />
          )}
        </Main>
      </div>
      <FinishDialog
        open={reviewing}
        state={state}
        online={online}
        onClose={() => setReviewing(false)}
        onGo={go}
        onFinish={() => {
          setAsked(true);
          sitting.finish();
        }}
      />
    </>
  );
}

function Main({ children }: { children: React.ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="min-w-0">
      {children}
    </main>
  );
}

/** The time ran out behind an open dialog: it must not stand over what is said then. */
function useHiddenWhenFinished(open: boolean, finished: boolean, close: () => void) {
  useEffect(() => {
    if (open && finished) close();
  }, [open, finished, close]);
}

/** Somebody else signed in to this browser: nothing of the sitting is shown to them, and what waits stays kept. */
function OtherPerson() {
  const t = useTranslations("exam.sitting.otherPerson");
  return (
    <Main>
      <div role="alert" className="gutter mx-auto max-w-3xl py-10">
        <PageTitle>{t("title")}</PageTitle>
        <p className="measure mb-5">{t("text")}</p>
        <Button onClick={() => window.location.reload()}>{t("again")}</Button>
      </div>
    </Main>
  );
}
