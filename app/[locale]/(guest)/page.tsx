import { getTranslations } from "next-intl/server";
import { EMPTY_FIELD } from "@/components/field/empty-field";
import { FieldPlan } from "@/components/field/plan";
import { LinkButton, TextLink } from "@/components/ui/button";
import { PlayLayout } from "@/components/ui/play-layout";
import { Kicker, PageTitle } from "@/components/ui/text";

/** The front page while there is no play on the field: what this is, and what else one can do. */
export default async function FrontPage() {
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
