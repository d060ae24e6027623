import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/i18n/navigation";
import { buttonClasses } from "../ui/button";
import { SubmitButton } from "../ui/submit-button.client";
import { LanguageLinks } from "./language-links.client";
import { FieldMark } from "./mark";
import { navItems } from "./nav-items";
import { NavLinks } from "./nav-links.client";
import { PhoneMenu } from "./phone-menu.client";
import type { Viewer } from "./viewer";

/** What signing out does: a server action. */
export type SignOut = () => Promise<void>;

/** Mark, places, language, account. From 1024 px in one row; below, places and language go into a menu. */
export function Header({ viewer, signOut }: { viewer: Viewer; signOut?: SignOut }) {
  const t = useTranslations("shell");
  const items = navItems(viewer).map((item) => ({ href: item.href, text: t(`nav.${item.key}`) }));
  return (
    <header className="no-print relative border-b border-rule">
      <div className="gutter flex flex-wrap items-center gap-x-5 gap-y-1 py-2.5">
        <Brand />
        <nav aria-label={t("nav.label")} className="hidden lg:block">
          <NavLinks items={items} layout="row" />
        </nav>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <div className="hidden lg:block">
            <Languages show="codes" />
          </div>
          <div className="hidden items-center gap-3 lg:flex">
            <Account viewer={viewer} signOut={signOut} />
          </div>
          <div className="lg:hidden">
            <PhoneMenu label={t("nav.menu")}>
              <nav aria-label={t("nav.label")}>
                <NavLinks items={items} layout="column" />
              </nav>
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-4 pt-3">
                <Languages show="names" />
                <Account viewer={viewer} signOut={signOut} />
              </div>
            </PhoneMenu>
          </div>
        </div>
      </div>
    </header>
  );
}

function Brand() {
  const t = useTranslations("shell");
  return (
    <Link
      href="/"
      prefetch={false}
      className="flex min-h-11 items-center gap-2.5 font-bold tracking-[-0.01em] whitespace-nowrap"
    >
      <FieldMark className="w-8" />
      {t("name")}
    </Link>
  );
}

/** The language links with their words filled in; also in the footer. */
export function Languages({ show }: { show: "codes" | "names" }) {
  const t = useTranslations("shell.language");
  const names = { en: t("en"), es: t("es"), it: t("it") };
  return <LanguageLinks label={t("label")} current={useLocale()} names={names} show={show} />;
}

function Account({ viewer, signOut }: { viewer: Viewer; signOut?: SignOut }) {
  const t = useTranslations("shell.account");
  if (!viewer.signedIn) {
    return (
      <Link href="/sign-in" prefetch={false} className={buttonClasses("quiet")}>
        {t("signIn")}
      </Link>
    );
  }
  return (
    <>
      {viewer.name !== null && (
        <Link href="/profile" prefetch={false} className="max-w-48 truncate py-2 text-soft hover:text-ink">
          <span className="sr-only">{t("profile")} </span>
          {viewer.name}
        </Link>
      )}
      {signOut && (
        <form action={signOut}>
          <SubmitButton look="quiet">{t("signOut")}</SubmitButton>
        </form>
      )}
    </>
  );
}
