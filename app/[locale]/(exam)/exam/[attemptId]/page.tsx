import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { redirectToSignIn } from "@/app/_frame/guard";
import { SittingPage } from "@/components/exam/sitting.client";
import type { SittingView } from "@/components/exam/sitting-view";
import { readTheme, THEME_COOKIE } from "@/components/shell/theme";
import { getContext } from "@/lib/auth/session";
import { type ExamView, getSitting } from "@/lib/use-cases/exams/get-sitting";
import { sittingTexts } from "./sitting-texts";

interface PageProps {
  readonly params: Promise<{ attemptId: string }>;
}

const load = cache(async (attemptId: string) => {
  const { db, actor, now } = await getContext();
  return { sitting: await getSitting(db, actor, { attemptId }, now), personId: actor.personId };
});

/** The exam's name for its own candidate; nothing for anybody else. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { sitting } = await load((await params).attemptId);
  return sitting.ok ? { title: sitting.value.examName[await getLocale()] } : {};
}

/** The sitting. The server says what it is once; from then on the page needs it only to save. */
export default async function SittingRoute({ params }: PageProps) {
  const { attemptId } = await params;
  const { sitting, personId } = await load(attemptId);
  const locale = await getLocale();
  if (!sitting.ok || personId === null) {
    const code = sitting.ok ? "signed-out" : sitting.code;
    if (code === "signed-out") return redirectToSignIn(`/exam/${encodeURIComponent(attemptId)}`);
    if (code === "already-finished") redirect(`/${locale}/results/${encodeURIComponent(attemptId)}`);
    return notFound();
  }
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <SittingPage
      view={named(sitting.value)}
      personId={personId}
      locale={locale}
      texts={await sittingTexts()}
      theme={theme}
    />
  );
}

/** Each field by its name: whatever the use case may return one day, nothing more goes to the browser. */
function named({ attemptId, examName, order, deadline, serverNow, slots }: ExamView): SittingView {
  return {
    attemptId,
    examName,
    order,
    deadline,
    serverNow,
    slots: slots.map(({ slot, item, response, revision, flagged, flagRevision }) => ({
      slot,
      item: {
        format: item.format,
        scene: item.scene,
        prompt: item.prompt,
        options: item.options,
        number: item.number,
        plan: item.plan,
      },
      response,
      revision,
      flagged,
      flagRevision,
    })),
  };
}
