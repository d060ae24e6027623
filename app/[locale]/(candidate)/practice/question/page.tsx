import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { PracticeQuestion } from "@/components/practice/practice-question";
import { getContext } from "@/lib/auth/session";
import { serveQuestion } from "@/lib/use-cases/practice/serve-question";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import { answerPracticeAction } from "../actions";

interface PageProps {
  readonly searchParams: Promise<{ topic?: string | string[] }>;
}

/** Served once a request, to the head and to the page. @param topic null: any */
const serve = cache(async (topic: string | null) => {
  const { db, actor, now } = await getContext();
  return serveQuestion(db, actor, { topic }, now);
});

const askedTopic = async (searchParams: PageProps["searchParams"]): Promise<string | null> => {
  const { topic } = await searchParams;
  return typeof topic === "string" ? topic : null;
};

async function topicName(searchParams: PageProps["searchParams"]): Promise<string | null> {
  const asked = await askedTopic(searchParams);
  return asked === null ? null : ruleWords(await getLocale()).topic(asked);
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const served = await serve(await askedTopic(searchParams));
  const t = await getTranslations("practice");
  if (!served.ok) return { title: t("title") };
  return { title: t("questionTitle", { topic: (await topicName(searchParams)) ?? t("back") }) };
}

/** The next question of a topic, or of any. Loaded again it is the same question until it is answered. */
export default async function PracticeQuestionPage({ searchParams }: PageProps) {
  const served = await serve(await askedTopic(searchParams));
  if (!served.ok) return leaveRefused(served, "/practice");
  return (
    <PracticeQuestion
      practiceId={served.value.practiceId}
      view={playView(served.value.item, await getLocale())}
      topic={await topicName(searchParams)}
      action={answerPracticeAction}
      problemAt={null}
    />
  );
}
