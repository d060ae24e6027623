import { getTranslations } from "next-intl/server";
import { TitleInstead } from "@/components/shell/page-title.client";
import { NoPage } from "../_frame/no-page";

/**
 * What a page that finds nothing for this person shows. Next 16.4 draws it in the browser only (vercel/next.js issue 62228),
 * and leaves the title of the page that was asked for.
 */
export default async function NotFound() {
  const t = await getTranslations();
  return (
    <>
      <NoPage />
      <TitleInstead title={`${t("common.notFound.head")} · ${t("shell.name")}`} />
    </>
  );
}
