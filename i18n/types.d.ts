import type { Locale } from "@/lib/locale";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
  }
}
