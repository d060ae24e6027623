import { useTranslations } from "next-intl";
import { Meter } from "../ui/meter";
import { SectionTitle } from "../ui/text";

export interface TopicLine {
  readonly id: string;
  readonly name: string;
  readonly right: number;
  readonly questions: number;
}

/** Right answers of the questions of each topic, as counts. */
export function TopicTable({ topics }: { topics: readonly TopicLine[] }) {
  const t = useTranslations("staff.attempt");
  if (topics.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t("topics")}</SectionTitle>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {topics.map(({ id, name, right, questions }) => (
          <li key={id}>
            <Meter label={name} value={right} max={questions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
