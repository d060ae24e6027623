import { useFormatter, useTranslations } from "next-intl";
import type { ExamEntry } from "@/lib/use-cases/exams/get-exam-entry";
import type { ResultView } from "@/lib/use-cases/review/get-result";
import { LinkButton, TextLink } from "../ui/button";
import { SectionTitle } from "../ui/text";
import { momentInWords } from "./moment";

interface ResultSummaryProps {
  readonly result: ResultView;
  readonly timeZone: string;
}

/** The result as a sentence of counts: never a percentage, and passed or not as it was stored. */
export function ResultSummary({ result, timeZone }: ResultSummaryProps) {
  const t = useTranslations("review");
  const format = useFormatter();
  const { score } = result;
  const moment = (at: number) => format.dateTime(at, momentInWords(timeZone));
  return (
    <div className="mb-6">
      <p
        className={`mb-3 border-l-4 pl-4 font-serif text-[1.45rem] leading-[1.3] font-semibold ${score.passed ? "border-green" : "border-edge"}`}
      >
        {t(score.passed ? "passed" : "notPassed", { right: score.right, questions: score.questions, mark: score.mark })}
      </p>
      <p>{t("counts", { wrong: score.wrong, unanswered: score.unanswered })}</p>
      <p>{t(`ended.${result.endedBy}`, { date: moment(result.finishedAt) })}</p>
      <p className="text-soft">{t("rules", { edition: result.edition })}</p>
      {result.resultVersion > 1 && (
        <p className="mt-2 font-semibold">
          {t("regraded", { date: moment(result.gradedAt), version: result.resultVersion })}
        </p>
      )}
    </div>
  );
}

const NEXT = ["wait", "attempts-used-up", "passed-already", "window-closed"] as const;

/** Whether and when there is another attempt. */
export function WhatNext({ entry }: { entry: ExamEntry }) {
  const t = useTranslations("review.next");
  const format = useFormatter();
  const { may, attemptsLeft, timeZone } = entry;
  const left = attemptsLeft ?? 0;
  const code = may.ok ? "ok" : (NEXT.find((one) => one === may.code) ?? "other");
  const date = may.ok || may.at === null ? "" : format.dateTime(may.at, momentInWords(timeZone));
  return (
    <section>
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="measure">{t(code, { date, left })}</p>
      <p className="no-print mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        {may.ok && <LinkButton href="/exam">{t("exam")}</LinkButton>}
        {code !== "passed-already" && <TextLink href="/practice">{t("practise")}</TextLink>}
      </p>
    </section>
  );
}
