/** One sitting of a made-up person, through the same use cases as a real one. */
import type { Db } from "../../db/client";
import type { Locale } from "../../lib/locale";
import type { Actor } from "../../lib/use-cases/actor";
import { finishAttempt } from "../../lib/use-cases/exams/finish-attempt";
import { flagQuestion } from "../../lib/use-cases/exams/flag-question";
import { getSitting } from "../../lib/use-cases/exams/get-sitting";
import { saveAnswer } from "../../lib/use-cases/exams/save-answer";
import { startAttempt } from "../../lib/use-cases/exams/start-attempt";
import type { Answerer } from "./answers";
import type { Chance } from "./chance";

const MINUTE = 60_000;

export interface Sitting {
  readonly actor: Actor;
  readonly windowId: string;
  readonly skill: number;
  readonly locale: Locale;
  readonly startsAt: number;
  /** How long the person takes over all questions: minutes. */
  readonly minutes: number;
  /** `submit`; or stop after so many questions and leave the clock running. */
  readonly until: "submit" | number;
}

/** @returns when the last thing happened: epoch milliseconds */
export async function sit(db: Db, sitting: Sitting, answer: Answerer, chance: Chance): Promise<number> {
  const { actor, windowId, startsAt, locale, skill, until } = sitting;
  const { attemptId } = told(await startAttempt(db, actor, { windowId }, startsAt));
  const { slots } = told(await getSitting(db, actor, { attemptId }, startsAt));
  const device = `demo-${chance.between(1000, 9999)}`;
  const pace = (sitting.minutes * MINUTE) / (slots.length + 1);
  const asked = until === "submit" ? slots : slots.slice(0, until);
  let at = startsAt;
  for (const { slot, item } of asked) {
    at += Math.round(pace * (0.6 + 0.8 * chance.share()));
    const save = async (counter: number, response: unknown) =>
      told(
        await saveAnswer(db, actor, { attemptId, slot, locale, body: { response, revision: { counter, device } } }, at),
      );
    const response = answer(item, skill);
    if (response !== null) await save(1, response);
    if (chance.happens(0.06)) {
      const body = { flagged: true, revision: { counter: 1, device } };
      told(await flagQuestion(db, actor, { attemptId, slot, body }, at + 1000));
    }
    // Now and then somebody thinks again.
    if (response !== null && chance.happens(0.05)) {
      at += 9000;
      await save(2, answer(item, skill) ?? response);
    }
  }
  if (until !== "submit") return at;
  at += Math.round(pace);
  told(await finishAttempt(db, actor, { attemptId }, at));
  return at;
}

/** The value of what went well. @throws where it did not: the demonstration asks for nothing that is refused */
export function told<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string },
): T {
  if (!outcome.ok) throw new Error(`the demonstration was refused: ${outcome.code}`);
  return outcome.value;
}
