import { useLocale, useTranslations } from "next-intl";
import { chosenIn } from "@/lib/exam-client/sheet";
import type { Locale } from "@/lib/locale";
import type { ReviewQuestion } from "@/lib/use-cases/review/get-review";
import { FieldPlan } from "../field/plan";
import { AnswerReview } from "../ui/answer-review";
import { ClauseList } from "../ui/clause-list";
import type { RulingWords } from "../ui/ruling-words";
import { type MarkShape, StateMark } from "../ui/state-mark";
import { Story } from "../ui/text";
import { Verdict } from "../ui/verdict";

interface ReviewQuestionProps {
  readonly question: ReviewQuestion;
  readonly words: RulingWords;
}

const SHAPE: Readonly<Record<ReviewQuestion["grade"], MarkShape>> = {
  right: "full",
  wrong: "ring",
  unanswered: "dash",
};

/** One question of the review. What was right is closed until asked for; on paper all are open. */
export function ReviewQuestionView({ question, words }: ReviewQuestionProps) {
  const t = useTranslations("review");
  const locale = useLocale();
  const { slot, grade, item, plan, certainty } = question;
  return (
    <li className="border-b border-rule">
      <details
        id={`question-${slot}`}
        open={grade !== "right"}
        className="print:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="py-3">
          <h3 className="inline-flex flex-wrap items-baseline gap-x-4 pl-1">
            <span className="font-semibold">{t("question.title", { slot })}</span>
            <StateMark shape={SHAPE[grade]}>{t(`question.grade.${grade}`)}</StateMark>
          </h3>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-1 pb-7 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <Story>{item.scene[locale]}</Story>
          {plan !== null && (
            <div className="mb-5 md:col-start-2 md:row-span-2 md:row-start-1">
              <div className="md:sticky md:top-6">
                <FieldPlan plan={plan} />
              </div>
            </div>
          )}
          <div className="min-w-0 md:col-start-1">
            <p className="mb-3 font-semibold">{item.prompt[locale]}</p>
            <Answers question={question} locale={locale} />
            <Verdict is={grade}>{question.verdict[locale]}</Verdict>
            <Story>{question.why[locale]}</Story>
            <Lines title={t("believed")} lines={words.beliefs} />
            <ClauseList clauses={words.clauses} />
            {certainty !== "text" && <p className="measure mb-4">{t(`certainty.${certainty}`)}</p>}
            <Lines title={t("readings")} lines={words.readings} />
            <Lines title={t("flip")} lines={question.flip === null ? [] : [question.flip[locale]]} />
            {locale !== "en" && <English question={question} />}
          </div>
        </div>
      </details>
    </li>
  );
}

function Answers({ question, locale }: { question: ReviewQuestion; locale: Locale }) {
  const t = useTranslations("review.question");
  const { slot, item, response, rightNumber, rightOptions, misreadings } = question;
  const feedback = misreadings.flatMap(({ chosen, feedback: told }) => (told === null ? [] : [[chosen, told[locale]]]));
  if (item.number === null) {
    return (
      <>
        <AnswerReview
          label={t("options", { slot })}
          options={item.options.map(({ id, text }) => ({ id, text: text[locale] }))}
          chosen={chosenIn(response)}
          right={rightOptions}
          feedback={Object.fromEntries(feedback)}
        />
        {response === null && <p className="mb-4">{t("none")}</p>}
      </>
    );
  }
  const unit = item.number.unit[locale];
  const withUnit = (value: number) => t("value", { value, unit });
  return (
    <ul className="mb-4">
      <li>{response?.format === "number" ? t("yours", { value: withUnit(response.value) }) : t("none")}</li>
      {rightNumber !== null && <li className="font-semibold">{t("right", { value: withUnit(rightNumber) })}</li>}
      {feedback.map(([chosen, told]) => (
        <li key={chosen} className="mt-1">
          {told}
        </li>
      ))}
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

/** The same question in English, on demand: English decides. */
function English({ question }: { question: ReviewQuestion }) {
  const t = useTranslations("review");
  const { item, verdict, why, flip } = question;
  return (
    <details className="no-print">
      <summary className="link py-2">{t("english")}</summary>
      <div lang="en" className="border-l-4 border-rule pt-2 pl-4">
        <Story>{item.scene.en}</Story>
        <p className="mb-3 font-semibold">{item.prompt.en}</p>
        <Answers question={question} locale="en" />
        <Story>{verdict.en}</Story>
        <Story>{why.en}</Story>
        {flip !== null && <Story>{flip.en}</Story>}
      </div>
    </details>
  );
}
