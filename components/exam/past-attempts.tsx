import { useFormatter, useTranslations } from "next-intl";
import type { EntryAttempt } from "@/lib/use-cases/exams/get-exam-entry";
import { TextLink } from "../ui/button";
import { StateMark } from "../ui/state-mark";
import { SectionTitle } from "../ui/text";
import { dayShort } from "./moment";

/** The person's own attempts in this window, the first one first; nothing where there are none. */
export function PastAttempts({ attempts, timeZone }: { attempts: readonly EntryAttempt[]; timeZone: string }) {
  const t = useTranslations("exam.entry.past");
  const format = useFormatter();
  const ended = attempts.filter((attempt) => attempt.finishedAt !== null);
  if (ended.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t("title")}</SectionTitle>
      <ul className="border-t border-rule">
        {ended.map(({ attemptId, number, finishedAt, score, passed }) => (
          <li key={attemptId} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule py-3">
            <span className="font-semibold">
              {t("number")} {number}
            </span>
            {finishedAt !== null && <span>{format.dateTime(finishedAt, dayShort(timeZone))}</span>}
            {score !== null && <span>{t("scoreText", { ...score })}</span>}
            {passed !== null && (
              <StateMark shape={passed ? "full" : "ring"}>{t(passed ? "passed" : "notPassed")}</StateMark>
            )}
            <span className="ml-auto">
              <TextLink href={`/results/${attemptId}`}>{t("open")}</TextLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
