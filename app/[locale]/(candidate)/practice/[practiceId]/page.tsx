import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { rulingWords } from "@/app/_frame/ruling-words";
import { FieldPlan } from "@/components/field/plan";
import { PracticeQuestion } from "@/components/practice/practice-question";
import { RulingTold } from "@/components/practice/ruling";
import { ArrivalFocus } from "@/components/ui/arrival-focus.client";
import { LinkButton, TextLink } from "@/components/ui/button";
import { ActionBar, PlayLayout } from "@/components/ui/play-layout";
import { Kicker, Story } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getQuestion } from "@/lib/use-cases/practice/get-question";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import { answerPracticeAction } from "../actions";

interface PageProps {
  readonly params: Promise<{ practiceId: string }>;
  readonly searchParams: Promise<{ problem?: string | string[]; all?: string | string[] }>;
}

/** Asked for once a request, by the head and by the page. */
const load = cache(async (practiceId: string) => {
  const { db, actor, now } = await getContext();
  return { found: await getQuestion(db, actor, { practiceId }, now), now };
});

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { found } = await load((await params).practiceId);
  const t = await getTranslations("practice");
  if (!found.ok) return { title: t("title") };
  const topic = ruleWords(await getLocale()).topic(found.value.topic);
  if (found.value.ruling !== null) return { title: t("rulingTitle", { topic }) };
  return { title: t("questionTitle", { topic: (await searchParams).all === "yes" ? t("back") : topic }) };
}

/** A practice question of one's own: with its ruling once answered, before that the question again. */
export default async function PracticeRulingPage({ params, searchParams }: PageProps) {
  const { practiceId } = await params;
  const { problem, all } = await searchParams;
  const { found, now } = await load(practiceId);
  if (!found.ok) return leaveRefused(found, "/practice");
  const locale = await getLocale();
  const topic = ruleWords(locale).topic(found.value.topic);
  const { item, ruling } = found.value;
  if (ruling === null) {
    return (
      <PracticeQuestion
        practiceId={found.value.practiceId}
        view={playView(found.value.item, locale)}
        topic={all === "yes" ? null : topic}
        action={answerPracticeAction}
        problemAt={problem === undefined ? null : now}
      />
    );
  }
  const t = await getTranslations("practice");
  const next = all === "yes" ? "/practice/question" : `/practice/question?topic=${encodeURIComponent(ruling.topic)}`;
  return (
    <PlayLayout
      scene={
        <>
          <Kicker as="h1" note={topic}>
            {t("yours")}
          </Kicker>
          <Story>{item.scene[locale]}</Story>
        </>
      }
      figure={ruling.plan && <FieldPlan plan={ruling.plan} />}
    >
      <RulingTold ruling={ruling} words={rulingWords(ruling, locale)} />
      <ArrivalFocus on="verdict" at={now} />
      <ActionBar>
        <LinkButton href={next}>{t("next")}</LinkButton>
        <TextLink href="/practice">{t("back")}</TextLink>
      </ActionBar>
    </PlayLayout>
  );
}
