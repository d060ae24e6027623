import { cookies, headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { FieldMark } from "@/components/shell/mark";
import { readTheme, THEME_COOKIE } from "@/components/shell/theme";
import { buttonClasses } from "@/components/ui/button";
import { routing } from "@/i18n/routing";
import { LOCALES } from "@/lib/locale";
import { preferredLocale } from "@/lib/preferred-locale";
import { fontClasses } from "./fonts";
import "./globals.css";

/**
 * An address without a language that leads nowhere ("/old-file.pdf"): a few words in each language, the reader's own first,
 * and the way in. Asking for the headers makes it a page of this request, as the nonce of the content security policy needs.
 */
export default async function NotFound() {
  const own = preferredLocale((await headers()).get("accept-language"), routing.defaultLocale);
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  const words = await Promise.all(
    [own, ...LOCALES.filter((locale) => locale !== own)].map(async (locale) => {
      const t = await getTranslations({ locale, namespace: "common.notFound" });
      return { locale, title: t("title"), play: t("play") };
    }),
  );
  return (
    <html lang={own} data-theme={theme ?? undefined} className={fontClasses}>
      {/* Next reads no metadata of a page that stands outside every layout with a document. */}
      <head>
        <title>{`404: ${words[0]?.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
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
      </body>
    </html>
  );
}
