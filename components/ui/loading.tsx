import { useTranslations } from "next-intl";

/**
 * What stands while a part of a page is on its way: for a Suspense boundary inside a page. Not as a route's loading.tsx:
 * once that has been sent the status is 200, and a page could no longer answer 404.
 */
export function Loading() {
  const t = useTranslations("common.loading");
  return (
    <div role="status" className="border-y border-rule py-8">
      <p className="font-serif text-xl font-semibold">{t("title")}</p>
      <p className="mt-1 text-soft">{t("text")}</p>
    </div>
  );
}
