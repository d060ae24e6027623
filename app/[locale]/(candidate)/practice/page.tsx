import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { MasteryTable } from "@/components/practice/mastery-table";
import { PageBody } from "@/components/shell/shell";
import { LinkButton, TextLink } from "@/components/ui/button";
import { PageTitle, SectionTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getPracticeTopics } from "@/lib/use-cases/practice/get-practice-topics";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import { getSettings } from "@/lib/use-cases/settings/get-settings";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("practice"))("title") };
}

/** Practice by rule: each topic with how one stands in it. */
export default async function PracticePage() {
  const { db, actor, now } = await getContext();
  const found = await getPracticeTopics(db, actor, {}, now);
  if (!found.ok) return leaveRefused(found, "/practice");
  const { topics, practised } = found.value;
  const words = ruleWords(await getLocale());
  const t = await getTranslations("practice");
  const cases = await getTranslations("cases");
  const { timeZone } = await getSettings(db);
  return (
    <PageBody>
      <PageTitle sub={t("sub")}>{t("title")}</PageTitle>
      <p className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton href="/practice/question">{t("mixed")}</LinkButton>
        <TextLink href="/practice/cases">{cases("link")}</TextLink>
      </p>
      <SectionTitle>{t("byRule")}</SectionTitle>
      <MasteryTable
        lines={topics}
        names={Object.fromEntries(topics.map(({ id }) => [id, words.topic(id)]))}
        timeZone={timeZone}
        practised={new Set(practised)}
      />
    </PageBody>
  );
}
