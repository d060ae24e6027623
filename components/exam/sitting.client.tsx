"use client";

import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import type { Theme } from "@/components/shell/theme";
import type { Locale } from "@/lib/locale";
import { ExamFrame } from "./exam-frame.client";
import { ExamSheet } from "./exam-sheet.client";
import type { SittingView } from "./sitting-view";

export interface SittingPageProps {
  readonly view: SittingView;
  /** Names what this browser keeps unsent, so that nobody else is shown it. */
  readonly personId: string;
  /** The language of the address. */
  readonly locale: Locale;
  /** The texts of the exam in every language: changing it needs no page and no network. */
  readonly texts: Readonly<Record<Locale, AbstractIntlMessages>>;
  readonly theme: Theme | null;
}

/** The sitting: all questions are in the page, and moving, answering, flagging and changing the language load nothing. */
export function SittingPage({ view, personId, locale: first, texts, theme }: SittingPageProps) {
  const [locale, setLocale] = useState(first);
  const change = (next: Locale) => {
    setLocale(next);
    document.documentElement.lang = next;
    document.title = document.title.replace(view.examName[locale], view.examName[next]);
    const address = `/${next}/exam/${view.attemptId}`;
    rememberLocale(next, address);
    window.history.replaceState(null, "", address);
  };
  return (
    <NextIntlClientProvider locale={locale} messages={texts[locale]} timeZone="UTC">
      <ExamFrame theme={theme} locale={locale} onLocale={change}>
        <ExamSheet view={view} personId={personId} locale={locale} />
      </ExamFrame>
    </NextIntlClientProvider>
  );
}

/**
 * Sets the cookie that next-intl keeps, from which the server knows in which language an answer is read. A browser without
 * the Cookie Store asks the server to set it.
 */
function rememberLocale(locale: Locale, address: string) {
  const year = 365 * 24 * 3_600_000;
  const kept =
    "cookieStore" in window
      ? window.cookieStore.set({
          name: "NEXT_LOCALE",
          value: locale,
          path: "/",
          sameSite: "lax",
          expires: Date.now() + year,
        })
      : fetch(address, { method: "HEAD" });
  // Offline it is not set; the page is in the new language all the same.
  kept.catch(() => undefined);
}
