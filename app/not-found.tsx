import { headers } from "next/headers";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { FieldMark } from "@/components/shell/mark";
import { buttonClasses } from "@/components/ui/button";
import { ClientMessages } from "@/i18n/client-messages";
import { routing } from "@/i18n/routing";
import { LOCALES, type Locale } from "@/lib/locale";
import { preferredLocale } from "@/lib/preferred-locale";
import { Document } from "./_frame/document";
import { NoPage } from "./_frame/no-page";

/**
 * An address that no page answers to. Under a language it is told in that language, in the frame of every page; without one
 * ("/old-file.pdf") in a few words of each. Asking for the headers makes it a page of this request, as the nonce of the
 * content security policy needs.
 */
export default async function NotFound() {
  const asked = await headers();
  const named = asked.get("x-next-intl-locale");
  if (hasLocale(routing.locales, named)) return <InLanguage locale={named} />;
  return <InEveryLanguage own={preferredLocale(asked.get("accept-language"), routing.defaultLocale)} />;
}

/** Next reads no metadata of a page that stands outside every layout with a document. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
    </>
  );
}

async function InLanguage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return (
    <Document locale={locale}>
      <Head title={`${t("common.notFound.head")} · ${t("shell.name")}`} />
      <ClientMessages areas={[]}>
        <NoPage />
      </ClientMessages>
    </Document>
  );
}

async function InEveryLanguage({ own }: { own: Locale }) {
  const words = await Promise.all(
    [own, ...LOCALES.filter((locale) => locale !== own)].map(async (locale) => {
      const t = await getTranslations({ locale, namespace: "common.notFound" });
      return { locale, title: t("title"), play: t("play") };
    }),
  );
  return (
    <Document locale={own}>
      <Head title={`404: ${words[0]?.title}`} />
      <main className="gutter mx-auto max-w-3xl py-10">
        <FieldMark className="mb-8 w-12" />
        <h1 className="sr-only">404</h1>
        {words.map(({ locale, title, play }) => (
          <section key={locale} lang={locale} className="border-t border-rule py-6">
            <h2 className="mb-4 font-serif text-xl font-semibold">{title}</h2>
            <a href={`/${locale}`} hrefLang={locale} className={buttonClasses("quiet")}>
              {play}
            </a>
          </section>
        ))}
      </main>
    </Document>
  );
}
