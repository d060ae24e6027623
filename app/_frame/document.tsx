import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { readTheme, THEME_COOKIE } from "@/components/shell/theme";
import type { Locale } from "@/lib/locale";
import { fontClasses } from "../fonts";
import "../globals.css";

/**
 * The document: language, fonts, and the appearance that the person chose, written by the server so that nothing
 * flashes. Reading the cookie makes every page dynamic, as the nonce of the content security policy needs.
 */
export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={locale} data-theme={theme ?? undefined} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
