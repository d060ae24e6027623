"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Theme } from "@/components/shell/theme";
import { ThemeSwitch } from "@/components/shell/theme-switch.client";
import { LOCALES, type Locale } from "@/lib/locale";

interface ExamFrameProps {
  readonly theme: Theme | null;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly children: ReactNode;
}

/** The frame of a sitting: no places to go to; appearance and language below, neither of which loads a page. */
export function ExamFrame({ theme, locale, onLocale, children }: ExamFrameProps) {
  const t = useTranslations("shell");
  const needsScripts = useTranslations("exam.sitting")("noScript");
  const texts = { device: t("theme.device"), light: t("theme.light"), dark: t("theme.dark") };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-green px-4 py-3 font-semibold text-on-green focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <noscript>
        <p className="gutter bg-amber-bg py-3 font-semibold">{needsScripts}</p>
      </noscript>
      {children}
      <footer className="gutter mt-auto border-t border-rule py-4 text-[0.92rem] text-soft">
        <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-6">
          <ThemeSwitch label={t("theme.label")} current={theme} texts={texts} />
          <fieldset className="flex flex-wrap gap-x-1">
            <legend className="sr-only">{t("language.label")}</legend>
            {LOCALES.map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === locale}
                onClick={() => onLocale(one)}
                className="min-h-11 rounded-full px-3 hover:text-ink aria-pressed:bg-good aria-pressed:font-semibold aria-pressed:text-ink"
              >
                {t(`language.${one}`)}
              </button>
            ))}
          </fieldset>
        </div>
      </footer>
    </div>
  );
}
