import { useTranslations } from "next-intl";
import type { AttemptOutline } from "@/lib/use-cases/staff/get-attempt-in-full";
import { LinkButton, TextLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageTitle } from "../ui/text";
import { PersonName } from "./person-name";
import { ResultState } from "./result-state";
import { RESULTS_PATH } from "./results-address";

/** Name, state and score, for whoever may still sit in the window; and why there is no more. */
export function AttemptOutlineView({ attempt }: { attempt: AttemptOutline }) {
  const t = useTranslations("staff");
  const { attemptId, name, state, score, own } = attempt;
  return (
    <>
      <PageTitle>
        <PersonName name={name} />
      </PageTitle>
      <p className="mb-5 flex flex-wrap items-baseline gap-x-5 text-lg">
        {score !== null && <span className="font-semibold">{t("table.of", score)}</span>}
        <ResultState state={state} />
      </p>
      <Notice title={t("outline.title")}>{t("outline.text")}</Notice>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton href={RESULTS_PATH}>{t("outline.back")}</LinkButton>
        {own && score !== null && <TextLink href={`/results/${attemptId}`}>{t("outline.own")}</TextLink>}
      </p>
    </>
  );
}
