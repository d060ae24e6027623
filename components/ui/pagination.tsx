import { useTranslations } from "next-intl";
import { Link } from "@/i18n/navigation";

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** The address of a page, without the language. */
  readonly hrefOf: (page: number) => string;
}

/** "51 to 100 of 212" with the neighbouring pages. Nothing is drawn when all fits on one. */
export function Pagination({ page, pageSize, total, hrefOf }: PaginationProps) {
  const t = useTranslations("common.pages");
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label={t("label")} className="no-print mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="mr-auto text-soft">{t("range", { from, to, total })}</p>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" prefetch={false} className="link py-2">
          {t("previous")}
        </Link>
      )}
      {page < last && (
        <Link href={hrefOf(page + 1)} rel="next" prefetch={false} className="link py-2">
          {t("next")}
        </Link>
      )}
    </nav>
  );
}
