import { useTranslations } from "next-intl";
import type { ResultSort, ResultState } from "@/lib/use-cases/staff/results-query";
import { Button } from "../ui/button";
import { INPUT_CLASSES } from "../ui/field-frame";
import { Choices } from "./choices";
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
        <label className="max-w-80 min-w-0 grow basis-40">
          <span className="mb-1 block text-[0.92rem] text-soft">{t(outline ? "searchName" : "search")}</span>
          <input type="search" name="search" defaultValue={asked.search} maxLength={100} className={INPUT_CLASSES} />
        </label>
        <SortChoice asked={asked} columns={columns} />
        <Button type="submit" look="quiet">
          {t("find")}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
        <Choices
          label={t("state")}
          choices={[null, ...states].map((state) => ({
            href: resultsHref(asked, { state }),
            text: state === null ? t("all") : words(state),
            current: asked.state === state,
          }))}
        />
        <div className="flex flex-wrap items-center gap-x-2">
          <span aria-hidden="true" className="text-[0.95rem] text-soft">
            {t("by")}
          </span>
          <Choices
            label={t("by")}
            choices={(["person", "attempt"] as const).map((by) => ({
              href: resultsHref(asked, { by, state: asked.state === "not-started" ? null : asked.state }),
              text: t(by),
              current: asked.by === by,
            }))}
          />
        </div>
      </div>
    </search>
  );
}

/** On a phone the rows have no headers to sort by. */
function SortChoice({ asked, columns }: Omit<ResultsFilterProps, "outline">) {
  const t = useTranslations("staff.filter");
  const names = useTranslations("staff.table");
  return (
    <label className="order-last w-full sm:hidden">
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
