/** What may be shown of a question once its ruling may be: after an exam, after a practice answer, after a guest's play. */
import type { Plan } from "@/lib/field/plan";
import { type Grade, grade } from "@/lib/grading/grade";
import type { Response, SealedItem, ServedItem } from "@/lib/items/item";
import type { LocalText } from "@/lib/locale";
import type { Certainty } from "@/lib/rules/ruling";
import { servedView } from "../exams/served-view";

/** A wrong option that was chosen, or the wrong number given. */
export interface Misreading {
  /** Option id; the number as text for format number. */
  readonly chosen: string;
  /** `misconceptions.<id>.belief` says what was believed. */
  readonly misconception: string;
  /** What that call would have been right for. */
  readonly feedback: LocalText | null;
}

export interface RulingView {
  readonly item: ServedItem;
  readonly response: Response | null;
  readonly grade: Grade;
  /** Ids of the right options; empty for format number. */
  readonly rightOptions: readonly string[];
  readonly rightNumber: number | null;
  readonly verdict: LocalText;
  readonly why: LocalText;
  readonly flip: LocalText | null;
  /** Clause ids, the deciding one first; their words are in clauses.json. */
  readonly basis: readonly string[];
  /** Decision ids; their words are in decisions.json. */
  readonly readings: readonly string[];
  readonly certainty: Certainty;
  readonly topic: string;
  readonly misreadings: readonly Misreading[];
  /** The plan as served with the ruling's own marks added. */
  readonly plan: Plan | null;
}

/** @param response what was given; graded here against the sealed key */
export function rulingView(served: ServedItem, sealed: SealedItem, response: Response | null): RulingView {
  const item = servedView(served);
  const { key, ruling } = sealed;
  return {
    item,
    response,
    grade: grade(key, response),
    rightOptions: key.format === "number" ? [] : key.options,
    rightNumber: key.format === "number" ? key.value : null,
    verdict: sealed.verdict,
    why: sealed.why,
    flip: sealed.flip,
    basis: ruling.basis,
    readings: ruling.readings,
    certainty: ruling.certainty,
    topic: sealed.topic,
    misreadings: misreadingsOf(sealed, response),
    plan: item.plan === null ? null : { ...item.plan, marks: [...item.plan.marks, ...sealed.planMarks] },
  };
}

function chosenOf(response: Response | null): readonly string[] {
  if (response === null) return [];
  if (response.format === "choose-one") return [response.option];
  return response.format === "choose-all" ? response.options : [String(response.value)];
}

function misreadingsOf(sealed: SealedItem, response: Response | null): readonly Misreading[] {
  return chosenOf(response).flatMap((chosen) => {
    const misconception = sealed.tags[chosen];
    return misconception === undefined ? [] : [{ chosen, misconception, feedback: sealed.feedback[chosen] ?? null }];
  });
}
