import { useFormatter, useLocale, useTranslations } from "next-intl";
import { FieldPlan } from "@/components/field/plan";
import { chosenIn } from "@/lib/exam-client/sheet";
import type { Locale } from "@/lib/locale";
import type { SatQuestion } from "@/lib/use-cases/review/get-attempt-for-staff";
import { AnswerReview } from "../ui/answer-review";
import { ClauseList } from "../ui/clause-list";
import type { RulingWords } from "../ui/ruling-words";
import { type MarkShape, StateMark } from "../ui/state-mark";
import { Story } from "../ui/text";
import { Verdict } from "../ui/verdict";
import { momentFormat } from "./moment";

interface SatQuestionProps {
  readonly question: SatQuestion;
  readonly words: RulingWords;
  readonly timeZone: string;
}

const SHAPE: Readonly<Record<SatQuestion["grade"], MarkShape>> = { right: "full", wrong: "ring", unanswered: "dash" };

/** One question as it was served, with the answer given, the ruling and its clauses. Closed until asked for; open in print. */
export function SatQuestionView({ question, words, timeZone }: SatQuestionProps) {
  const t = useTranslations("staff.attempt");
  const locale = useLocale();
  const { slot, grade, item, plan } = question;
  return (
    <li className="border-b border-rule">
      <details id={`question-${slot}`}>
        <summary className="py-3">
          <span className="inline-flex flex-wrap items-baseline gap-x-4 pl-1">
            <span className="font-semibold">{t("question", { slot })}</span>
            <StateMark shape={SHAPE[grade]}>{t(`grade.${grade}`)}</StateMark>
            {question.flagged && <span className="text-[0.92rem] text-soft">{t("flagged")}</span>}
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-2 pb-6 md:grid-cols-2">
          <div className="min-w-0">
            <Story size="small">{item.scene[locale]}</Story>
            <p className="mb-3 font-semibold">{item.prompt[locale]}</p>
            <Given question={question} locale={locale} timeZone={timeZone} />
          </div>
          <div className="min-w-0">
            {plan !== null && <FieldPlan plan={plan} />}
            <div className="mt-4">
              <Verdict is={grade}>{question.verdict[locale]}</Verdict>
              <Story size="small">{question.why[locale]}</Story>
            </div>
            <Lines title={t("believed")} lines={words.beliefs} />
            <ClauseList clauses={words.clauses} />
            <Lines title={t("readings")} lines={words.readings} />
            <Lines title={t("flip")} lines={question.flip === null ? [] : [question.flip[locale]]} />
          </div>
          {locale !== "en" && (
            <details className="md:col-span-2">
              <summary className="link py-2">{t("english")}</summary>
              <div lang="en" className="pt-2">
                <English question={question} />
              </div>
            </details>
          )}
        </div>
      </details>
    </li>
  );
}

/** The options with what was chosen and what is right, or the number given and the right one; and when it was saved. */
function Given({ question, locale, timeZone }: { question: SatQuestion; locale: Locale; timeZone: string }) {
  const t = useTranslations("staff.attempt");
  const format = useFormatter();
  const { answeredAt, answeredIn, response } = question;
  return (
    <>
      <Answers question={question} locale={locale} />
      {response === null && <p className="mb-2">{t("notGiven")}</p>}
      {answeredAt !== null && answeredIn !== null && (
        <p className="mb-4 text-[0.92rem] text-soft">
          {t("savedIn", {
            language: t(`language.${answeredIn}`),
            at: format.dateTime(answeredAt, momentFormat("second", timeZone)),
          })}
        </p>
      )}
    </>
  );
}

function Answers({ question, locale }: { question: SatQuestion; locale: Locale }) {
  const t = useTranslations("staff.attempt");
  const { item, response, rightNumber, rightOptions, misreadings } = question;
  const told = misreadings.flatMap(({ chosen, feedback }) => (feedback === null ? [] : [[chosen, feedback[locale]]]));
  if (item.number === null) {
    return (
      <AnswerReview
        label={t("answers")}
        options={item.options.map(({ id, text }) => ({ id, text: text[locale] }))}
        chosen={chosenIn(response)}
        right={rightOptions}
        feedback={Object.fromEntries(told)}
      />
    );
  }
  const unit = item.number.unit[locale];
  return (
    <ul className="mb-3">
      {response?.format === "number" && <li>{t("given", { value: response.value, unit })}</li>}
      {rightNumber !== null && <li className="font-semibold">{t("rightNumber", { value: rightNumber, unit })}</li>}
    </ul>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mb-5">
      <h3 className="mb-1 font-semibold">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="measure mb-1">
          {line}
        </p>
      ))}
    </section>
  );
}

/** The same question in English. */
function English({ question }: { question: SatQuestion }) {
  const { item, verdict, why } = question;
  return (
    <>
      <Story size="small">{item.scene.en}</Story>
      <p className="mb-3 font-semibold">{item.prompt.en}</p>
      <Answers question={question} locale="en" />
      <Story size="small">{verdict.en}</Story>
      <Story size="small">{why.en}</Story>
    </>
  );
}
