"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { DONE_FORM, type FormState, refusedForm, textsOf } from "@/app/_frame/form-state";
import { cookieSettings } from "@/lib/auth/cookies";
import { safePath } from "@/lib/auth/safe-path";
import { getAddress, getContext } from "@/lib/auth/session";
import { keepSession } from "@/lib/auth/session-cookie";
import { changePassword } from "@/lib/use-cases/people/change-password";
import { giveMemberNumber } from "@/lib/use-cases/people/give-member-number";
import { saveProfile } from "@/lib/use-cases/people/save-profile";
import { setUp } from "@/lib/use-cases/people/set-up";
import { signIn } from "@/lib/use-cases/people/sign-in";
import { signOut } from "@/lib/use-cases/people/sign-out";
import { signUp } from "@/lib/use-cases/people/sign-up";

/** Also for somebody signed in: it may be somebody else who comes to the same browser, whose session ends then. */
export async function signInAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, actor, now } = await getContext();
  const outcome = await signIn(db, input, await getAddress(), now);
  if (!outcome.ok) return refusedForm(outcome, input);
  await signOut(db, actor);
  await keepSession(outcome.value);
  redirect(safePath(input.next, `/${await getLocale()}/home`));
}

export async function signUpAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, actor, now } = await getContext();
  const outcome = await signUp(db, actor, input, await getAddress(), now);
  if (!outcome.ok) return refusedForm(outcome, input);
  await keepSession(outcome.value);
  redirect(safePath(input.next, `/${await getLocale()}/home`));
}

export async function setUpAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, now } = await getContext();
  const jar = await cookies();
  const { setUp: name, options } = cookieSettings();
  const outcome = await setUp(db, jar.get(name)?.value ?? "", input, await getAddress(), now);
  if (!outcome.ok) return refusedForm(outcome, input);
  jar.set(name, "", { ...options, maxAge: 0 });
  await keepSession(outcome.value);
  redirect(`/${await getLocale()}/staff/people`);
}

/** Goes on in the language that was chosen. */
export async function saveProfileAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, actor, now } = await getContext();
  const outcome = await saveProfile(db, actor, input, now);
  if (!outcome.ok) return refusedForm(outcome, input);
  if (outcome.value !== (await getLocale())) redirect(`/${outcome.value}/profile`);
  return DONE_FORM;
}

export async function giveMemberNumberAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, actor, now } = await getContext();
  const outcome = await giveMemberNumber(db, actor, input, now);
  if (!outcome.ok) return refusedForm(outcome, input);
  redirect(safePath(input.next, `/${await getLocale()}/profile`));
}

export async function changePasswordAction(_: FormState, data: FormData): Promise<FormState> {
  const input = textsOf(data);
  const { db, actor, now } = await getContext();
  const outcome = await changePassword(db, actor, input, now);
  return outcome.ok ? DONE_FORM : refusedForm(outcome, input);
}
