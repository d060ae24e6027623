/** A sitting over a real database, told as stories; after each act it is checked what must not be seen yet. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordsOf } from "@/db/attempts";
import { openDatabase } from "@/db/client";
import { sealedItemsOf } from "@/db/keys-open";
import { attempts, results, sealedForms } from "@/db/schema";
import { assembleForm } from "@/lib/exams/assemble";
import {
  CANARY,
  examWorld,
  HOUR,
  MINUTE,
  rightAnswer,
  START,
  toyContent,
  WINDOW,
  type World,
  wrongAnswer,
} from "@/tests/exam-world";
import { type Actor, guest } from "../actor";
import { replaceContent } from "../content";
import { getResult } from "../review/get-result";
import { closeExpired } from "./close-expired";
import { finishAttempt } from "./finish-attempt";
import { flagQuestion } from "./flag-question";
import { getClock } from "./get-clock";
import { getExamEntry } from "./get-exam-entry";
import { getRunningSitting } from "./get-running-sitting";
import { getSitting } from "./get-sitting";
import { saveAnswer } from "./save-answer";
import { startAttempt } from "./start-attempt";

let world: World;
let ana: Actor;
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
});

async function start(actor = ana, now = START): Promise<string> {
  const started = await startAttempt(world.db, actor, { windowId: WINDOW }, now);
  if (!started.ok) throw new Error(started.code);
  return started.value.attemptId;
}

const keysOf = (attemptId: string) =>
  new Map(sealedItemsOf(world.db, attemptId).map((line) => [line.slot, line.sealed.key]));

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
    expect(saved.ok).toBe(true);
  }
  return finishAttempt(world.db, actor, { attemptId }, now);
}

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

  const key = keysOf(attemptId).get(1);
  if (key === undefined) throw new Error("no key");
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

describe("starting", () => {
  test("a guest, a stranger to the association, a closed account, an unknown window", async () => {
    const begin = (actor: Actor, windowId = WINDOW) => startAttempt(world.db, actor, { windowId }, START);
    expect(await begin(guest)).toMatchObject({ code: "signed-out" });
    expect(await begin(world.person("new", { memberNumber: null }))).toMatchObject({ code: "member-number-needed" });
    expect(await begin(world.person("gone", { state: "disabled" }))).toMatchObject({ code: "forbidden" });
    expect(await begin(ana, "no-such-window")).toMatchObject({ code: "not-found" });
    expect(world.db.select().from(attempts).all()).toEqual([]);
  });

  test("again while it runs: the same attempt, the same questions, the same clock", async () => {
    const attemptId = await start();
    expect(await startAttempt(world.db, ana, { windowId: WINDOW }, START + 30 * MINUTE)).toEqual({
      ok: true,
      value: { attemptId, resumed: true },
    });
    expect(await getClock(world.db, ana, { attemptId }, START + 30 * MINUTE)).toMatchObject({
      value: { deadline: START + 90 * MINUTE, finishedAt: null },
    });
  });

  test("ten at once over two connections make one attempt", async () => {
    const other = openDatabase(world.file);
    const begin = (_: unknown, index: number) =>
      startAttempt(index % 2 === 0 ? world.db : other, ana, { windowId: WINDOW }, START);
    const started = await Promise.all(Array.from({ length: 10 }, begin));
    expect(new Set(started.map((one) => (one.ok ? one.value.attemptId : one.code))).size).toBe(1);
    expect(world.db.select().from(attempts).all()).toHaveLength(1);
  });

  test("another process starts while the form is being composed: one attempt, and both get it", async () => {
    const other = openDatabase(world.file);
    let theirs: Promise<unknown> | null = null;
    replaceContent({
      ...toyContent,
      make(family, seed) {
        if (theirs === null) {
          replaceContent(toyContent);
          theirs = startAttempt(other, ana, { windowId: WINDOW }, START);
        }
        return toyContent.make(family, seed);
      },
    });
    const ours = await startAttempt(world.db, ana, { windowId: WINDOW }, START);
    const [row, ...more] = world.db.select().from(attempts).all();
    expect(more).toEqual([]);
    expect(ours).toEqual({ ok: true, value: { attemptId: row?.id, resumed: true } });
    expect(await theirs).toEqual({ ok: true, value: { attemptId: row?.id, resumed: false } });
  });

  test("the wait counts from the end, the end counts from the deadline, three attempts are all", async () => {
    const first = await start();
    // Nobody submits. The attempt ended at its deadline, whenever that is noticed.
    const ended = START + 90 * MINUTE;
    const begin = (now: number) => startAttempt(world.db, ana, { windowId: WINDOW }, now);
    expect(await begin(ended + 100 * HOUR)).toEqual({ ok: false, code: "wait", params: { at: ended + 168 * HOUR } });
    expect(await begin(ended + 168 * HOUR - 1)).toMatchObject({ code: "wait" });
    const second = await start(ana, ended + 168 * HOUR);
    expect(second).not.toBe(first);
    await sit(second, 1, 1, ended + 169 * HOUR);
    const third = await start(ana, ended + 337 * HOUR);
    await sit(third, 1, 1, ended + 338 * HOUR);
    expect(await begin(ended + 2000 * HOUR)).toMatchObject({ code: "attempts-used-up" });
  });

  test("none after a pass", async () => {
    await sit(await start(), 48, 2, START + MINUTE);
    const later = START + 500 * HOUR;
    expect(await startAttempt(world.db, ana, { windowId: WINDOW }, later)).toMatchObject({ code: "passed-already" });
    expect(await getExamEntry(world.db, ana, {}, later)).toMatchObject({ value: { may: { code: "passed-already" } } });
  });

  // Field reports B29 and B37.
  test("the window closes first: told before, kept after, refused at the end", async () => {
    world.closeWindowAt(START + 29 * MINUTE);
    expect(await getExamEntry(world.db, ana, {}, START)).toMatchObject({ value: { minutesIfStartedNow: 29 } });
    const attemptId = await start();
    expect(await getClock(world.db, ana, { attemptId }, START)).toMatchObject({
      value: { deadline: START + 29 * MINUTE },
    });
    const late = await startAttempt(world.db, world.person("late"), { windowId: WINDOW }, START + 29 * MINUTE);
    expect(late).toEqual({ ok: false, code: "window-closed", params: { at: START + 29 * MINUTE } });
  });

  test("new terms hold for new attempts, old attempts keep theirs", async () => {
    const before = await start();
    world.terms({ minutes: 30, questions: 20, passMark: { count: 19, ratio: { right: 95, of: 100 } } });
    const after = await start(world.person("ben"));
    expect(sealedItemsOf(world.db, before)).toHaveLength(50);
    expect(sealedItemsOf(world.db, after)).toHaveLength(20);
    await finishAttempt(world.db, ana, { attemptId: before }, START + 80 * MINUTE);
    expect(await getResult(world.db, ana, { attemptId: before }, START + 80 * MINUTE)).toMatchObject({
      value: { score: { mark: 48 } },
    });
  });
});

describe("saving", () => {
  // Field report B09: two tabs.
  test("the newer answer stands, the older is told so, and both are on record", async () => {
    const attemptId = await start();
    const [a, b] = [
      { format: "choose-one", option: "a" },
      { format: "choose-one", option: "b" },
    ];
    const slot = slotOf(attemptId, "choose-one");
    await save(attemptId, slot, b, 2, START + MINUTE, "tab-2");
    expect(await save(attemptId, slot, a, 1, START + 2 * MINUTE, "tab-1")).toEqual({
      ok: false,
      code: "stale-revision",
      response: b,
      revision: { counter: 2, device: "tab-2" },
      serverNow: START + 2 * MINUTE,
      deadline: START + 90 * MINUTE,
    });
    await save(attemptId, slot, a, 1, START + 3 * MINUTE, "tab-1");
    expect(recordsOf(world.db, attemptId).filter((record) => record.kind === "answered")).toMatchObject([
      { slot, response: b, revision: { counter: 2, device: "tab-2" }, locale: "en", at: START + MINUTE },
      { slot, response: a, revision: { counter: 1, device: "tab-1" }, at: START + 2 * MINUTE },
    ]);
  });

  test("a repeat succeeds and stores nothing", async () => {
    const attemptId = await start();
    const slot = slotOf(attemptId, "choose-one");
    const answer = { format: "choose-one", option: "a" };
    const first = await save(attemptId, slot, answer, 1, START + MINUTE);
    const second = await save(attemptId, slot, answer, 1, START + 5 * MINUTE);
    expect(first).toMatchObject({ value: { savedAt: START + MINUTE } });
    expect(second).toMatchObject({ ok: true, value: { savedAt: START + MINUTE, serverNow: START + 5 * MINUTE } });
    expect(recordsOf(world.db, attemptId)).toHaveLength(2);
  });

  // Field report B03: the reply is no oracle.
  test("a right and a wrong answer get replies of one shape", async () => {
    const attemptId = await start();
    const slot = slotOf(attemptId, "choose-one");
    const key = keysOf(attemptId).get(slot);
    if (key === undefined) throw new Error("no key");
    const shape = (reply: object) =>
      JSON.stringify(reply)
        .replace(/"option":"."/, "")
        .replace(/"counter":./, "");
    const right = await save(attemptId, slot, rightAnswer(key), 1, START + MINUTE);
    const wrong = await save(attemptId, slot, wrongAnswer(key), 2, START + MINUTE);
    expect(shape(right)).toBe(shape(wrong));
  });

  test.each<[string, unknown, string]>([
    ["no body", undefined, ""],
    ["a list", [], ""],
    ["no revision", { response: null }, "revision"],
    ["counter 0", { response: null, revision: { counter: 0, device: "x" } }, "revision.counter"],
    ["half a counter", { response: null, revision: { counter: 1.5, device: "x" } }, "revision.counter"],
    ["a strange device", { response: null, revision: { counter: 1, device: "x y" } }, "revision.device"],
    ["no response", { revision: { counter: 1, device: "x" } }, "response"],
    [
      "an option that is none",
      { response: { format: "choose-one", option: "z" }, revision: { counter: 1, device: "x" } },
      "response.option",
    ],
    ["a field too many", { response: null, revision: { counter: 1, device: "x" }, score: 50 }, "score"],
  ])("%s is refused with its field and changes nothing", async (_, body, field) => {
    const attemptId = await start();
    const slot = slotOf(attemptId, "choose-one");
    expect(await saveAnswer(world.db, ana, { attemptId, slot, body, locale: "en" }, START + MINUTE)).toEqual({
      ok: false,
      code: "bad-input",
      params: { field },
    });
    expect(recordsOf(world.db, attemptId)).toHaveLength(1);
  });

  test("a slot that is none", async () => {
    const attemptId = await start();
    for (const slot of [0, 51, -1, 1.5, Number.NaN]) {
      expect(await save(attemptId, slot, null, 1, START + MINUTE)).toMatchObject({ code: "not-found" });
    }
  });

  // Field report B39.
  test("forward only: what was left stays closed", async () => {
    world.terms({ order: "forward" });
    const attemptId = await start();
    await save(attemptId, 1, null, 1, START + MINUTE);
    await save(attemptId, 2, null, 1, START + MINUTE);
    expect(await save(attemptId, 1, null, 2, START + MINUTE)).toMatchObject({ code: "question-closed" });
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

describe("the end", () => {
  // Field report B13.
  test("fifty submissions over two connections: one end, one result, one answer", async () => {
    const attemptId = await start();
    const other = openDatabase(world.file);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        finishAttempt(index % 2 ? other : world.db, ana, { attemptId }, START + MINUTE + index),
      ),
    );
    for (const reply of replies) expect(reply).toEqual({ ok: true, value: { attemptId, finishedAt: START + MINUTE } });
    expect(recordsOf(world.db, attemptId).map((record) => record.kind)).toEqual(["started", "submitted"]);
    expect(world.db.select().from(results).all()).toHaveLength(1);
  });

  // Field report B15.
  test("nothing is taken after it", async () => {
    const attemptId = await start();
    await sit(attemptId, 3, 0, START + MINUTE);
    const before = recordsOf(world.db, attemptId);
    expect(await save(attemptId, 1, null, 9, START + 2 * MINUTE)).toEqual({
      ok: false,
      code: "already-finished",
      params: { finishedAt: START + MINUTE },
    });
    const body = { flagged: true, revision: { counter: 1, device: "x" } };
    expect(await flagQuestion(world.db, ana, { attemptId, slot: 1, body }, START + 2 * MINUTE)).toMatchObject({
      code: "already-finished",
    });
    expect(recordsOf(world.db, attemptId)).toEqual(before);
    expect(await getResult(world.db, ana, { attemptId }, START + HOUR)).toMatchObject({
      value: { score: { right: 3 } },
    });
  });

  test.each([
    ["a clock", (id: string, now: number) => getClock(world.db, ana, { attemptId: id }, now)],
    ["a save", (id: string, now: number) => save(id, 1, null, 5, now)],
    ["a submission", (id: string, now: number) => finishAttempt(world.db, ana, { attemptId: id }, now)],
    ["the entry page", (_: string, now: number) => getExamEntry(world.db, ana, {}, now)],
    ["the start of the server", (_: string, now: number) => closeExpired(world.db, now)],
  ])("%s after the deadline ends and grades it, at the deadline", async (_, look) => {
    const attemptId = await start();
    const key = keysOf(attemptId).get(1);
    if (key === undefined) throw new Error("no key");
    await save(attemptId, 1, rightAnswer(key), 1, START + 90 * MINUTE - 1);
    await look(attemptId, START + 48 * HOUR);
    expect(world.db.select().from(attempts).all()).toMatchObject([
      { endedAt: START + 90 * MINUTE, endedBy: "expired" },
    ]);
    expect(world.db.select().from(results).all()).toMatchObject([{ right: 1, unanswered: 49, of: 50, passed: false }]);
    await look(attemptId, START + 49 * HOUR);
    expect(recordsOf(world.db, attemptId).at(-1)).toEqual({ kind: "expired", at: START + 48 * HOUR });
  });

  test("closing what is over leaves alone what runs", async () => {
    await start();
    await start(world.person("ben"), START + 60 * MINUTE);
    expect(await closeExpired(world.db, START + 95 * MINUTE)).toBe(1);
    expect(await closeExpired(world.db, START + 95 * MINUTE)).toBe(0);
  });
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

function slotOf(attemptId: string, format: string): number {
  const found = sealedItemsOf(world.db, attemptId).find((line) => line.sealed.key.format === format);
  if (found === undefined) throw new Error(`no ${format}`);
  return found.slot;
}
