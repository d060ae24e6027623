import { useTranslations } from "next-intl";
import { Languages } from "./header";
import type { Theme } from "./theme";
import { ThemeSwitch } from "./theme-switch.client";

/** What is examined here and nothing more, whose the clause marks are; appearance and language. */
export function Footer({ theme }: { theme: Theme | null }) {
  const t = useTranslations("shell");
  const texts = { device: t("theme.device"), light: t("theme.light"), dark: t("theme.dark") };
  return (
    <footer className="gutter mt-auto border-t border-rule py-5 text-[0.92rem] text-soft">
      <div className="mb-3 max-w-3xl space-y-1">
        <p>{t("footer.certifies")}</p>
        <p>{t("footer.marks")}</p>
      </div>
      <div className="no-print -mx-1.5 flex flex-wrap items-center justify-between gap-x-6">
        <ThemeSwitch label={t("theme.label")} current={theme} texts={texts} />
        <Languages show="names" />
      </div>
    </footer>
  );
}
