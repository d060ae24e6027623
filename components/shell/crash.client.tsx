"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/lib/locale";
import en from "@/locales/en/ui/crash.json";
import es from "@/locales/es/ui/crash.json";
import it from "@/locales/it/ui/crash.json";
import { isOutOfReach } from "../ui/connection";
import { digestOf } from "./failure.client";
import "@/app/globals.css";

const TEXTS = { en, es, it };

/**
 * What stands when even the document failed: no provider, no server, so its few words come along in every language, and
 * the address says which. Plain elements only; whatever broke may be one of ours.
 */
export function Crash({ error, retry }: { error: unknown; retry: () => void }) {
  const [locale, setLocale] = useState<Locale>("en");
  useEffect(() => setLocale(localeOf(location.pathname)), []);
  const [offline] = useState(() => isOutOfReach(error));
  const texts = TEXTS[locale];
  const words = { ...texts, ...(offline ? texts.offline : {}) };
  const digest = digestOf(error);
  return (
    <html lang={locale}>
      <body>
        <title>{words.title}</title>
        <main className="gutter mx-auto max-w-3xl py-10">
          <h1 className="mb-4 font-serif text-2xl font-semibold">{words.title}</h1>
          <p className="measure mb-6">{words.text}</p>
          <p>
            <button
              type="button"
              onClick={retry}
              className="min-h-11 rounded-md bg-green px-5 font-semibold text-on-green"
            >
              {words.again}
            </button>
          </p>
          {digest !== null && <p className="mt-8 text-soft">{digest}</p>}
        </main>
      </body>
    </html>
  );
}

/** "/es/exam" → "es"; English for anything else. */
function localeOf(path: string): Locale {
  const first = path.split("/")[1];
  return first === "es" || first === "it" ? first : "en";
}
