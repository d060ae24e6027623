import { useLocale, useTranslations } from "next-intl";
import { chosenIn } from "@/lib/exam-client/sheet";
import type { RulingView } from "@/lib/use-cases/review/ruling-view";
import { AnswerReview } from "../ui/answer-review";
import { ClauseList } from "../ui/clause-list";
import { Notice } from "../ui/notice";
import type { RulingWords } from "../ui/ruling-words";
import { Story } from "../ui/text";
import { Verdict } from "../ui/verdict";

interface RulingToldProps {
  readonly ruling: RulingView;
  readonly words: RulingWords;
  /** Id of the verdict, which takes the focus after an answer. */
  readonly headingId?: string;
}

/** The ruling on an answer: the verdict as a sentence, why, what the misreading was, the clauses, and what would flip it. */
export function RulingTold({ ruling, words, headingId = "verdict" }: RulingToldProps) {
  const t = useTranslations("play");
  const locale = useLocale();
  return (
    <>
      <Verdict is={ruling.grade} headingId={headingId}>
        {ruling.verdict[locale]}
      </Verdict>
      <Story>{ruling.why[locale]}</Story>
      {ruling.certainty !== "text" && (
        <Notice>
          {t(`certainty.${ruling.certainty}`)}
          {words.readings.map((reading) => (
            <span key={reading} className="mt-1 block">
              {reading}
            </span>
          ))}
        </Notice>
      )}
      <GivenAnswer ruling={ruling} />
      {words.beliefs.length > 0 && (
        <section className="mb-5">
          <h3 className="mb-1 font-semibold">{t("believed")}</h3>
          {words.beliefs.map((belief) => (
            <p key={belief} className="measure">
              {belief}
            </p>
          ))}
        </section>
      )}
      {ruling.flip !== null && (
        <details className="mb-5" open>
          <summary className="font-semibold">{t("flip")}</summary>
          <p className="measure mt-1">{ruling.flip[locale]}</p>
        </details>
      )}
      <ClauseList clauses={words.clauses} />
    </>
  );
}

/** The options with what was chosen and what is right; for a number, the one given and the right one. */
function GivenAnswer({ ruling }: { ruling: RulingView }) {
  const t = useTranslations("play");
  const locale = useLocale();
  const { item, response, rightNumber } = ruling;
  const feedback = ruling.misreadings.flatMap((each) =>
    each.feedback === null ? [] : [[each.chosen, each.feedback[locale]] as const],
  );
  if (item.number !== null) {
    const unit = item.number.unit[locale];
    return (
      <div className="mb-5">
        <p>
          {response?.format === "number" && t("given", { value: response.value, unit })}{" "}
          {rightNumber !== null && <b className="font-semibold">{t("rightNumber", { value: rightNumber, unit })}</b>}
        </p>
        {feedback.map(([chosen, told]) => (
          <p key={chosen} className="measure mt-1">
            {told}
          </p>
        ))}
      </div>
    );
  }
  return (
    <AnswerReview
      label={item.prompt[locale]}
      options={item.options.map(({ id, text }) => ({ id, text: text[locale] }))}
      chosen={chosenIn(response)}
      right={ruling.rightOptions}
      feedback={Object.fromEntries(feedback)}
    />
  );
}
