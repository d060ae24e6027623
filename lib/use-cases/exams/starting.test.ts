/** Who may start, when, and that ten starts at one moment make one attempt. */
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "@/db/client";
import { sealedItemsOf } from "@/db/keys-open";
import { attempts } from "@/db/schema";
import { examWorld, HOUR, MINUTE, START, toyContent, WINDOW, type World } from "@/tests/exam-world";
import { stepsIn } from "@/tests/sitting-steps";
import { type Actor, guest } from "../actor";
import { replaceContent } from "../content";
import { getResult } from "../review/get-result";
import { finishAttempt } from "./finish-attempt";
import { getClock } from "./get-clock";
import { getExamEntry } from "./get-exam-entry";
import { startAttempt } from "./start-attempt";

let world: World;
let ana: Actor;
let start: ReturnType<typeof stepsIn>["start"];
let sit: ReturnType<typeof stepsIn>["sit"];
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
  ({ start, sit } = stepsIn(world, ana));
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
