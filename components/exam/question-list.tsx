import { useTranslations } from "next-intl";
import type { Outbox } from "@/lib/exam-client/outbox";
import type { Sheet } from "@/lib/exam-client/sheet";
import type { Locale } from "@/lib/locale";
import { answerLines } from "./answer-text";
import { useLineWords } from "./question-map";
import type { QuestionText } from "./sitting-view";

interface QuestionListProps {
  readonly sheet: Sheet;
  readonly outbox: Outbox;
  readonly questions: readonly QuestionText[];
  readonly locale: Locale;
  readonly onGo: (slot: number) => void;
}

/** All questions one below the other with what was given; each opens on its own screen. */
export function QuestionList({ sheet, outbox, questions, locale, onGo }: QuestionListProps) {
  const t = useTranslations("exam.sitting.list");
  return (
    <section aria-labelledby="list-title">
      <h1 id="list-title" tabIndex={-1} className="mb-3 font-serif text-xl font-semibold">
        {t("title")}
      </h1>
      <ol className="border-t border-rule">
        {questions.map((question) => {
          const line = sheet.find((one) => one.slot === question.slot);
          if (line === undefined) return null;
          return (
            <li key={question.slot} className="border-b border-rule py-4">
              <Row
                question={question}
                given={answerLines(question, line.response, locale)}
                words={<Words line={line} outbox={outbox} />}
                onGo={onGo}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Words({ line, outbox }: { line: Sheet[number]; outbox: Outbox }) {
  return <span className="text-soft">{useLineWords(line, outbox)}</span>;
}

interface RowProps {
  readonly question: QuestionText;
  readonly given: readonly string[];
  readonly words: React.ReactNode;
  readonly onGo: (slot: number) => void;
}

function Row({ question, given, words, onGo }: RowProps) {
  const t = useTranslations("exam.sitting.list");
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-[0.95rem]">
          <span className="font-semibold text-green">{t("question", { slot: question.slot })}</span> {words}
        </p>
        <button type="button" onClick={() => onGo(question.slot)} className="link min-h-11 px-1">
          {t("open")}
          <span className="sr-only"> {t("question", { slot: question.slot })}</span>
        </button>
      </div>
      <p className="measure font-serif leading-[1.5]">{question.scene}</p>
      <p className="mt-1 font-semibold">{question.prompt}</p>
      {given.length > 0 && (
        <ul className="mt-1 border-l-4 border-green pl-3">
          {given.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
