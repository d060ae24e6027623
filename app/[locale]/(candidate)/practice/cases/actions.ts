"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { givenAnswer, textOf } from "@/app/_frame/given-answer";
import { readFrom } from "@/app/_frame/read-from";
import { getContext } from "@/lib/auth/session";
import { restartCaseStudy } from "@/lib/use-cases/case-studies/get-case-study";
import { answerQuestion } from "@/lib/use-cases/practice/answer-question";

const pageOf = async (studyId: string): Promise<string> =>
  `/${await getLocale()}/practice/cases/${encodeURIComponent(studyId)}`;

/** Commits the answer to a step and comes back to the study, which tells the ruling and the next step. */
export async function answerStepAction(data: FormData): Promise<void> {
  const { db, actor, now } = await getContext();
  const practiceId = textOf(data, "practiceId");
  const outcome = await answerQuestion(db, actor, { practiceId, response: givenAnswer(data) }, now);
  const page = await pageOf(textOf(data, "studyId"));
  // The browser has the page of this very address; it now shows something else.
  revalidatePath(page);
  if (outcome.ok) redirect(`${page}${await readFrom("verdict")}`);
  if (outcome.code === "bad-input") redirect(`${page}?problem=yes${await readFrom("answer-problem")}`);
  await leaveRefused(outcome, "/practice/cases");
}

export async function restartStudyAction(data: FormData): Promise<void> {
  const { db, actor, now } = await getContext();
  const studyId = textOf(data, "studyId");
  const outcome = await restartCaseStudy(db, actor, { studyId }, now);
  if (!outcome.ok) await leaveRefused(outcome, "/practice/cases");
  const page = await pageOf(studyId);
  revalidatePath(page);
  redirect(page);
}
