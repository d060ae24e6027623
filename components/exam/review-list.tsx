import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/i18n/navigation";
import { EmptyState } from "../ui/empty-state";
import { SectionTitle } from "../ui/text";

interface ReviewListProps {
  readonly attemptId: string;
  /** Only what was not right. */
  readonly wrongOnly: boolean;
  readonly counts: { readonly all: number; readonly notRight: number };
  readonly children: ReactNode;
}

/** The questions of the attempt, with two links that say which are shown: they work without a script. */
export function ReviewList({ attemptId, wrongOnly, counts, children }: ReviewListProps) {
  const t = useTranslations("review.questions");
  const path = `/results/${attemptId}`;
  const shown = wrongOnly ? counts.notRight : counts.all;
  return (
    <section id="questions">
      <SectionTitle>{t("title")}</SectionTitle>
      <p className="mb-3">{t("text")}</p>
      <nav aria-label={t("filter")} className="no-print mb-4 flex flex-wrap gap-2">
        <Filter href={`${path}#questions`} current={!wrongOnly} text={t("all")} count={counts.all} />
        <Filter href={`${path}?show=wrong#questions`} current={wrongOnly} text={t("wrong")} count={counts.notRight} />
      </nav>
      {shown === 0 ? <EmptyState title={t("noneWrong")} /> : <ol className="border-t border-rule">{children}</ol>}
    </section>
  );
}

function Filter({ href, current, text, count }: { href: string; current: boolean; text: string; count: number }) {
  const t = useTranslations("review.questions");
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? "true" : undefined}
      className="flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-edge px-4 hover:border-green aria-[current]:border-green aria-[current]:bg-good aria-[current]:font-semibold"
    >
      {text}
      <span aria-hidden="true" className="text-soft">
        {count}
      </span>
      <span className="sr-only">({t("shown", { count })})</span>
    </Link>
  );
}
