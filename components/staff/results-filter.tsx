import { useTranslations } from "next-intl";
import { Link } from "@/i18n/navigation";
import type { ResultSort, ResultState } from "@/lib/use-cases/staff/results-query";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";
import { INPUT_CLASSES } from "../ui/field-frame";
import { type AskedFor, resultsHref, sortWord } from "./results-address";

interface ResultsFilterProps {
  readonly asked: AskedFor;
  /** Columns in sight, for the choice of an order on a phone, where no headers are drawn. */
  readonly columns: readonly ResultSort[];
  readonly outline: boolean;
}

const STATES: readonly ResultState[] = ["passed", "not-passed", "in-progress", "not-started"];

/** Search, state, and one row for each person or attempt: a form and links, so that it works without scripts. */
export function ResultsFilter({ asked, columns, outline }: ResultsFilterProps) {
  const t = useTranslations("staff.filter");
  const words = useTranslations("staff.state");
  const states = asked.by === "person" ? STATES : STATES.slice(0, 3);
  return (
    <search aria-label={t("label")} className="no-print mb-3 flex flex-col gap-3">
      <form method="get" className="flex flex-wrap items-end gap-x-2 gap-y-3">
        {asked.window !== null && <input type="hidden" name="window" value={asked.window} />}
        {asked.state !== null && <input type="hidden" name="state" value={asked.state} />}
        {asked.by !== "person" && <input type="hidden" name="by" value={asked.by} />}
        <label className="w-full max-w-80 min-w-0 grow sm:w-auto">
          <span className="mb-1 block text-[0.92rem] text-soft">{t(outline ? "searchName" : "search")}</span>
          <input type="search" name="search" defaultValue={asked.search} maxLength={100} className={INPUT_CLASSES} />
        </label>
        <SortChoice asked={asked} columns={columns} />
        <Button type="submit" look="quiet">
          {t("find")}
        </Button>
      </form>
      <ul aria-label={t("state")} className="flex flex-wrap gap-x-1 gap-y-1">
        <Choice href={resultsHref(asked, { state: null })} current={asked.state === null}>
          {t("all")}
        </Choice>
        {states.map((state) => (
          <Choice key={state} href={resultsHref(asked, { state })} current={asked.state === state}>
            {words(state)}
          </Choice>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="text-[0.95rem] text-soft">{t("by")}</span>
        <ul aria-label={t("by")} className="flex flex-wrap gap-x-1">
          {(["person", "attempt"] as const).map((by) => (
            <Choice
              key={by}
              href={resultsHref(asked, { by, state: asked.state === "not-started" ? null : asked.state })}
              current={asked.by === by}
            >
              {t(by)}
            </Choice>
          ))}
        </ul>
      </div>
    </search>
  );
}

/** On a phone the rows have no headers to sort by. */
function SortChoice({ asked, columns }: Omit<ResultsFilterProps, "outline">) {
  const t = useTranslations("staff.filter");
  const names = useTranslations("staff.table");
  return (
    <label className="max-w-80 min-w-0 grow sm:hidden">
      <span className="mb-1 block text-[0.92rem] text-soft">{t("sort")}</span>
      <select name="sort" defaultValue={sortWord(asked)} className={INPUT_CLASSES}>
        {columns.flatMap((column) => [
          <option key={column} value={column}>
            {t("up", { column: names(column) })}
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {t("down", { column: names(column) })}
          </option>,
        ])}
      </select>
    </label>
  );
}

function Choice({ href, current, children }: { href: string; current: boolean; children: string }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={current ? "true" : undefined}
        className={classes(
          "inline-flex min-h-11 items-center rounded-full px-3.5 py-1.5 text-[0.95rem]",
          current ? "bg-good font-semibold text-ink" : "text-soft hover:text-ink",
        )}
      >
        {children}
      </Link>
    </li>
  );
}
