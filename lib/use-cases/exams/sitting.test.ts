/** A sitting over a real database, told as a story; after each act it is checked what must not be seen yet. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordsOf } from "@/db/attempts";
import { sealedItemsOf } from "@/db/keys-open";
import { attempts, sealedForms } from "@/db/schema";
import { assembleForm } from "@/lib/exams/assemble";
import {
  CANARY,
  examWorld,
  HOUR,
  MINUTE,
  START,
  toyContent,
  WINDOW,
  type World,
  wrongAnswer,
} from "@/tests/exam-world";
import { stepsIn } from "@/tests/sitting-steps";
import { type Actor, guest } from "../actor";
import { replaceContent } from "../content";
import { getResult } from "../review/get-result";
import { finishAttempt } from "./finish-attempt";
import { flagQuestion } from "./flag-question";
import { getClock } from "./get-clock";
import { getExamEntry } from "./get-exam-entry";
import { getRunningSitting } from "./get-running-sitting";
import { getSitting } from "./get-sitting";
import { startAttempt } from "./start-attempt";

let world: World;
let ana: Actor;
let start: ReturnType<typeof stepsIn>["start"];
let keyOf: ReturnType<typeof stepsIn>["keyOf"];
let save: ReturnType<typeof stepsIn>["save"];
let sit: ReturnType<typeof stepsIn>["sit"];
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
  ({ start, keyOf, save, sit } = stepsIn(world, ana));
});

test("the whole way: entry, start, answers, flag, coming back, submit, result", async () => {
  const entry = await getExamEntry(world.db, ana, {}, START);
  expect(entry).toMatchObject({
    ok: true,
    value: {
      may: { ok: true },
      attemptsLeft: 3,
      minutesIfStartedNow: 90,
      rules: { questions: 50, mark: 48, book: "closed" },
    },
  });

  const attemptId = await start();
  const view = await getSitting(world.db, ana, { attemptId }, START + MINUTE);
  if (!view.ok) throw new Error(view.code);
  expect(view.value).toMatchObject({ startedAt: START, deadline: START + 90 * MINUTE, serverNow: START + MINUTE });
  expect(view.value.slots).toHaveLength(50);
  expect(Object.keys(view.value.slots[0] ?? {}).sort()).toEqual([
    "flagRevision",
    "flagged",
    "item",
    "response",
    "revision",
    "slot",
  ]);
  expect(JSON.stringify(view)).not.toContain(CANARY);
  expect(JSON.stringify(view)).not.toMatch(/"(seed|key|topic|family|basis|difficulty|decidingKey|ruling)"/);

  const key = keyOf(attemptId, 1);
  const saved = await save(attemptId, 1, wrongAnswer(key), 1, START + 2 * MINUTE);
  expect(saved).toEqual({
    ok: true,
    value: {
      slot: 1,
      response: wrongAnswer(key),
      revision: { counter: 1, device: "phone" },
      savedAt: START + 2 * MINUTE,
      serverNow: START + 2 * MINUTE,
      deadline: START + 90 * MINUTE,
    },
  });
  const body = { flagged: true, revision: { counter: 1, device: "phone" } };
  expect(await flagQuestion(world.db, ana, { attemptId, slot: 7, body }, START + 3 * MINUTE)).toMatchObject({
    ok: true,
    value: { slot: 7, flagged: true },
  });

  const again = await getSitting(world.db, ana, { attemptId }, START + 50 * MINUTE);
  if (!again.ok) throw new Error(again.code);
  expect(again.value.slots[0]).toMatchObject({ response: wrongAnswer(key), revision: { counter: 1 } });
  expect(again.value.slots[6]).toMatchObject({ flagged: true, response: null, revision: null });
  expect(again.value.slots.map((slot) => slot.item)).toEqual(view.value.slots.map((slot) => slot.item));
  expect(await getResult(world.db, ana, { attemptId }, START + 50 * MINUTE)).toMatchObject({ code: "attempt-running" });

  expect(await finishAttempt(world.db, ana, { attemptId }, START + 60 * MINUTE)).toEqual({
    ok: true,
    value: { attemptId, finishedAt: START + 60 * MINUTE },
  });
  expect(await getSitting(world.db, ana, { attemptId }, START + 61 * MINUTE)).toMatchObject({
    code: "already-finished",
    params: { finishedAt: START + 60 * MINUTE, attemptId },
  });
  expect(await getResult(world.db, ana, { attemptId }, START + 61 * MINUTE)).toMatchObject({
    value: {
      score: { right: 0, wrong: 1, unanswered: 49, questions: 50, mark: 48, passed: false },
      engineVersion: 41,
      bankVersion: 42,
    },
  });
});

describe("the mark", () => {
  test.each([
    [48, 2, true],
    [47, 3, false],
    [47, 0, false],
  ])("%i right, %i wrong: passed %s", async (right, wrong, passed) => {
    const attemptId = await start();
    await sit(attemptId, right, wrong, START + MINUTE);
    expect(await getResult(world.db, ana, { attemptId }, START + MINUTE)).toMatchObject({
      value: { score: { right, mark: 48, passed } },
    });
  });
});

describe("the form", () => {
  test("what is stored makes it again, and its parts agree", async () => {
    const attemptId = await start();
    const stored = world.db.select().from(sealedForms).get();
    if (stored === undefined) throw new Error("no form");
    const { seed, blueprint, leftOut } = stored;
    const { bank, edition, engineVersion, bankVersion } = toyContent;
    const made = assembleForm({ seed, blueprint, leftOut, bank, edition, engineVersion, bankVersion });
    if (!made.ok) throw new Error(made.line);
    expect(made.value.slots.map((slot) => slot.decidingKey)).toEqual(
      sealedItemsOf(world.db, attemptId).map((line) => line.sealed.decidingKey),
    );
  });

  test("two people get two forms; a retake shares no deciding key", async () => {
    const decidingKeys = (id: string) => sealedItemsOf(world.db, id).map((line) => line.sealed.decidingKey);
    const first = await start();
    const other = await start(world.person("ben"));
    expect(decidingKeys(other).sort()).not.toEqual(decidingKeys(first).sort());
    await sit(first, 0, 0, START + MINUTE);
    const second = await start(ana, START + MINUTE + 168 * HOUR);
    expect(decidingKeys(second).filter((key) => decidingKeys(first).includes(key))).toEqual([]);
  });

  test("a bank that is too small refuses and starts nothing", async () => {
    replaceContent({ ...toyContent, bank: toyContent.bank.slice(0, 20) });
    expect(await startAttempt(world.db, ana, { windowId: WINDOW }, START)).toMatchObject({
      ok: false,
      code: "blueprint-impossible",
      params: { line: "questions", wanted: 50 },
    });
    expect(world.db.select().from(attempts).all()).toEqual([]);
  });
});

test("the way back to the sitting, and whether its book is open", async () => {
  expect(await getRunningSitting(world.db, ana, {}, START)).toEqual({ ok: true, value: null });
  const attemptId = await start();
  const running = { attemptId, deadline: START + 90 * MINUTE, book: "closed" };
  expect(await getRunningSitting(world.db, ana, {}, START)).toMatchObject({ value: running });
  expect(await getRunningSitting(world.db, guest, {}, START)).toEqual({ ok: true, value: null });
  expect(await getRunningSitting(world.db, ana, {}, START + 90 * MINUTE)).toEqual({ ok: true, value: null });
  world.terms({ book: "open" });
  const ben = world.person("ben");
  await start(ben);
  expect(await getRunningSitting(world.db, ben, {}, START)).toMatchObject({ value: { book: "open" } });
});

// Field report B07.
test("another person's attempt is as unknown as one that is none", async () => {
  const attemptId = await start();
  const ben = world.person("ben", { roles: ["candidate", "certifier", "staff", "admin"] });
  for (const actor of [ben, guest]) {
    const code = actor === guest ? "signed-out" : "not-found";
    for (const id of [attemptId, "no-such-attempt"]) {
      const body = { flagged: true, revision: { counter: 1, device: "x" } };
      const replies = [
        await getSitting(world.db, actor, { attemptId: id }, START),
        await getClock(world.db, actor, { attemptId: id }, START),
        await finishAttempt(world.db, actor, { attemptId: id }, START),
        await save(id, 1, null, 1, START, "x", actor),
        await flagQuestion(world.db, actor, { attemptId: id, slot: 1, body }, START),
      ];
      expect(replies).toEqual(replies.map(() => ({ ok: false, code })));
    }
  }
  expect(recordsOf(world.db, attemptId)).toHaveLength(1);
});
