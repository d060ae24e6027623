import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ExamEntry } from "@/lib/use-cases/exams/get-exam-entry";
import { SectionTitle } from "../ui/text";
import { momentInWords } from "./moment";

/** What holds in the sitting, one line a matter. */
export function EntryFacts({ entry }: { entry: ExamEntry }) {
  const t = useTranslations("exam.entry");
  const { questions, mark, minutes, order, book, review } = entry.rules;
  return (
    <>
      <SectionTitle>{t("before")}</SectionTitle>
      <dl className="border-t border-rule">
        <Fact name={t("facts.questions.name")}>{t("facts.questions.text", { questions })}</Fact>
        <Fact name={t("facts.mark.name")}>{t("facts.mark.text", { mark, questions })}</Fact>
        <Fact name={t("facts.minutes.name")}>
          {t("facts.minutes.text", { minutes })}
          <Short entry={entry} /> <Grace seconds={entry.rules.graceSeconds} />
        </Fact>
        <Fact name={t("facts.order.name")}>{t(`facts.order.${order}`)}</Fact>
        <Fact name={t(book === "closed" ? "facts.book.name" : "facts.book.openName")}>{t(`facts.book.${book}`)}</Fact>
        <Fact name={t("facts.saving.name")}>{t("facts.saving.text")}</Fact>
        <Fact name={t("facts.attempts.name")}>
          <Attempts entry={entry} />
        </Fact>
        <Fact name={t("facts.review.name")}>{t(`facts.review.${review}`)}</Fact>
        <Fact name={t("facts.window.name")}>
          <Open entry={entry} />
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Less than the full time: the window closes before it is over. */
function Short({ entry }: { entry: ExamEntry }) {
  const t = useTranslations("exam.entry.facts.minutes");
  const minutes = entry.minutesIfStartedNow;
  if (!entry.may.ok || minutes >= entry.rules.minutes) return null;
  return <strong> {t("short", { minutes })}</strong>;
}

function Grace({ seconds }: { seconds: number }) {
  const t = useTranslations("exam.entry.facts.grace");
  return seconds === 0 ? t("none") : t("some", { seconds });
}

function Attempts({ entry }: { entry: ExamEntry }) {
  const t = useTranslations("exam.entry.facts.attempts");
  const { attempts, waitHours } = entry.rules;
  const wholeDays = waitHours % 24 === 0;
  return (
    <>
      {t("text", { attempts })}
      {entry.attemptsLeft !== null && <b className="font-semibold"> {t("left", { left: entry.attemptsLeft })}</b>}{" "}
      {waitHours > 0 && (wholeDays ? t("waitDays", { days: waitHours / 24 }) : t("wait", { hours: waitHours }))}
    </>
  );
}

function Open({ entry }: { entry: ExamEntry }) {
  const t = useTranslations("exam.entry.facts.window");
  const format = useFormatter();
  if (entry.closesAt === null) return t("noEnd");
  return t("until", { date: format.dateTime(entry.closesAt, momentInWords(entry.timeZone)) });
}
