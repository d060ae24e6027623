import { useFormatter, useTranslations } from "next-intl";
import type { Mastery } from "@/lib/progress/mastery";
import { TextLink } from "../ui/button";
import { Meter } from "../ui/meter";

interface MasteryTableProps {
  readonly lines: readonly Mastery[];
  /** Topic id → its name. */
  readonly names: Readonly<Record<string, string>>;
  readonly timeZone: string;
  /** Topics that have questions to practise. */
  readonly practised: ReadonlySet<string>;
}

/** Topic by topic: how many were right of the last ones, how many in all, how long ago. Honest: no percentage. */
export function MasteryTable({ lines, names, timeZone, practised }: MasteryTableProps) {
  const t = useTranslations("practice");
  const format = useFormatter();
  return (
    <ul className="border-t border-rule">
      {lines.map(({ id, answered, right, recent, lastAt }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_14rem_7rem]"
        >
          <p className="font-semibold">{names[id] ?? id}</p>
          <div>
            {answered === 0 ? (
              <p className="text-[0.92rem] text-soft">{t("never")}</p>
            ) : (
              <>
                <Meter label={t("recent")} value={recent.right} max={recent.answered} />
                <p className="mt-1 text-[0.92rem] text-soft">
                  {answered > recent.answered && <>{t("inAll", { right, answered })} · </>}
                  {lastAt !== null &&
                    format.dateTime(lastAt, { year: "numeric", month: "short", day: "numeric", timeZone })}
                </p>
              </>
            )}
          </div>
          <p className="sm:text-right">
            {practised.has(id) && (
              <TextLink href={`/practice/question?topic=${encodeURIComponent(id)}`}>
                <span aria-hidden="true">{t("practise")}</span>
                <span className="sr-only">{t("practiseTopic", { topic: names[id] ?? id })}</span>
              </TextLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
