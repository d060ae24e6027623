import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActionForm, FormText } from "@/app/_frame/form.client";
import { redirectToSignIn } from "@/app/_frame/guard";
import { SubmitButton } from "@/components/ui/submit-button.client";
import { PageTitle, SectionTitle } from "@/components/ui/text";
import { getContext } from "@/lib/auth/session";
import { getProfile, type Profile } from "@/lib/use-cases/people/get-profile";
import { changePasswordAction, giveMemberNumberAction, saveProfileAction } from "../actions";
import { LanguageField } from "../person-fields";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.profile"))("title") };
}

interface PageProps {
  readonly searchParams: Promise<{ next?: string | string[] }>;
}

export default async function ProfilePage({ searchParams }: PageProps) {
  const { next } = await searchParams;
  const { db, actor } = await getContext();
  const outcome = await getProfile(db, actor);
  if (!outcome.ok) return redirectToSignIn("/profile");
  const profile = outcome.value;
  const t = await getTranslations("auth");
  return (
    <>
      <PageTitle sub={profile.email === null ? undefined : <bdi>{profile.email}</bdi>}>{t("profile.title")}</PageTitle>
      <MemberNumber profile={profile} next={typeof next === "string" ? next : null} />
      <SectionTitle>{t("profile.about")}</SectionTitle>
      <ActionForm
        action={saveProfileAction}
        labels={{ name: t("name"), locale: t("locale") }}
        done={t("profile.saved")}
      >
        <FormText name="name" autoComplete="name" maxLength={120} defaultValue={profile.name ?? ""} />
        <LanguageField defaultValue={profile.locale} />
        <SubmitButton>{t("profile.save")}</SubmitButton>
      </ActionForm>
      <SectionTitle>{t("profile.password")}</SectionTitle>
      <ActionForm
        action={changePasswordAction}
        labels={{ password: t("profile.passwordNow"), newPassword: t("profile.passwordNew") }}
        done={t("profile.passwordChanged")}
      >
        <FormText name="password" type="password" autoComplete="current-password" maxLength={200} />
        <FormText
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={200}
          hint={t("passwordHint")}
        />
        <SubmitButton look="quiet">{t("profile.changePassword")}</SubmitButton>
      </ActionForm>
    </>
  );
}

/** @param next where the way led before the number was asked for, with or without the language */
async function MemberNumber({ profile, next }: { profile: Profile; next: string | null }) {
  const t = await getTranslations("auth");
  if (profile.memberNumber !== null) {
    return (
      <p>
        {t("memberNumber")}: <bdi className="font-semibold">{profile.memberNumber}</bdi>
      </p>
    );
  }
  return (
    <>
      <SectionTitle>{t("profile.give")}</SectionTitle>
      <ActionForm action={giveMemberNumberAction} labels={{ memberNumber: t("memberNumber") }}>
        {next !== null && <input type="hidden" name="next" value={next} />}
        <FormText
          name="memberNumber"
          short
          maxLength={32}
          autoCapitalize="characters"
          spellCheck={false}
          hint={t("profile.giveHint")}
        />
        <SubmitButton>{t("profile.giveSend")}</SubmitButton>
      </ActionForm>
    </>
  );
}
