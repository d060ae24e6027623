import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { rulingWords } from "@/app/_frame/ruling-words";
import { ToldStep } from "@/components/practice/told-step";
import { PageBody } from "@/components/shell/shell";
import { ArrivalFocus } from "@/components/ui/arrival-focus.client";
import { TextLink } from "@/components/ui/button";
import { PlayScene } from "@/components/ui/play-scene";
import { SubmitButton } from "@/components/ui/submit-button.client";
import { PageTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getCaseStudy } from "@/lib/use-cases/case-studies/get-case-study";
import { answerStepAction, restartStudyAction } from "../actions";

interface PageProps {
  readonly params: Promise<{ studyId: string }>;
  readonly searchParams: Promise<{ problem?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("cases"))("title") };
}

/** A case study: what has been answered with its rulings, then the next step; the steps after it are not told yet. */
export default async function CaseStudyPage({ params, searchParams }: PageProps) {
  const { studyId } = await params;
  const { problem } = await searchParams;
  const { db, actor, now } = await getContext();
  const found = await getCaseStudy(db, actor, { studyId }, now);
  if (!found.ok) return leaveRefused(found, "/practice/cases");
  const locale = await getLocale();
  const t = await getTranslations("cases");
  const { title, steps, told, next } = found.value;
  return (
    <>
      <PageBody>
        <PageTitle sub={t("progress", { answered: told.length, steps })}>{title[locale]}</PageTitle>
        {told.map(
          ({ practiceId, ruling }, place) =>
            ruling !== null && (
              <ToldStep
                key={practiceId}
                number={place + 1}
                steps={steps}
                ruling={ruling}
                words={rulingWords(ruling, locale)}
                latest={place === told.length - 1}
              />
            ),
        )}
        {told.length > 0 && problem === undefined && <ArrivalFocus on="verdict" at={now} />}
        {next === null && (
          <form action={restartStudyAction} className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <input type="hidden" name="studyId" value={studyId} />
            <p className="w-full font-semibold">{t("finished")}</p>
            <SubmitButton look="quiet">{t("again")}</SubmitButton>
            <TextLink href="/practice/cases">{t("all")}</TextLink>
          </form>
        )}
      </PageBody>
      {next !== null && (
        <PlayScene
          view={playView(next.item, locale)}
          kicker={t("step", { number: told.length + 1, steps })}
          kickerLevel="h2"
          action={answerStepAction}
          hidden={{ practiceId: next.practiceId, studyId, format: next.item.format }}
          submitText={t("answer")}
          more={<TextLink href="/practice/cases">{t("all")}</TextLink>}
          problem={
            problem === undefined
              ? undefined
              : { text: t(next.item.format === "number" ? "needNumber" : "needAnswer"), at: now }
          }
        />
      )}
    </>
  );
}
