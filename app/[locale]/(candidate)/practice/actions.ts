"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { givenAnswer, textOf } from "@/app/_frame/given-answer";
import { readFrom } from "@/app/_frame/read-from";
import { getContext } from "@/lib/auth/session";
import { answerQuestion } from "@/lib/use-cases/practice/answer-question";

/** Commits the answer and goes to the ruling, which gets the focus; without an answer back to the question, which says so. */
export async function answerPracticeAction(data: FormData): Promise<void> {
  const { db, actor, now } = await getContext();
  const practiceId = textOf(data, "practiceId");
  const outcome = await answerQuestion(db, actor, { practiceId, response: givenAnswer(data) }, now);
  const all = textOf(data, "all") === "yes" ? "all=yes" : "";
  const page = `/${await getLocale()}/practice/${encodeURIComponent(practiceId)}`;
  // The browser may have the page of this very address; it now shows something else.
  revalidatePath(page);
  if (outcome.ok) redirect(`${page}?${all}${await readFrom("verdict")}`);
  if (outcome.code === "bad-input") redirect(`${page}?problem=yes&${all}${await readFrom("answer-problem")}`);
  await leaveRefused(outcome, "/practice");
}
