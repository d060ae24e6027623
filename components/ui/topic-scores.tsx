import { Meter } from "./meter";
import { SectionTitle } from "./text";

interface TopicLine {
  readonly id: string;
  readonly name: string;
  readonly right: number;
  readonly questions: number;
}

/** "3 of 5" for each topic of a form: right answers as counts. */
export function TopicScores({ title, topics }: { title: string; topics: readonly TopicLine[] }) {
  if (topics.length === 0) return null;
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
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
