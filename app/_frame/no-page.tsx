import { getTranslations } from "next-intl/server";
import { PageBody } from "@/components/shell/shell";
import { LinkButton, TextLink } from "@/components/ui/button";
import { Kicker, PageTitle } from "@/components/ui/text";
import { AppFrame } from "./app-frame";

/** No page, or one that is not for this person: the two are told the same, so that an id gives nothing away. */
export async function NoPage() {
  const t = await getTranslations("common.notFound");
  return (
    <AppFrame>
      <PageBody>
        <Kicker>{t("kicker")}</Kicker>
        <PageTitle>{t("title")}</PageTitle>
        <p className="measure mb-6">{t("text")}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton href="/">{t("play")}</LinkButton>
          <TextLink href="/sign-in">{t("signIn")}</TextLink>
        </p>
      </PageBody>
    </AppFrame>
  );
}
