"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { leaveRefused } from "@/app/_frame/busy";
import { givenAnswer, textOf } from "@/app/_frame/given-answer";
import { readFrom } from "@/app/_frame/read-from";
import { getContext } from "@/lib/auth/session";
import { judgePlay } from "@/lib/use-cases/guest/judge-play";

/** Commits the answer and goes to the ruling, which gets the focus; without an answer back to the same play, which says so. */
export async function judgePlayAction(data: FormData): Promise<void> {
  const { db, actor, now } = await getContext();
  const playId = textOf(data, "playId");
  const outcome = await judgePlay(db, actor, { playId, response: givenAnswer(data) }, now);
  const page = `/${await getLocale()}/play/${encodeURIComponent(playId)}`;
  // The browser may have the page of this very address; it now shows something else.
  revalidatePath(page);
  if (outcome.ok) redirect(`${page}${await readFrom("verdict")}`);
  if (outcome.code === "bad-input") redirect(`${page}?problem=yes${await readFrom("answer-problem")}`);
  await leaveRefused(outcome, "/");
}
