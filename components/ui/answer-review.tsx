import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type AnswerOption, letterOf } from "./answer-options";
import { classes } from "./classes";

interface AnswerReviewProps {
  readonly label: string;
  readonly options: readonly AnswerOption[];
  /** Ids that the person chose. */
  readonly chosen: readonly string[];
  /** Ids that the ruling allows. */
  readonly right: readonly string[];
  /** What a wrong call would have been right for, by option id. */
  readonly feedback?: Readonly<Record<string, ReactNode>>;
}

/** The options after the answer: which was chosen and which is right stand in words beside them. */
export function AnswerReview({ label, options, chosen, right, feedback = {} }: AnswerReviewProps) {
  const t = useTranslations("common.answers");
  return (
    <ol aria-label={label} className="mb-5">
      {options.map((option, index) => {
        const isRight = right.includes(option.id);
        const isChosen = chosen.includes(option.id);
        const words = [isChosen && t("yours"), isRight && t("right")].filter(Boolean).join(" · ");
        return (
          <li
            key={option.id}
            className={classes(
              "mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 rounded-lg border-[1.5px] px-4 py-3 leading-[1.35]",
              isRight ? "border-green bg-good" : isChosen ? "border-edge bg-card" : "border-rule",
            )}
          >
            <span className="font-semibold text-soft">{letterOf(index)}</span>
            <div>
              <p>{option.text}</p>
              {words && <p className="mt-0.5 text-[0.92rem] font-semibold">{words}</p>}
              {isChosen && feedback[option.id] && <p className="mt-1 text-[0.95rem]">{feedback[option.id]}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
