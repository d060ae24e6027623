import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AttemptInFull } from "@/lib/use-cases/staff/get-attempt-in-full";
import { SectionTitle } from "../ui/text";
import { Moment, momentFormat } from "./moment";
import { ResultState } from "./result-state";

/** When it was sat, under which terms, on which rules, and what came of it. */
export function AttemptFacts({ attempt }: { attempt: AttemptInFull }) {
  const t = useTranslations("staff.attempt");
  const format = useFormatter();
  const { timeZone, policy, score, endedBy, finishedAt } = attempt;
  const { version, questions, minutes, book, order } = policy;
  const at = (moment: number) => format.dateTime(moment, momentFormat("second", timeZone));
  return (
    <section>
      <SectionTitle>{t("facts")}</SectionTitle>
      <dl className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-10">
        <Fact name={t("result")}>
          <ResultState state={attempt.state} />
          {score !== null && (
            <span className="block">{t("outcome", { right: score.right, of: score.of, mark: score.mark })}</span>
          )}
        </Fact>
        <Fact name={t("answered")}>
          {t("answeredOf", { answered: attempt.answered, questions: score?.of ?? questions })}
        </Fact>
        <Fact name={t("started")}>
          <Moment at={attempt.startedAt} timeZone={timeZone} to="second" />
        </Fact>
        <Fact name={t("deadline")}>
          <Moment at={attempt.deadline} timeZone={timeZone} to="second" />
        </Fact>
        <Fact name={t("ended")}>
          {finishedAt === null || endedBy === null ? t("running") : t(endedBy, { at: at(finishedAt) })}
        </Fact>
        {score !== null && (
          <Fact name={t("graded")}>{t("gradedLine", { at: at(score.gradedAt), version: score.resultVersion })}</Fact>
        )}
        <Fact name={t("policy")}>{t("policyLine", { version, questions, minutes, book, order })}</Fact>
        <Fact name={t("rules")}>
          {t("rulesLine", { rules: format.list(attempt.rules, { type: "conjunction" }), edition: attempt.edition })}
        </Fact>
        <Fact name={t("made")}>{t("madeLine", { engine: attempt.engineVersion, bank: attempt.bankVersion })}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-2.5">
      <dt className="text-[0.92rem] text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
