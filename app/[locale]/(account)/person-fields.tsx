import { useLocale, useTranslations } from "next-intl";
import { FormSelect, FormText } from "@/app/_frame/form.client";
import { LOCALES } from "@/lib/locale";

export const PERSON_FIELDS = ["name", "email", "password", "memberNumber", "locale"] as const;

/** What sign-up and set-up ask of a new person; the form around them has the labels of PERSON_FIELDS. */
export function PersonFields() {
  const t = useTranslations("auth");
  return (
    <>
      <FormText name="name" autoComplete="name" maxLength={120} hint={t("nameHint")} />
      <FormText name="email" type="email" autoComplete="username" maxLength={254} />
      <FormText name="password" type="password" autoComplete="new-password" maxLength={200} hint={t("passwordHint")} />
      <FormText
        name="memberNumber"
        required={false}
        short
        maxLength={32}
        autoCapitalize="characters"
        spellCheck={false}
        hint={t("memberNumberHint")}
      />
      <LanguageField defaultValue={useLocale()} />
    </>
  );
}

/** Each language in its own name. */
export function LanguageField({ defaultValue }: { defaultValue: string }) {
  const t = useTranslations("auth");
  const names = useTranslations("shell.language");
  const choices = LOCALES.map((value) => ({ value, text: names(value) }));
  return <FormSelect name="locale" choices={choices} defaultValue={defaultValue} hint={t("localeHint")} />;
}
