"use server";

import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { getContext } from "@/lib/auth/session";
import { dropSession } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/use-cases/people/sign-out";

/** Ends the session here and in the database, and goes to the front page. */
export async function signOutAction(): Promise<void> {
  const { db, actor } = await getContext();
  await signOut(db, actor);
  await dropSession();
  redirect(`/${await getLocale()}`);
}
