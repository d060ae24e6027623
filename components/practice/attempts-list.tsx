import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { HomeAttempt } from "@/lib/use-cases/progress/get-home";
import { TextLink } from "../ui/button";
import { StateMark } from "../ui/state-mark";

interface AttemptsListProps {
  readonly attempts: readonly HomeAttempt[];
  readonly timeZone: string;
}

/** One's own attempts, the newest first: score against the mark, and the way to the result or back to the sitting. */
export function AttemptsList({ attempts, timeZone }: AttemptsListProps) {
  const t = useTranslations("home");
  const locale = useLocale();
  const format = useFormatter();
  return (
    <ul className="border-t border-rule">
      {attempts.map((attempt) => {
        const { attemptId, finishedAt, passed, score } = attempt;
        const day = format.dateTime(finishedAt ?? attempt.startedAt, { dateStyle: "long", timeZone });
        return (
          <li
            key={attemptId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                <TextLink href={finishedAt === null ? `/exam/${attemptId}` : `/results/${attemptId}`}>
                  {t("attempt", { exam: attempt.examName[locale], number: attempt.number })}
                </TextLink>
              </p>
              <p className="text-[0.92rem] text-soft">{day}</p>
            </div>
            <p className="flex flex-wrap items-baseline gap-x-4">
              {score !== null && <span>{t("score", score)}</span>}
              {passed === null ? (
                <StateMark shape="half">{t("running")}</StateMark>
              ) : (
                <StateMark shape={passed ? "full" : "ring"}>{t(passed ? "passed" : "notPassed")}</StateMark>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
