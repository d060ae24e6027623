"use server";

import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { textsOf } from "@/app/_frame/form-state";
import { redirectToSignIn } from "@/app/_frame/guard";
import { getContext } from "@/lib/auth/session";
import { startAttempt } from "@/lib/use-cases/exams/start-attempt";

/** Form data: windowId. To the sitting, new or running; or back to the page, which says why not. */
export async function startAction(data: FormData): Promise<void> {
  const { windowId = "" } = textsOf(data);
  const locale = await getLocale();
  const { db, actor, now } = await getContext();
  const started = await startAttempt(db, actor, { windowId }, now);
  if (started.ok) redirect(`/${locale}/exam/${started.value.attemptId}`);
  if (started.code === "signed-out") return redirectToSignIn("/exam");
  redirect(`/${locale}/exam?refused=${started.code}`);
}
