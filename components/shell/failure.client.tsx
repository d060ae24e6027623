"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Link } from "@/i18n/navigation";
import { Button } from "../ui/button";
import { isOutOfReach } from "../ui/connection";
import { Kicker, PageTitle } from "../ui/text";
import { FieldMark } from "./mark";

interface FailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** A page that failed, inside a frame that stands: what happened, what is safe, what to do next. Takes the focus, so that it is read out. */
export function Failure({ error, retry }: FailureProps) {
  const t = useTranslations("common.failure");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  // As it was when the page failed: a connection that is back does not make the fault ours.
  const [why] = useState(() => (isOutOfReach(error) ? "offline" : "ours"));
  const digest = digestOf(error);
  return (
    <div ref={box} tabIndex={-1} className="gutter mx-auto max-w-3xl py-6 sm:py-10">
      <Kicker>{t("kicker")}</Kicker>
      <PageTitle>{t(`${why}.title`)}</PageTitle>
      <p className="measure mb-6">{t(`${why}.text`)}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={retry}>{t("again")}</Button>
        <Link href="/" className="link">
          {t("home")}
        </Link>
      </p>
      {digest !== null && <p className="mt-8 text-[0.92rem] text-soft">{t("code", { digest })}</p>}
    </div>
  );
}

/** The same where the frame itself failed: only our mark above it. */
export function BareFailure(props: FailureProps) {
  const t = useTranslations("common");
  return (
    <>
      <header className="gutter border-b border-rule py-2.5">
        <p className="flex min-h-11 items-center gap-2.5 font-bold">
          <FieldMark className="w-8" />
          {t("name")}
        </p>
      </header>
      <main>
        <Failure {...props} />
      </main>
    </>
  );
}

/** The mark under which the server logged the error, or null. */
export function digestOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("digest" in error)) return null;
  return typeof error.digest === "string" ? error.digest : null;
}
