"use client";

import { useSearchParams } from "next/navigation";
import { Link, usePathname } from "@/i18n/navigation";
import { LOCALES, type Locale } from "@/lib/locale";

interface LanguageLinksProps {
  readonly label: string;
  readonly current: Locale;
  /** Each language by its own name. */
  readonly names: Readonly<Record<Locale, string>>;
  /** `codes` for the header (EN ES IT), `names` where there is room. */
  readonly show: "codes" | "names";
}

/** Links to the same page in the other languages, its query kept. Each is marked in its own language. */
export function LanguageLinks({ label, current, names, show }: LanguageLinksProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-1">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <Link
            href={query ? `${path}?${query}` : path}
            locale={locale}
            hrefLang={locale}
            lang={locale}
            prefetch={false}
            aria-current={locale === current ? "true" : undefined}
            className="flex min-h-11 min-w-9 items-center justify-center px-1.5 text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-green aria-[current]:decoration-2 aria-[current]:underline-offset-[6px]"
          >
            {show === "names" ? (
              names[locale]
            ) : (
              <>
                {locale.toUpperCase()}
                <span className="sr-only"> {names[locale]}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
