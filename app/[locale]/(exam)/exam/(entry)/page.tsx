import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EntryFacts } from "@/components/exam/entry-facts";
import { EntryStart } from "@/components/exam/entry-start";
import { PastAttempts } from "@/components/exam/past-attempts";
import { PageBody } from "@/components/shell/shell";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Kicker, PageTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { type ExamEntry, getExamEntry } from "@/lib/use-cases/exams/get-exam-entry";
import { REFUSAL_CODES } from "@/lib/use-cases/refusal";
import { startAction } from "./actions";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.nav"))("exam") };
}

/** The rules of the sitting, told before the clock starts, and the button that starts it. */
export default async function ExamEntryPage({ searchParams }: PageProps) {
  const { refused } = await searchParams;
  const { db, actor, now } = await getContext();
  const entry = await getExamEntry(db, actor, {}, now);
  return <PageBody>{entry.ok ? <Entry entry={entry.value} refused={refused} /> : <NoExam />}</PageBody>;
}

async function Entry({ entry, refused }: { entry: ExamEntry; refused: unknown }) {
  const t = await getTranslations("exam.entry");
  const locale = await getLocale();
  const rules = entry.examines.rules.map((rule) => t("rule", { rule })).join(", ");
  return (
    <>
      <Kicker>{t("sub", { rules, edition: entry.examines.edition })}</Kicker>
      <PageTitle>{entry.examName[locale]}</PageTitle>
      {entry.may.ok && <Refused code={refused} />}
      {/* The rules first, the button after them; why there is no button, before. */}
      {!entry.may.ok && <EntryStart entry={entry} action={startAction} />}
      <EntryFacts entry={entry} />
      {entry.may.ok && <EntryStart entry={entry} action={startAction} />}
      <PastAttempts attempts={entry.attempts} timeZone={entry.timeZone} />
    </>
  );
}

/** What the last press of the button was refused for, where the page does not say it by itself. */
async function Refused({ code }: { code: unknown }) {
  const known = REFUSAL_CODES.find((one) => one === code);
  if (known === undefined) return null;
  const t = await getTranslations("exam.entry.refused");
  const words = await getTranslations("refusals");
  return (
    <Notice tone="warning" title={t("title")}>
      {words(known, { minutes: 1, max: 1, min: 1 })}
    </Notice>
  );
}

async function NoExam() {
  const t = await getTranslations("exam.entry.none");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <EmptyState title={t("text")} action={<LinkButton href="/practice">{t("practise")}</LinkButton>} />
    </>
  );
}
