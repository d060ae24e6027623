import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { ActionForm, FormText } from "@/app/_frame/form.client";
import { TextLink } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button.client";
import { PageTitle } from "@/components/ui/text";
import { safePath } from "@/lib/auth/safe-path";
import { getActor } from "@/lib/auth/session";
import { isSignedIn } from "@/lib/use-cases/actor";
import { signInAction } from "../actions";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.signIn"))("title") };
}

export default async function SignInPage({ searchParams }: Props) {
  const t = await getTranslations("auth");
  const next = safePath((await searchParams).next, "");
  if (isSignedIn(await getActor())) redirect(next || `/${await getLocale()}/home`);
  return (
    <>
      <PageTitle sub={next ? t("signIn.back") : undefined}>{t("signIn.title")}</PageTitle>
      <ActionForm action={signInAction} labels={{ email: t("email"), password: t("password") }}>
        <input type="hidden" name="next" value={next} />
        <FormText name="email" type="email" autoComplete="username" maxLength={254} />
        <FormText name="password" type="password" autoComplete="current-password" maxLength={200} />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton>{t("signIn.send")}</SubmitButton>
          <TextLink href={next ? `/sign-up?next=${encodeURIComponent(next)}` : "/sign-up"}>
            {t("signIn.signUp")}
          </TextLink>
        </p>
      </ActionForm>
      <p className="measure mt-8 text-soft">{t("signIn.forgotten")}</p>
    </>
  );
}
