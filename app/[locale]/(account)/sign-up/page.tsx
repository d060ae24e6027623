import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { ActionForm } from "@/app/_frame/form.client";
import { TextLink } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button.client";
import { PageTitle } from "@/components/ui/text";
import { safePath } from "@/lib/auth/safe-path";
import { getActor } from "@/lib/auth/session";
import { isSignedIn } from "@/lib/use-cases/actor";
import { signUpAction } from "../actions";
import { PERSON_FIELDS, PersonFields } from "../person-fields";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.signUp"))("title") };
}

export default async function SignUpPage({ searchParams }: Props) {
  const t = await getTranslations("auth.signUp");
  const next = safePath((await searchParams).next, "");
  if (isSignedIn(await getActor())) redirect(next || `/${await getLocale()}/home`);
  const words = await getTranslations("auth");
  const labels = Object.fromEntries(PERSON_FIELDS.map((field) => [field, words(field)]));
  return (
    <>
      <PageTitle sub={t("sub")}>{t("title")}</PageTitle>
      <ActionForm action={signUpAction} labels={labels}>
        <input type="hidden" name="next" value={next} />
        <PersonFields />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton>{t("send")}</SubmitButton>
          <TextLink href={next ? `/sign-in?next=${encodeURIComponent(next)}` : "/sign-in"}>{t("signIn")}</TextLink>
        </p>
      </ActionForm>
    </>
  );
}
