/** The one change of a fact that turns the ruling round: found by judging the scene with that fact changed. */
import { rulingWithoutPlaces } from "../rules/deciding-key";
import { judge } from "../rules/judge";
import { parseSituation } from "../rules/parse-situation";
import { callWords } from "./call-words";
import type { Case, Family, Telling } from "./family";
import type { Message } from "./item";
import { callKey } from "./same-call";

/** The first of the family's flips whose ruling gives one other call; null where none does. */
export function flipOf(family: Family, spec: Case, telling: Telling): Message | null {
  const { situation, ruling, edition, cast } = telling;
  const own = new Set(spec.ask.calls(situation, ruling).map(callKey));
  for (const flip of family.flips) {
    const input = flip.change(situation, edition);
    const parsed = input === null ? null : parseSituation(input, edition);
    if (parsed === null || !parsed.ok) continue;
    const other = judge(parsed.value, edition);
    const [call, ...more] = spec.ask.calls(parsed.value, other);
    if (call === undefined || more.length > 0 || own.has(callKey(call))) continue;
    if (other.exam !== "score" || rulingWithoutPlaces(other) === rulingWithoutPlaces(ruling)) continue;
    const words = family.option?.(call, telling) ?? callWords(call, { situation: parsed.value, cast, edition });
    return flip.id.startsWith("scene.")
      ? telling.shared(flip.id, { call: words })
      : telling.say(flip.id, { call: words });
  }
  return null;
}
