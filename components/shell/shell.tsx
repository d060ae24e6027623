import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "../ui/button";
import { Footer } from "./footer";
import { Header, type SignOut } from "./header";
import { readTheme, THEME_COOKIE } from "./theme";
import type { Viewer } from "./viewer";

interface ShellProps {
  readonly viewer: Viewer;
  /** A server action; without it no button to sign out is drawn. */
  readonly signOut?: SignOut;
  readonly children: ReactNode;
}

/** The frame around every page but the exam: skip link, header, the way back to a running sitting, main, footer. */
export async function Shell({ viewer, signOut, children }: ShellProps) {
  const t = await getTranslations("shell");
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-green px-4 py-3 font-semibold text-on-green focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <Header viewer={viewer} signOut={signOut} />
      {viewer.sitting !== null && <SittingBar attemptId={viewer.sitting.attemptId} />}
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer theme={theme} />
    </div>
  );
}

async function SittingBar({ attemptId }: { attemptId: string }) {
  const t = await getTranslations("shell.sitting");
  return (
    <div
      role="status"
      className="no-print gutter flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-amber-bg py-2.5"
    >
      <p className="font-semibold">{t("text")}</p>
      <LinkButton href={`/exam/${attemptId}`}>{t("back")}</LinkButton>
    </div>
  );
}

/** The column of a page inside the frame. `wide` for tables and for scene beside field. */
export function PageBody({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={`gutter mx-auto py-6 sm:py-10 ${wide ? "max-w-[77rem]" : "max-w-3xl"}`}>{children}</div>;
}
