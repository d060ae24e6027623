import { letterOf } from "@/components/ui/answer-options";
import { writeNumber } from "@/lib/exam-client/number-text";
import { chosenIn } from "@/lib/exam-client/sheet";
import type { Response } from "@/lib/items/item";
import type { Locale } from "@/lib/locale";
import type { QuestionText } from "./sitting-view";

/** What was given, as lines of text: "C. Penalty 3 for Blue."; empty where nothing was. */
export function answerLines(question: QuestionText, response: Response | null, locale: Locale): readonly string[] {
  if (response === null) return [];
  if (response.format === "number") return [`${writeNumber(response.value, locale !== "en")} ${question.unit}`];
  const chosen = chosenIn(response);
  return question.options.flatMap(({ id, text }, index) =>
    chosen.includes(id) ? [`${letterOf(index)}. ${text}`] : [],
  );
}
