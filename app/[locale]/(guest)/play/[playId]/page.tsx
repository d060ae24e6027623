import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { rulingWords } from "@/app/_frame/ruling-words";
import { FieldPlan } from "@/components/field/plan";
import { RulingTold } from "@/components/practice/ruling";
import { ArrivalFocus } from "@/components/ui/arrival-focus.client";
import { LinkButton, TextLink } from "@/components/ui/button";
import { ActionBar, PlayLayout } from "@/components/ui/play-layout";
import { PlayScene } from "@/components/ui/play-scene";
import { Kicker, Story } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getPlay } from "@/lib/use-cases/guest/get-play";
import { judgePlayAction } from "../../actions";

interface PageProps {
  readonly params: Promise<{ playId: string }>;
  readonly searchParams: Promise<{ problem?: string | string[] }>;
}

/** Asked for once a request, by the head and by the page. */
const load = cache(async (playId: string) => {
  const { db, actor, now } = await getContext();
  return { found: await getPlay(db, actor, { playId }, now), now };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { found } = await load((await params).playId);
  const t = await getTranslations();
  return { title: found.ok && found.value.ruling !== null ? t("play.title") : t("shell.front.kicker") };
}

/** A play with its ruling; or, sent without an answer, the play again with what is missing. */
export default async function PlayPage({ params, searchParams }: PageProps) {
  const { playId } = await params;
  const { found, now } = await load(playId);
  if (!found.ok) return leaveRefused(found, "/");
  const locale = await getLocale();
  const t = await getTranslations();
  const { item, ruling } = found.value;
  if (ruling === null) {
    const { problem } = await searchParams;
    return (
      <PlayScene
        view={playView(item, locale)}
        kicker={t("shell.front.kicker")}
        kickerNote={t("shell.front.kickerNote")}
        action={judgePlayAction}
        hidden={{ playId, format: item.format }}
        submitText={t("play.call")}
        more={<TextLink href="/">{t("play.another")}</TextLink>}
        problem={
          problem === undefined
            ? undefined
            : { text: t(item.format === "number" ? "play.needNumber" : "play.needAnswer"), at: now }
        }
      />
    );
  }
  return (
    <PlayLayout
      scene={
        <>
          <Kicker as="h1" note={t("shell.front.kickerNote")}>
            {t("play.yours")}
          </Kicker>
          <Story>{item.scene[locale]}</Story>
        </>
      }
      figure={ruling.plan && <FieldPlan plan={ruling.plan} />}
    >
      <RulingTold ruling={ruling} words={rulingWords(ruling, locale)} />
      <ArrivalFocus on="verdict" at={now} />
      <ActionBar>
        <LinkButton href="/">{t("play.next")}</LinkButton>
        <TextLink href={`/practice/question?topic=${encodeURIComponent(ruling.topic)}`}>{t("play.practise")}</TextLink>
      </ActionBar>
    </PlayLayout>
  );
}
