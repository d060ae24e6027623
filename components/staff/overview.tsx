import { useFormatter, useTranslations } from "next-intl";
import type { WindowOverview } from "@/lib/use-cases/staff/get-window-overview";
import type { ResultState } from "@/lib/use-cases/staff/results-query";

const ORDER: readonly ResultState[] = ["passed", "not-passed", "in-progress", "not-started"];

/** How many persons stand where, each a figure under its word. */
export function Overview({ people }: { people: WindowOverview["people"] }) {
  const t = useTranslations("staff");
  const format = useFormatter();
  return (
    <dl
      aria-label={t("overview.label")}
      className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-rule py-4 sm:grid-cols-4"
    >
      {ORDER.map((state) => (
        <div key={state} className="flex flex-col">
          <dt className="text-[0.95rem] text-soft">{t(`state.${state}`)}</dt>
          <dd className="font-serif text-[1.7rem] leading-tight font-semibold">{format.number(people[state])}</dd>
        </div>
      ))}
    </dl>
  );
}
