import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { readTheme, THEME_COOKIE } from "@/components/shell/theme";
import { ClientMessages } from "@/i18n/client-messages";
import { routing } from "@/i18n/routing";
import { fontClasses } from "../fonts";
import "../globals.css";

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: "shell" });
  return { title: { default: t("title"), template: `%s · ${t("name")}` }, description: t("description") };
}

// Nobody is kept from zooming.
export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf6" },
    { media: "(prefers-color-scheme: dark)", color: "#111713" },
  ],
};

/**
 * The document: language, fonts, and the appearance that the person chose, written by the server so that nothing
 * flashes. The frame (components/shell) is drawn by the layout of each group of pages. Reading the cookie makes every
 * page dynamic, as the nonce of the content security policy needs.
 */
export default async function DocumentLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={locale} data-theme={theme ?? undefined} className={fontClasses}>
      <body>
        <ClientMessages areas={[]}>{children}</ClientMessages>
      </body>
    </html>
  );
}
