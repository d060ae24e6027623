import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ExamEntry, MayNot } from "@/lib/use-cases/exams/get-exam-entry";
import { LinkButton, TextLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { SubmitButton } from "../ui/submit-button.client";
import { momentInWords } from "./moment";

interface EntryStartProps {
  readonly entry: ExamEntry;
  /** Gets the form data `windowId`. */
  readonly action: (data: FormData) => Promise<void>;
}

/** The button that starts the clock, the way back to a running sitting, or why neither is there and what to do. */
export function EntryStart({ entry, action }: EntryStartProps) {
  const t = useTranslations("exam.entry");
  if (!entry.may.ok) return <MayNotStart may={entry.may} timeZone={entry.timeZone} />;
  return (
    <form action={action} className="mt-8 mb-4">
      <input type="hidden" name="windowId" value={entry.windowId} />
      <p className="measure mb-4 font-semibold">{t("startNote", { minutes: entry.minutesIfStartedNow })}</p>
      <SubmitButton wide>{t("start")}</SubmitButton>
    </form>
  );
}

const TOLD = [
  "signed-out",
  "member-number-needed",
  "passed-already",
  "attempts-used-up",
  "wait",
  "window-not-open",
  "window-closed",
  "sitting-running",
  "forbidden",
  "has-read-attempts",
] as const;

function MayNotStart({ may, timeZone }: { may: MayNot; timeZone: string }) {
  const t = useTranslations("exam.entry");
  const format = useFormatter();
  if (may.code === "attempt-running" && may.attemptId !== null) {
    return (
      <Aside text={t("running")} title>
        <LinkButton href={`/exam/${may.attemptId}`}>{t("resume")}</LinkButton>
      </Aside>
    );
  }
  const told = TOLD.find((code) => code === may.code) ?? "other";
  const date = may.at === null ? "" : format.dateTime(may.at, momentInWords(timeZone));
  return (
    <Aside text={t(`may.${told}`, { date })}>
      <WayOn may={may} />
    </Aside>
  );
}

/** The next thing to do. */
function WayOn({ may }: { may: MayNot }) {
  const t = useTranslations("exam.entry");
  const back = encodeURIComponent("/exam");
  switch (may.code) {
    case "signed-out":
      return (
        <>
          <LinkButton href={`/sign-in?next=${back}`}>{t("signIn")}</LinkButton>
          <TextLink href={`/sign-up?next=${back}`}>{t("signUp")}</TextLink>
        </>
      );
    case "member-number-needed":
      return <LinkButton href={`/profile?next=${back}`}>{t("giveNumber")}</LinkButton>;
    case "sitting-running":
      return may.attemptId && <LinkButton href={`/exam/${may.attemptId}`}>{t("resume")}</LinkButton>;
    case "wait":
    case "window-not-open":
      return <LinkButton href="/practice">{t("practise")}</LinkButton>;
    default:
      return null;
  }
}

function Aside({ text, title = false, children }: { text: string; title?: boolean; children: ReactNode }) {
  const row = <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">{children}</div>;
  return title ? (
    <Notice tone="warning" title={text}>
      {row}
    </Notice>
  ) : (
    <div className="mb-8 border-y border-rule py-5">
      <p className="measure font-semibold">{text}</p>
      {row}
    </div>
  );
}
