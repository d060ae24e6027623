import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { Refusal } from "@/lib/use-cases/refusal";

/** Where a refused page of play and practice leads: back to the running sitting, to the sign-in page, or nowhere. */
export async function leaveRefused(refusal: Refusal, path: string): Promise<never> {
  const locale = await getLocale();
  if (refusal.code === "sitting-running") redirect(`/${locale}/exam/${refusal.params?.attemptId ?? ""}`);
  if (refusal.code === "signed-out") redirect(`/${locale}/sign-in?next=${encodeURIComponent(`/${locale}${path}`)}`);
  notFound();
}
