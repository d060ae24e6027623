import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";

/** To the sign-in page, and from there back. @param path without the language ("/exam") */
export async function redirectToSignIn(path: string): Promise<never> {
  const locale = await getLocale();
  redirect(`/${locale}/sign-in?next=${encodeURIComponent(`/${locale}${path}`)}`);
}
