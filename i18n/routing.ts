import { defineRouting } from "next-intl/routing";
import { LOCALES } from "@/lib/locale";

/** Every address carries its language: /en/…, /es/…, /it/…; a page can be linked to and shared as it was read. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: "en",
  localePrefix: "always",
  // Remembers the language for a year; the default ends with the browser session.
  localeCookie: { maxAge: 60 * 60 * 24 * 365, sameSite: "lax" },
});
