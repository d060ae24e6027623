/** The steps of a sitting, as the tests of its use cases take them. */
import { sealedItemsOf } from "@/db/keys-open";
import type { Key } from "@/lib/items/item";
import type { Actor } from "@/lib/use-cases/actor";
import { finishAttempt } from "@/lib/use-cases/exams/finish-attempt";
import { saveAnswer } from "@/lib/use-cases/exams/save-answer";
import { startAttempt } from "@/lib/use-cases/exams/start-attempt";
import { rightAnswer, START, WINDOW, type World, wrongAnswer } from "./exam-world";

/** @param ana who sits, where no other is named */
export function stepsIn(world: World, ana: Actor) {
  async function start(actor = ana, now = START): Promise<string> {
    const started = await startAttempt(world.db, actor, { windowId: WINDOW }, now);
    if (!started.ok) throw new Error(started.code);
    return started.value.attemptId;
  }

  const keysOf = (attemptId: string) =>
    new Map(sealedItemsOf(world.db, attemptId).map((line) => [line.slot, line.sealed.key]));

  function keyOf(attemptId: string, slot: number): Key {
    const key = keysOf(attemptId).get(slot);
    if (key === undefined) throw new Error(`no question ${slot}`);
    return key;
  }

  /** The first slot with a question of this format. */
  function slotOf(attemptId: string, format: Key["format"]): number {
    for (const [slot, key] of keysOf(attemptId)) if (key.format === format) return slot;
    throw new Error(`no ${format}`);
  }

  function save(
    attemptId: string,
    slot: number,
    response: unknown,
    counter: number,
    now: number,
    device = "phone",
    actor = ana,
  ) {
    const body = { response, revision: { counter, device } };
    return saveAnswer(world.db, actor, { attemptId, slot, body, locale: "en" }, now);
  }

  /** Answers `right` questions rightly, then `wrong` wrongly, and submits. */
  async function sit(attemptId: string, right: number, wrong: number, now: number, actor = ana) {
    for (const [slot, key] of keysOf(attemptId)) {
      if (slot > right + wrong) break;
      const saved = await save(
        attemptId,
        slot,
        slot <= right ? rightAnswer(key) : wrongAnswer(key),
        1,
        now,
        "phone",
        actor,
      );
      if (!saved.ok) throw new Error(saved.code);
    }
    return finishAttempt(world.db, actor, { attemptId }, now);
  }

  return { start, keyOf, slotOf, save, sit };
}
