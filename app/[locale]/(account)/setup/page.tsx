import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "@/app/_frame/form.client";
import { SubmitButton } from "@/components/ui/submit-button.client";
import { PageTitle } from "@/components/ui/text";
import { cookieSettings } from "@/lib/auth/cookies";
import { getContext } from "@/lib/auth/session";
import { checkSetupToken } from "@/lib/use-cases/people/set-up";
import { setUpAction } from "../actions";
import { PERSON_FIELDS, PersonFields } from "../person-fields";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.setUp"))("title"), robots: { index: false } };
}

/** Behind the set-up link (app/setup/[token]); without its cookie there is no such page. */
export default async function SetUpPage() {
  const token = (await cookies()).get(cookieSettings().setUp)?.value ?? "";
  const { db } = await getContext();
  if ((await checkSetupToken(db, token)) !== "valid") notFound();
  const t = await getTranslations("auth.setUp");
  const words = await getTranslations("auth");
  const labels = Object.fromEntries(PERSON_FIELDS.map((field) => [field, words(field)]));
  return (
    <>
      <PageTitle sub={t("sub")}>{t("title")}</PageTitle>
      <ActionForm action={setUpAction} labels={labels}>
        <PersonFields />
        <SubmitButton>{t("send")}</SubmitButton>
      </ActionForm>
    </>
  );
}
