/** The end of a sitting: once, by submission or by time, whoever looks first. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordsOf } from "@/db/attempts";
import { openDatabase } from "@/db/client";
import { attempts, results } from "@/db/schema";
import { examWorld, HOUR, MINUTE, rightAnswer, START, type World } from "@/tests/exam-world";
import { stepsIn } from "@/tests/sitting-steps";
import type { Actor } from "../actor";
import { getResult } from "../review/get-result";
import { closeExpired } from "./close-expired";
import { finishAttempt } from "./finish-attempt";
import { flagQuestion } from "./flag-question";
import { getClock } from "./get-clock";
import { getExamEntry } from "./get-exam-entry";

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
    const key = keyOf(attemptId, 1);
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
