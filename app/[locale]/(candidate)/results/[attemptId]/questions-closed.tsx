import { useFormatter, useTranslations } from "next-intl";
import { momentInWords } from "@/components/exam/moment";
import type { Sight } from "@/lib/use-cases/review/get-result";

interface QuestionsClosedProps {
  readonly because: Extract<Sight, { because: string }>["because"] | "sitting-running" | null;
  /** When the window closes; null where it does not. */
  readonly opensAt: number | null;
  readonly timeZone: string;
}

/** Why the questions are not shown, and from when they are. */
export function QuestionsClosed({ because, opensAt, timeZone }: QuestionsClosedProps) {
  const t = useTranslations("review.closed");
  const format = useFormatter();
  if (because === null) return null;
  if (because === "after-window" && opensAt !== null) {
    return <p className="measure">{t("afterDate", { date: format.dateTime(opensAt, momentInWords(timeZone)) })}</p>;
  }
  return <p className="measure">{t(because)}</p>;
}
