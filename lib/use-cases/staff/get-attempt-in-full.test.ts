import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sealedItemsOf } from "@/db/keys-open";
import { audit, persons, policies, results, windows } from "@/db/schema";
import { DEFAULT_POLICY } from "@/lib/exams/policy.testing";
import type { Locale } from "@/lib/locale";
import {
  CANARY,
  examWorld,
  HOUR,
  MINUTE,
  rightAnswer,
  START,
  WINDOW,
  type World,
  wrongAnswer,
} from "@/tests/exam-world";
import { type Actor, guest } from "../actor";
import { finishAttempt } from "../exams/finish-attempt";
import { saveAnswer } from "../exams/save-answer";
import { startAttempt } from "../exams/start-attempt";
import { getAttemptInFull } from "./get-attempt-in-full";

let world: World;
let ana: Actor;
let clerk: Actor;
let attemptId: string;

beforeEach(async () => {
  world = examWorld();
  ana = world.person("ana");
  clerk = world.person("clerk", { roles: ["staff"], memberNumber: null });
  const started = await startAttempt(world.db, ana, { windowId: WINDOW }, START);
  if (!started.ok) throw new Error(started.code);
  attemptId = started.value.attemptId;
});

async function answer(slot: number, right: boolean, counter = 1, locale: Locale = "es", at = START + slot * MINUTE) {
  const key = sealedItemsOf(world.db, attemptId).find((line) => line.slot === slot)?.sealed.key;
  if (key === undefined) throw new Error("no such question");
  const body = { response: right ? rightAnswer(key) : wrongAnswer(key), revision: { counter, device: "phone" } };
  return saveAnswer(world.db, ana, { attemptId, slot, body, locale }, at);
}

async function full(actor: Actor, now: number) {
  const found = await getAttemptInFull(world.db, actor, { attemptId }, now);
  if (!found.ok) throw new Error(found.code);
  if (found.value.sight !== "full") throw new Error("only an outline");
  return found.value;
}

describe("who may look", () => {
  it("is staff; a stranger's id and an unknown one are told the same", async () => {
    const other = world.person("other");
    const ask = (actor: Actor, id: string) => getAttemptInFull(world.db, actor, { attemptId: id }, START);
    expect(await ask(guest, attemptId)).toEqual({ ok: false, code: "signed-out" });
    expect(await ask(other, attemptId)).toEqual(await ask(other, "unknown"));
    expect(await ask(ana, attemptId)).toEqual({ ok: false, code: "forbidden" });
    expect(await ask(clerk, "unknown")).toEqual({ ok: false, code: "not-found" });
    expect(world.db.select().from(audit).all()).toEqual([]);
  });

  it("and whoever may still sit sees name, state and score, and leaves no entry", async () => {
    await answer(1, true);
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    const riding = world.person("riding", { roles: ["candidate", "staff"] });
    const found = await getAttemptInFull(world.db, riding, { attemptId }, START + 2 * HOUR);
    expect(found).toEqual({
      ok: true,
      value: { sight: "outline", attemptId, name: null, state: "not-passed", score: { right: 1, of: 50 }, own: false },
    });
    expect(JSON.stringify(found)).not.toContain(CANARY);
    expect(world.db.select().from(audit).all()).toEqual([]);
  });

  it("and whoever has read one in full may not sit in that window, with whatever number given later", async () => {
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    const desk = world.person("desk", { roles: ["staff"], memberNumber: null });
    expect(await getAttemptInFull(world.db, desk, { attemptId }, START + 2 * HOUR)).toMatchObject({
      value: { sight: "full" },
    });
    world.db.update(persons).set({ memberNumber: "M-DESK" }).where(eq(persons.id, "desk")).run();
    const refused = { ok: false, code: "has-read-attempts" };
    expect(await startAttempt(world.db, desk, { windowId: WINDOW }, START + 3 * HOUR)).toEqual(refused);
  });

  it("and so does whoever sits in another window, as long as that lasts", async () => {
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    world.closeWindowAt(START + 2 * HOUR);
    const second = { id: "second", examId: "rules-2026", opensAt: START + 2 * HOUR, timeZone: "Europe/Rome" };
    world.db.insert(windows).values(second).run();
    world.db
      .insert(policies)
      .values({ id: "terms", windowId: "second", version: 1, data: DEFAULT_POLICY, createdAt: START })
      .run();
    const boss = world.person("boss", { roles: ["admin", "candidate"] });
    const seen = async (now: number) => {
      const found = await getAttemptInFull(world.db, boss, { attemptId }, now);
      return found.ok ? found.value.sight : found.code;
    };
    expect(await seen(START + 3 * HOUR)).toBe("full"); // The window of the attempt has closed.
    const sitting = await startAttempt(world.db, boss, { windowId: "second" }, START + 3 * HOUR);
    if (!sitting.ok) throw new Error(sitting.code);
    expect(await seen(START + 4 * HOUR)).toBe("outline");
    await finishAttempt(world.db, boss, { attemptId: sitting.value.attemptId }, START + 4 * HOUR);
    expect(await seen(START + 4 * HOUR)).toBe("full");
  });
});

