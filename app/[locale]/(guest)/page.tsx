import { getLocale, getTranslations } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { playView } from "@/app/_frame/play-view";
import { EMPTY_FIELD } from "@/components/field/empty-field";
import { FieldPlan } from "@/components/field/plan";
import { LinkButton, TextLink } from "@/components/ui/button";
import { PlayLayout } from "@/components/ui/play-layout";
import { PlayScene } from "@/components/ui/play-scene";
import { Kicker, PageTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { servePlay } from "@/lib/use-cases/guest/serve-play";
import { judgePlayAction } from "./actions";

/** The front page is one play: a scene, the field from above, one decision. No account needed. */
export default async function FrontPage() {
  const { db, actor, now } = await getContext();
  const served = await servePlay(db, actor, {}, now);
  if (!served.ok) return served.code === "no-plays" ? <NoPlay /> : leaveRefused(served, "/");
  const locale = await getLocale();
  const t = await getTranslations();
  const { playId, item } = served.value;
  return (
    <PlayScene
      view={playView(item, locale)}
      kicker={t("shell.front.kicker")}
      kickerNote={t("shell.front.kickerNote")}
      action={judgePlayAction}
      hidden={{ playId, format: item.format }}
      submitText={t("play.call")}
      more={<TextLink href="/">{t("play.another")}</TextLink>}
    />
  );
}

/** While there is no play on the field: what this is, and what else one can do. */
async function NoPlay() {
  const t = await getTranslations("shell.front");
  return (
    <PlayLayout
      scene={
        <>
          <Kicker note={t("kickerNote")}>{t("kicker")}</Kicker>
          <PageTitle>{t("title")}</PageTitle>
          <p className="measure mb-5 font-serif text-[1.09rem] leading-[1.58]">{t("text")}</p>
        </>
      }
      figure={<FieldPlan plan={EMPTY_FIELD} />}
    >
      <p className="mb-5">{t("empty")}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton href="/practice">{t("practise")}</LinkButton>
        <TextLink href="/exam">{t("exam")}</TextLink>
      </p>
    </PlayLayout>
  );
}
