import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { redirectToSignIn } from "@/app/_frame/guard";
import { rulingWords } from "@/app/_frame/ruling-words";
import { ResultSummary, WhatNext } from "@/components/exam/result-summary";
import { ReviewList } from "@/components/exam/review-list";
import { ReviewQuestionView } from "@/components/exam/review-question";
import { PageBody } from "@/components/shell/shell";
import { Kicker, PageTitle, SectionTitle } from "@/components/ui/text";
import { TopicScores } from "@/components/ui/topic-scores";
import { type Context, getContext } from "@/lib/auth/session";
import { getExamEntry } from "@/lib/use-cases/exams/get-exam-entry";
import { getResult, type ResultView } from "@/lib/use-cases/review/get-result";
import { getReview } from "@/lib/use-cases/review/get-review";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import { getSettings } from "@/lib/use-cases/settings/get-settings";
import { QuestionsClosed } from "./questions-closed";

interface PageProps {
  readonly params: Promise<{ attemptId: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The same head for everybody, whoever's result it is or whether there is one. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("review"))("title") };
}

/** The own result: the count against the mark, by topic, what is next, and every question as far as the policy lets it be seen. */
export default async function ResultPage({ params, searchParams }: PageProps) {
  const { attemptId } = await params;
  const { show } = await searchParams;
  const locale = await getLocale();
  const context = await getContext();
  const found = await getResult(context.db, context.actor, { attemptId }, context.now);
  if (!found.ok) {
    if (found.code === "signed-out") return redirectToSignIn(`/results/${encodeURIComponent(attemptId)}`);
    if (found.code === "attempt-running") redirect(`/${locale}/exam/${encodeURIComponent(attemptId)}`);
    return notFound();
  }
  const result = found.value;
  // What staff see of somebody else's stands on their own pages.
  if (!result.own) redirect(`/${locale}/staff/attempts/${encodeURIComponent(attemptId)}`);
  return <Result context={context} result={result} wrongOnly={show === "wrong"} />;
}

interface ResultProps {
  readonly context: Context;
  readonly result: ResultView;
  readonly wrongOnly: boolean;
}

async function Result({ context, result, wrongOnly }: ResultProps) {
  const { db, actor, now } = context;
  const t = await getTranslations("review");
  const locale = await getLocale();
  const { timeZone } = await getSettings(db);
  const entry = await getExamEntry(db, actor, { windowId: result.windowId }, now);
  const words = ruleWords(locale);
  const topics = (result.byTopic ?? [])
    .map(({ topic, right, questions }) => ({ id: topic, name: words.topic(topic), right, questions }))
    // In the order of the rulebook: 37.2 before 37.10.
    .sort((one, two) => one.id.localeCompare(two.id, "en", { numeric: true }));
  return (
    <PageBody wide>
      <Kicker>{t("kicker", { exam: result.examName[locale], number: result.number })}</Kicker>
      <PageTitle>{t("title")}</PageTitle>
      <ResultSummary result={result} timeZone={timeZone} />
      {entry.ok && <WhatNext entry={entry.value} />}
      <TopicScores title={t("topics.title")} topics={topics} />
      <Questions context={context} result={result} timeZone={timeZone} wrongOnly={wrongOnly} />
    </PageBody>
  );
}

async function Questions({ context, result, timeZone, wrongOnly }: ResultProps & { timeZone: string }) {
  const t = await getTranslations("review.questions");
  const { attemptId } = result;
  const review = await getReview(context.db, context.actor, { attemptId }, context.now);
  if (!review.ok) {
    const because =
      review.code === "sitting-running" ? review.code : (result.sight.shows !== "full" && result.sight.because) || null;
    return (
      <section>
        <SectionTitle>{t("title")}</SectionTitle>
        <QuestionsClosed because={because} opensAt={result.windowClosesAt} timeZone={timeZone} />
      </section>
    );
  }
  const locale = await getLocale();
  const all = review.value.questions;
  const notRight = all.filter((question) => question.grade !== "right");
  return (
    <ReviewList attemptId={attemptId} wrongOnly={wrongOnly} counts={{ all: all.length, notRight: notRight.length }}>
      {(wrongOnly ? notRight : all).map((question) => (
        <ReviewQuestionView key={question.slot} question={question} words={rulingWords(question, locale)} />
      ))}
    </ReviewList>
  );
}
