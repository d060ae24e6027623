/**
 * The words of the clauses, misconceptions and decisions of a ruling, in the language of the page. A decision
 * stands with its question: alone it would be an answer to nothing.
 */
import type { RulingWords } from "@/components/ui/ruling-words";
import type { Locale } from "@/lib/locale";
import { ruleWords } from "@/lib/use-cases/review/rule-words";
import type { RulingView } from "@/lib/use-cases/review/ruling-view";

export function rulingWords(
  ruling: Pick<RulingView, "basis" | "misreadings" | "readings">,
  locale: Locale,
): RulingWords {
  const words = ruleWords(locale);
  const given = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);
  return {
    clauses: words.clauses(ruling.basis),
    beliefs: ruling.misreadings.flatMap(({ misconception }) => given(words.belief(misconception))),
    readings: ruling.readings.flatMap((id) =>
      given(words.decision(id)).map(({ question, decision }) => `${question} ${decision}`),
    ),
  };
}
