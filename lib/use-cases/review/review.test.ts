/** What may be seen of a finished attempt, by whom and when. */
import { beforeEach, describe, expect, test } from "vitest";
import { sealedItemsOf } from "@/db/keys-open";
import type { Policy } from "@/lib/exams/policy";
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
import { getHome } from "../progress/get-home";
import { getResult } from "./get-result";
import { getReview } from "./get-review";

let world: World;
let ana: Actor;
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
});

/** Sits with this many right answers and one wrong one after them; the rest is left blank. */
async function sat(actor: Actor, right: number, now = START): Promise<string> {
  const started = await startAttempt(world.db, actor, { windowId: WINDOW }, now);
  if (!started.ok) throw new Error(started.code);
  const { attemptId } = started.value;
  for (const { slot, sealed } of sealedItemsOf(world.db, attemptId).slice(0, right + 1)) {
    const response = slot <= right ? rightAnswer(sealed.key) : wrongAnswer(sealed.key);
    const body = { response, revision: { counter: 1, device: "x" } };
    await saveAnswer(world.db, actor, { attemptId, slot, body, locale: "es" }, now);
  }
  await finishAttempt(world.db, actor, { attemptId }, now + MINUTE);
  return attemptId;
}

test("every question with the own answer, the ruling, its clauses and the misreading", async () => {
  const attemptId = await sat(ana, 2);
  const review = await getReview(world.db, ana, { attemptId }, START + HOUR);
  if (!review.ok) throw new Error(review.code);
  const { questions, result } = review.value;
  expect(questions).toHaveLength(50);
  expect(questions.map((question) => question.grade).slice(0, 4)).toEqual(["right", "right", "wrong", "unanswered"]);
  const sealed = sealedItemsOf(world.db, attemptId)[2]?.sealed;
  const wrong = questions[2];
  if (sealed === undefined || wrong === undefined) throw new Error("no third question");
  expect(wrong.response).toEqual(wrongAnswer(sealed.key));
  // An honest miss at a Penalty 4 leaves the ball live: the table's cell decides.
  expect(wrong.basis[0]).toBe("36.T.miss.4");
  expect(wrong.verdict).toEqual(sealed.verdict);
  const chosen = wrong.misreadings[0]?.chosen ?? "";
  expect(wrong.misreadings).toEqual([
    { chosen, misconception: `${CANARY}-tag-${chosen}`, feedback: sealed.feedback[chosen] },
  ]);
  expect(wrong.plan?.marks).toEqual([{ is: "spot", at: { x: 0, y: 60 } }]);
  expect(wrong.item.plan?.marks).toEqual([]);
  expect(questions[0]?.misreadings).toEqual([]);
  expect(result.byTopic?.reduce((sum, line) => sum + line.questions, 0)).toBe(50);
  expect(JSON.stringify(review.value)).not.toMatch(/"(seed|family|decidingKey|situation|tags)"/);
});

describe("the own attempt, by the review field of its terms", () => {
  const after = START + 10 * HOUR;
  test.each<[Policy["review"], object, boolean]>([
    ["at-once", { shows: "full" }, true],
    ["after-window", { shows: "score", because: "after-window" }, false],
    ["topics-only", { shows: "topics", because: "topics-only" }, true],
    ["never", { shows: "score", because: "never" }, false],
  ])("%s", async (review, sight, topics) => {
    world.terms({ review });
    const attemptId = await sat(ana, 1);
    const result = await getResult(world.db, ana, { attemptId }, START + HOUR);
    expect(result).toMatchObject({ ok: true, value: { sight, score: { right: 1 } } });
    expect(result.ok && result.value.byTopic !== null).toBe(topics);
    const opened = await getReview(world.db, ana, { attemptId }, START + HOUR);
    if (review === "at-once") expect(opened.ok).toBe(true);
    else expect(opened).toEqual({ ok: false, code: "review-closed", params: { because: review } });
    if (review !== "at-once") expect(JSON.stringify(opened)).not.toContain(CANARY);
  });

  test("after the window it opens with the closing", async () => {
    world.terms({ review: "after-window" });
    world.closeWindowAt(after);
    const attemptId = await sat(ana, 1);
    expect(await getReview(world.db, ana, { attemptId }, after - 1)).toMatchObject({ code: "review-closed" });
    expect(await getReview(world.db, ana, { attemptId }, after)).toMatchObject({ ok: true });
  });

  test("not while another sitting runs", async () => {
    const attemptId = await sat(ana, 1);
    const later = START + 200 * HOUR;
    const again = await startAttempt(world.db, ana, { windowId: WINDOW }, later);
    if (!again.ok) throw new Error(again.code);
    expect(await getReview(world.db, ana, { attemptId }, later + MINUTE)).toEqual({
      ok: false,
      code: "sitting-running",
      params: { attemptId: again.value.attemptId },
    });
  });
});

describe("somebody else's attempt", () => {
  test("is unknown to candidates, certifiers and guests", async () => {
    const attemptId = await sat(ana, 1);
    const ben = world.person("ben", { roles: ["candidate", "certifier"] });
    for (const id of [attemptId, "no-such-attempt"]) {
      expect(await getResult(world.db, ben, { attemptId: id }, START + HOUR)).toEqual({ ok: false, code: "not-found" });
      expect(await getReview(world.db, ben, { attemptId: id }, START + HOUR)).toEqual({ ok: false, code: "not-found" });
    }
    expect(await getReview(world.db, guest, { attemptId }, START + HOUR)).toEqual({ ok: false, code: "signed-out" });
  });

  test("staff see the score of others here and no more; the rest is on their own pages, where reading is written down", async () => {
    const attemptId = await sat(ana, 1);
    world.closeWindowAt(START + 5 * HOUR);
    const staff = world.person("sue", { roles: ["staff"], memberNumber: null });
    expect(await getResult(world.db, staff, { attemptId }, START + 6 * HOUR)).toMatchObject({
      value: {
        own: false,
        personId: "ana",
        byTopic: null,
        sight: { shows: "score", because: "somebody-elses" },
        score: { right: 1 },
      },
    });
    expect(await getReview(world.db, staff, { attemptId }, START + 6 * HOUR)).toMatchObject({ code: "review-closed" });
  });
});

describe("home", () => {
  test("lists the attempts, newest first, and counts what was answered by topic", async () => {
    const attemptId = await sat(ana, 2);
    const home = await getHome(world.db, ana, {}, START + HOUR);
    if (!home.ok) throw new Error(home.code);
    expect(home.value.attempts).toMatchObject([
      { attemptId, number: 1, finishedAt: START + MINUTE, passed: false, score: { right: 2, of: 50, mark: 48 } },
    ]);
    const answered = home.value.topics.reduce((sum, line) => sum + line.answered, 0);
    const right = home.value.topics.reduce((sum, line) => sum + line.right, 0);
    expect([answered, right]).toEqual([3, 2]);
    expect(home.value.entries).toMatchObject([{ windowId: WINDOW, attemptsLeft: 2, may: { ok: false, code: "wait" } }]);
    expect(home.value.running).toBeNull();
    expect(await getHome(world.db, guest, {}, START)).toEqual({ ok: false, code: "signed-out" });
  });

  test("says nothing of topics that the terms keep closed", async () => {
    world.terms({ review: "never" });
    await sat(ana, 2);
    const home = await getHome(world.db, ana, {}, START + HOUR);
    expect(home.ok && home.value.topics.every((line) => line.answered === 0)).toBe(true);
  });
});
