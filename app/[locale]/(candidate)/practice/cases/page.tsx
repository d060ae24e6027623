import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { PageBody } from "@/components/shell/shell";
import { TextLink } from "@/components/ui/button";
import { Meter } from "@/components/ui/meter";
import { PageTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { findCaseStudies } from "@/lib/use-cases/case-studies/find-case-studies";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("cases"))("title") };
}

/** The case studies, each with how far one has come. */
export default async function CaseStudiesPage() {
  const { db, actor, now } = await getContext();
  const found = await findCaseStudies(db, actor, {}, now);
  if (!found.ok) return leaveRefused(found, "/practice/cases");
  const locale = await getLocale();
  const t = await getTranslations("cases");
  return (
    <PageBody>
      <PageTitle sub={t("sub")}>{t("title")}</PageTitle>
      <ul className="border-t border-rule">
        {found.value.map(({ id, title, steps, answered }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <p className="font-serif text-lg">
              <TextLink href={`/practice/cases/${id}`}>{title[locale]}</TextLink>
            </p>
            <Meter label={t("answered")} value={answered} max={steps} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink href="/practice">{t("back")}</TextLink>
      </p>
    </PageBody>
  );
}
