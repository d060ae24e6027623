import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { PracticeQuestion } from "@/components/practice/practice-question";
import { getContext } from "@/lib/auth/session";
import { serveQuestion } from "@/lib/use-cases/practice/serve-question";
import { ruleWords } from "@/lib/use-cases/staff/rule-words";
import { answerPracticeAction } from "../actions";

interface PageProps {
  readonly searchParams: Promise<{ topic?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("practice"))("kicker") };
}

/** The next question of a topic, or of any. Loaded again it is the same question until it is answered. */
export default async function PracticeQuestionPage({ searchParams }: PageProps) {
  const { topic } = await searchParams;
  const asked = typeof topic === "string" ? topic : null;
  const { db, actor, now } = await getContext();
  const served = await serveQuestion(db, actor, { topic: asked }, now);
  if (!served.ok) return leaveRefused(served, "/practice");
  const locale = await getLocale();
  const name = ruleWords(locale).topic(served.value.topic);
  return (
    <PracticeQuestion
      practiceId={served.value.practiceId}
      view={playView(served.value.item, locale)}
      topic={name}
      all={asked === null}
      action={answerPracticeAction}
      problem={false}
    />
  );
}