describe("an attempt that has ended", () => {
  it("is told as it was sat: versions, times, events, answers with their language, rulings and grades", async () => {
    await answer(1, true, 1, "es");
    await answer(2, false, 2, "it");
    await answer(2, true, 1, "en"); // Comes late: lost against the one before.
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    const view = await full(clerk, START + 2 * HOUR);
    expect(view).toMatchObject({
      person: { personId: "ana", memberNumber: "M-ANA" },
      number: 1,
      edition: "2026",
      engineVersion: 41,
      bankVersion: 42,
      startedAt: START,
      deadline: START + 90 * MINUTE,
      finishedAt: START + HOUR,
      endedBy: "submitted",
      state: "not-passed",
      answered: 2,
      score: { right: 1, unanswered: 48, of: 50, mark: 48, passed: false, resultVersion: 1 },
      policy: { version: 1, minutes: 90 },
    });
    expect(view.events.map(({ kind, slot, locale, counted }) => [kind, slot, locale, counted])).toEqual([
      ["started", null, null, true],
      ["answered", 1, "es", true],
      ["answered", 2, "it", true],
      ["answered", 2, "en", false],
      ["submitted", null, null, true],
    ]);
    const [first, second, third] = view.questions ?? [];
    expect(view.questions).toHaveLength(50);
    expect(first).toMatchObject({ slot: 1, grade: "right", answeredIn: "es", answeredAt: START + MINUTE });
    expect(second).toMatchObject({ slot: 2, grade: "wrong", answeredIn: "it" });
    expect(second?.misreadings[0]?.misconception).toContain(CANARY);
    expect(third).toMatchObject({ slot: 3, grade: "unanswered", answeredIn: null, response: null });
    expect(first?.verdict.en).toContain(CANARY);
  });

  it("is written down: who looked at whose attempt, by ids", async () => {
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    await full(clerk, START + 2 * HOUR);
    expect(world.db.select().from(audit).all()).toMatchObject([
      { at: START + 2 * HOUR, actorId: "clerk", act: "attempt-viewed", subjectPersonId: "ana", subjectId: attemptId },
    ]);
  });

  it("follows the stored grade, not the key of today", async () => {
    await answer(1, false);
    await finishAttempt(world.db, ana, { attemptId }, START + HOUR);
    const [graded] = world.db.select().from(results).all();
    if (graded === undefined) throw new Error("not graded");
    world.db
      .insert(results)
      .values({ ...graded, version: 2, right: 1, grades: { ...graded.grades, 1: "right" } })
      .run();
    const view = await full(clerk, START + 2 * HOUR);
    expect(view.score).toMatchObject({ right: 1, resultVersion: 2 });
    expect(view.questions?.[0]?.grade).toBe("right");
  });
});

describe("an attempt that runs", () => {
  it("shows what has happened and no question, so no key", async () => {
    await answer(1, true);
    const view = await full(clerk, START + HOUR);
    expect(view).toMatchObject({ state: "in-progress", score: null, questions: null, answered: 1, finishedAt: null });
    expect(JSON.stringify(view)).not.toContain(CANARY);
  });

  it("is ended when its time is over and somebody looks, at the deadline", async () => {
    await answer(1, true);
    const view = await full(clerk, START + 5 * HOUR);
    expect(view).toMatchObject({ endedBy: "expired", finishedAt: START + 90 * MINUTE, score: { right: 1, of: 50 } });
    expect(view.events.at(-1)).toMatchObject({ kind: "expired", at: START + 5 * HOUR });
  });
});
