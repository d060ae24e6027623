import { useTranslations } from "next-intl";

/** A name as it was given, kept from turning the text around it; or that it was erased. */
export function PersonName({ name }: { name: string | null }) {
  const t = useTranslations("staff.table");
  return name === null ? <i>{t("erased")}</i> : <bdi className="[overflow-wrap:anywhere]">{name}</bdi>;
}
