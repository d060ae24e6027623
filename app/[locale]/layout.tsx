import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/i18n/client-messages";
import { routing } from "@/i18n/routing";
import { Document } from "../_frame/document";

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

/** The frame (components/shell) is drawn by the layout of each group of pages. */
export default async function DocumentLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  return (
    <Document locale={locale}>
      <ClientMessages areas={[]}>{children}</ClientMessages>
    </Document>
  );
}
