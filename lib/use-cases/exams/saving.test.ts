/** Answers over a real database: what stands, what is told, what is refused. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordsOf } from "@/db/attempts";
import { examWorld, MINUTE, rightAnswer, START, type World, wrongAnswer } from "@/tests/exam-world";
import { stepsIn } from "@/tests/sitting-steps";
import type { Actor } from "../actor";
import { saveAnswer } from "./save-answer";

let world: World;
let ana: Actor;
let start: ReturnType<typeof stepsIn>["start"];
let keyOf: ReturnType<typeof stepsIn>["keyOf"];
let slotOf: ReturnType<typeof stepsIn>["slotOf"];
let save: ReturnType<typeof stepsIn>["save"];
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
  ({ start, keyOf, slotOf, save } = stepsIn(world, ana));
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
    const key = keyOf(attemptId, slot);
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
