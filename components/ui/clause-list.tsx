import { useTranslations } from "next-intl";
import { SectionTitle } from "./text";

export interface ClauseView {
  /** Our own mark: "36.5.j". */
  readonly mark: string;
  readonly rule: 36 | 37;
  /** The heading of the rulebook under which it stands, in the language of the page. */
  readonly heading: string;
  /** The clause in plain words. */
  readonly text: string;
}

interface ClauseListProps {
  readonly clauses: readonly ClauseView[];
  readonly titled?: boolean;
  /** h3 where the list stands under a heading of its question. */
  readonly level?: "h2" | "h3";
}

/** The clauses that a ruling rests on: rule and heading, our mark, plain words. */
export function ClauseList({ clauses, titled = true, level = "h2" }: ClauseListProps) {
  const t = useTranslations("common.clauses");
  if (clauses.length === 0) return null;
  return (
    <section className="mb-5">
      {titled && <SectionTitle level={level}>{t("title")}</SectionTitle>}
      <ol className="border-t border-rule">
        {clauses.map((clause) => (
          <li key={clause.mark} className="border-b border-rule py-3 text-[0.98rem]">
            <p className="text-[0.92rem] text-soft">
              {t("cite", { rule: String(clause.rule), heading: clause.heading })}{" "}
              <b className="ml-1 font-semibold whitespace-nowrap text-green">{clause.mark}</b>
            </p>
            <p>{clause.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-[0.92rem] text-soft">{t("ours")}</p>
    </section>
  );
}
