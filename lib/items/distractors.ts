/** Wrong options: what the scene's ruling would be to somebody who goes wrong in one way. */

import type { Edition } from "../rules/editions/edition";
import { judge } from "../rules/judge";
import { parseSituation } from "../rules/parse-situation";
import { isArguable } from "./arguable";
import type { Ask, Judged, Misconception } from "./family";
import type { Call } from "./item";
import { callKey } from "./same-call";

export interface Distractor {
  readonly call: Call;
  readonly misconception: Misconception;
}

/** The calls that a misconception leads to in this scene; empty where it does not apply. */
export function callsOf(misconception: Misconception, judged: Judged, ask: Ask, edition: Edition): readonly Call[] {
  const apply = misconception.apply;
  if (apply.of === "call") return apply.state(judged, edition);
  if (apply.of === "edition") {
    return ask.calls(judged.situation, judge(judged.situation, apply.remember(edition)));
  }
  const misread = apply.read(judged.situation, edition);
  if (misread === null) return [];
  const parsed = parseSituation(misread, edition);
  return parsed.ok ? ask.calls(parsed.value, judge(parsed.value, edition)) : [];
}

/**
 * What the misconceptions give that is neither right nor arguably so, without repeats, the most tempting first. One call a misconception for
 * choose-one and number; for choose-all every call it leads to.
 */
export function distractorsOf(
  misconceptions: readonly Misconception[],
  judged: Judged,
  ask: Ask,
  edition: Edition,
  everyCall: boolean,
): readonly Distractor[] {
  const taken = new Set(ask.calls(judged.situation, judged.ruling).map(callKey));
  const found: Distractor[] = [];
  for (const misconception of misconceptions) {
    for (const call of callsOf(misconception, judged, ask, edition)) {
      const key = callKey(call);
      if (taken.has(key) || isArguable(call, judged.ruling)) continue;
      taken.add(key);
      found.push({ call, misconception });
      if (!everyCall) break;
    }
  }
  return found;
}
