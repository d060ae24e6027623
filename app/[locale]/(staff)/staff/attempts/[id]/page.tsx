import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { rulingWords } from "@/app/_frame/ruling-words";
import { PageBody } from "@/components/shell/shell";
import { AttemptFacts } from "@/components/staff/attempt-facts";
import { AttemptOutlineView } from "@/components/staff/attempt-outline";
import { Choices } from "@/components/staff/choices";
import { EventList } from "@/components/staff/event-list";
import { PersonName } from "@/components/staff/person-name";
import { RESULTS_PATH } from "@/components/staff/results-address";
import { SatQuestionView } from "@/components/staff/sat-question";
import { TextLink } from "@/components/ui/button";
import { Kicker, PageTitle, SectionTitle } from "@/components/ui/text";
import { TopicScores } from "@/components/ui/topic-scores";
import { getContext } from "@/lib/auth/session";
import { type RuleWords, ruleWords } from "@/lib/use-cases/review/rule-words";
import { type AttemptInFull, getAttemptInFull } from "@/lib/use-cases/staff/get-attempt-in-full";
import { leave } from "../../refused";

interface PageProps {
  readonly params: Promise<{ id: string }>;
  /** `show=missed`: only the questions that were not right. */
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** No name in the head: who may not see the page learns nothing from it either. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("staff"))("title") };
}

/** One attempt as it was sat. */
export default async function AttemptPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { db, actor, now } = await getContext();
  const found = await getAttemptInFull(db, actor, { attemptId: id }, now);
  if (!found.ok) return leave(found, `/staff/attempts/${encodeURIComponent(id)}`);
  return (
    <PageBody wide>
      {found.value.sight === "full" ? (
        <InFull
          attempt={found.value}
          words={ruleWords(await getLocale())}
          missed={(await searchParams).show === "missed"}
        />
      ) : (
        <AttemptOutlineView attempt={found.value} />
      )}
    </PageBody>
  );
}

interface InFullProps {
  readonly attempt: AttemptInFull;
  readonly words: RuleWords;
  readonly missed: boolean;
}

async function InFull({ attempt, words, missed }: InFullProps) {
  const t = await getTranslations("staff.attempt");
  const back = (await getTranslations("staff.outline"))("back");
  const locale = await getLocale();
  const { person, examName, number, score, questions } = attempt;
  const who = [
    person.memberNumber === null ? t("noNumber") : t("who", { number: person.memberNumber }),
    ...(person.level === null ? [] : [t("level", { level: person.level })]),
  ];
  const topics = (score?.byTopic ?? [])
    .map(({ topic, right, questions: of }) => ({ id: topic, name: words.topic(topic), right, questions: of }))
    .sort((one, two) => words.topics.indexOf(one.id) - words.topics.indexOf(two.id));
  return (
    <>
      <Kicker note={<TextLink href={RESULTS_PATH}>{back}</TextLink>}>
        {t("kicker", { exam: examName[locale], number })}
      </Kicker>
      <PageTitle sub={who.join(" · ")}>
        <PersonName name={person.name} />
      </PageTitle>
      <AttemptFacts attempt={attempt} />
      <TopicScores title={t("topics")} topics={topics} />
      <SectionTitle>{t("questions")}</SectionTitle>
      {questions === null ? (
        <p className="measure">{t("hidden")}</p>
      ) : (
        <SatQuestions questions={questions} attempt={attempt} missed={missed} />
      )}
      <EventList events={attempt.events} timeZone={attempt.timeZone} />
    </>
  );
}

type SatQuestionsProps = Omit<InFullProps, "words"> & { readonly questions: NonNullable<AttemptInFull["questions"]> };

async function SatQuestions({ questions, attempt, missed }: SatQuestionsProps) {
  const t = await getTranslations("staff.attempt");
  const locale = await getLocale();
  const shown = missed ? questions.filter(({ grade }) => grade !== "right") : questions;
  const missedCount = questions.filter(({ grade }) => grade !== "right").length;
  const path = `/staff/attempts/${attempt.attemptId}`;
  return (
    <>
      <Choices
        label={t("show")}
        choices={[
          { href: path, text: t("all", { count: questions.length }), current: !missed },
          { href: `${path}?show=missed`, text: t("missed", { count: missedCount }), current: missed },
        ]}
      />
      <ol className="mt-3 border-t border-rule">
        {shown.map((question) => (
          <SatQuestionView
            key={question.slot}
            question={question}
            timeZone={attempt.timeZone}
            words={rulingWords(question, locale)}
          />
        ))}
      </ol>
    </>
  );
}
