import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirectToSignIn } from "@/app/_frame/guard";
import { AttemptsList } from "@/components/practice/attempts-list";
import { MasteryTable } from "@/components/practice/mastery-table";
import { PageBody } from "@/components/shell/shell";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle, SectionTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getHome } from "@/lib/use-cases/progress/get-home";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import { getSettings } from "@/lib/use-cases/settings/get-settings";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("home"))("title") };
}

/** A candidate's home: the own attempts, and how one stands in each rule. */
export default async function HomePage() {
  const { db, actor, now } = await getContext();
  const found = await getHome(db, actor, {}, now);
  if (!found.ok) return redirectToSignIn("/home");
  const { attempts, running, topics } = found.value;
  const words = ruleWords(await getLocale());
  const t = await getTranslations("home");
  const { timeZone } = await getSettings(db);
  return (
    <PageBody>
      <PageTitle>{t("title")}</PageTitle>
      <SectionTitle>{t("attempts")}</SectionTitle>
      {attempts.length === 0 ? (
        <EmptyState title={t("noAttempts")} action={<LinkButton href="/exam">{t("toExam")}</LinkButton>}>
          {t("noAttemptsText")}
        </EmptyState>
      ) : (
        <AttemptsList attempts={attempts} timeZone={timeZone} />
      )}
      <SectionTitle>{t("mastery")}</SectionTitle>
      <p className="measure mb-4 text-soft">{t("masteryText")}</p>
      <MasteryTable
        lines={topics}
        names={Object.fromEntries(topics.map(({ id }) => [id, words.topic(id)]))}
        timeZone={timeZone}
        practised={new Set(running === null ? topics.map(({ id }) => id) : [])}
      />
    </PageBody>
  );
}
