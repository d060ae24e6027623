/** Practice and guest play: ruling at once, an answer committed once, nothing of it while an exam runs. */
import { beforeEach, expect, test } from "vitest";
import { playById } from "@/db/plays";
import { practiceById } from "@/db/practice";
import { attempts, guestPlays, results } from "@/db/schema";
import {
  CANARY,
  examWorld,
  HOUR,
  rightAnswer,
  START,
  toyContent,
  WINDOW,
  type World,
  wrongAnswer,
} from "@/tests/exam-world";
import { type Actor, guest } from "../actor";
import { replaceContent } from "../content";
import { startAttempt } from "../exams/start-attempt";
import { judgePlay } from "../guest/judge-play";
import { servePlay } from "../guest/serve-play";
import { getHome } from "../progress/get-home";
import { answerQuestion } from "./answer-question";
import { getQuestion } from "./get-question";
import { serveQuestion } from "./serve-question";

let world: World;
let ana: Actor;
beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
});

async function serve(topic: string | null = "37.3") {
  const served = await serveQuestion(world.db, ana, { topic }, START);
  if (!served.ok) throw new Error(served.code);
  return served.value;
}

function keyOf(practiceId: string) {
  const row = practiceById(world.db, practiceId);
  if (row === null) throw new Error("no row");
  return toyContent.make(row.family, row.seed).sealed.key;
}

test("a question of the topic, no ruling before the answer, all of it after", async () => {
  const question = await serve();
  expect(question.topic).toBe("37.3");
  expect(question.ruling).toBeNull();
  expect(JSON.stringify(question)).not.toContain(CANARY);
  const response = wrongAnswer(keyOf(question.practiceId));
  const answered = await answerQuestion(world.db, ana, { practiceId: question.practiceId, response }, START + 1);
  expect(answered).toMatchObject({ ok: true, value: { ruling: { grade: "wrong", response, topic: "37.3" } } });
});

// Field report B109.
test("a committed answer stays committed; whoever left finds the ruling; the question served waits", async () => {
  const question = await serve();
  const { practiceId } = question;
  expect(await serve()).toEqual(question);
  expect(await serve(null)).toEqual(question);
  const key = keyOf(practiceId);
  await answerQuestion(world.db, ana, { practiceId, response: wrongAnswer(key) }, START + 1);
  const second = await answerQuestion(world.db, ana, { practiceId, response: rightAnswer(key) }, START + 2);
  expect(second).toMatchObject({ ok: true, value: { ruling: { grade: "wrong", response: wrongAnswer(key) } } });
  expect(practiceById(world.db, practiceId)).toMatchObject({ right: false, answeredAt: START + 1 });
  expect(await getQuestion(world.db, ana, { practiceId }, START + 3)).toEqual(second);
  expect((await serve()).practiceId).not.toBe(practiceId);
});

test("every question of a topic comes before one comes twice, also those that no exam asks", async () => {
  const entries = toyContent.bank.filter((entry) => entry.topic === "36.2");
  const seen = new Set<string>();
  for (let turn = 0; turn < entries.length; turn += 1) {
    const { practiceId } = await serve("36.2");
    const row = practiceById(world.db, practiceId);
    seen.add(`${row?.family}:${row?.seed}`);
    await answerQuestion(world.db, ana, { practiceId, response: rightAnswer(keyOf(practiceId)) }, START + turn);
  }
  expect(seen.size).toBe(entries.length);
  const home = await getHome(world.db, ana, {}, START + HOUR);
  if (!home.ok) throw new Error(home.code);
  expect(home.value.topics.find((line) => line.id === "36.2")).toMatchObject({
    answered: entries.length,
    right: entries.length,
  });
});

test("no answer, a stray option, a stranger's question, an unknown topic", async () => {
  const { practiceId } = await serve();
  const answer = (actor: Actor, id: string, response: unknown) =>
    answerQuestion(world.db, actor, { practiceId: id, response }, START);
  expect(await answer(ana, practiceId, null)).toEqual({ ok: false, code: "bad-input", params: { field: "response" } });
  expect(await answer(ana, practiceId, { format: "essay" })).toMatchObject({ code: "bad-input" });
  const ben = world.person("ben");
  const right = rightAnswer(keyOf(practiceId));
  expect(await answer(ben, practiceId, right)).toEqual({ ok: false, code: "not-found" });
  expect(await answer(ben, "none", right)).toEqual({ ok: false, code: "not-found" });
  expect(await getQuestion(world.db, ben, { practiceId }, START)).toEqual({ ok: false, code: "not-found" });
  expect(await answer(guest, practiceId, right)).toEqual({ ok: false, code: "signed-out" });
  expect(await serveQuestion(world.db, ana, { topic: "99" }, START)).toEqual({ ok: false, code: "not-found" });
  expect(practiceById(world.db, practiceId)?.answeredAt).toBeNull();
});

test("a guest plays, is judged once, and leaves no key behind", async () => {
  const play = await servePlay(world.db, guest, {}, START);
  if (!play.ok) throw new Error(play.code);
  const { playId } = play.value;
  expect(JSON.stringify(play)).not.toContain(CANARY);
  expect(JSON.stringify(world.db.select().from(guestPlays).all())).not.toContain(CANARY);
  const row = playById(world.db, playId);
  if (row === null) throw new Error("no play");
  const { key } = toyContent.make(row.family, row.seed).sealed;
  const judge = (response: unknown) => judgePlay(world.db, guest, { playId, response }, START + 1);
  expect(await judge({ format: "choose-one", option: "z" })).toEqual({
    ok: false,
    code: "bad-input",
    params: { field: "response.option" },
  });
  expect(await judge(rightAnswer(key))).toMatchObject({ value: { ruling: { grade: "right" } } });
  expect(await judge(wrongAnswer(key))).toMatchObject({ value: { ruling: { grade: "right" } } });
  expect(playById(world.db, playId)).toMatchObject({ right: true, answeredAt: START + 1 });
  expect(await judgePlay(world.db, guest, { playId: "none", response: null }, START)).toEqual({
    ok: false,
    code: "not-found",
  });
});

test("plays that nobody answers are forgotten after a day, answered ones stay", async () => {
  const first = await servePlay(world.db, guest, {}, START);
  const second = await servePlay(world.db, guest, {}, START);
  if (!first.ok || !second.ok) throw new Error("no play");
  const { options } = first.value.item;
  await judgePlay(
    world.db,
    guest,
    { playId: first.value.playId, response: { format: "choose-one", option: options[0]?.id } },
    START,
  );
  await servePlay(world.db, guest, {}, START + 25 * HOUR);
  expect(playById(world.db, first.value.playId)).not.toBeNull();
  expect(playById(world.db, second.value.playId)).toBeNull();
});

test("a question that a new bank no longer has is not found, and nothing breaks", async () => {
  const { practiceId } = await serve();
  const play = await servePlay(world.db, guest, {}, START);
  if (!play.ok) throw new Error(play.code);
  replaceContent({ ...toyContent, find: () => null });
  const response = { format: "choose-one", option: "a" };
  const gone = { ok: false, code: "not-found" };
  expect(await answerQuestion(world.db, ana, { practiceId, response }, START)).toEqual(gone);
  expect(await getQuestion(world.db, ana, { practiceId }, START)).toEqual(gone);
  expect(await judgePlay(world.db, guest, { playId: play.value.playId, response }, START)).toEqual(gone);
});

test("an empty bank says so", async () => {
  replaceContent({ ...toyContent, bank: [] });
  expect(await servePlay(world.db, guest, {}, START)).toEqual({ ok: false, code: "no-plays" });
});

test("while an exam runs there is no practice and no play, by any door; afterwards there is", async () => {
  const { practiceId } = await serve();
  const play = await servePlay(world.db, ana, {}, START);
  if (!play.ok) throw new Error(play.code);
  const { playId } = play.value;
  const started = await startAttempt(world.db, ana, { windowId: WINDOW }, START);
  if (!started.ok) throw new Error(started.code);
  const doors = (now: number) => [
    servePlay(world.db, ana, {}, now),
    judgePlay(world.db, ana, { playId, response: null }, now),
    serveQuestion(world.db, ana, { topic: null }, now),
    getQuestion(world.db, ana, { practiceId }, now),
    answerQuestion(world.db, ana, { practiceId, response: null }, now),
  ];
  const refusal = { ok: false, code: "sitting-running", params: { attemptId: started.value.attemptId } };
  for (const reply of await Promise.all(doors(START + 1))) expect(reply).toEqual(refusal);
  // The deadline passes and nobody submitted: the first look ends it.
  for (const reply of await Promise.all(doors(START + 2 * HOUR)))
    expect(reply).not.toMatchObject({ code: "sitting-running" });
});

// Field report B49.
test("practice touches no attempt and no result", async () => {
  const { practiceId } = await serve();
  await answerQuestion(world.db, ana, { practiceId, response: wrongAnswer(keyOf(practiceId)) }, START);
  expect(world.db.select().from(attempts).all()).toEqual([]);
  expect(world.db.select().from(results).all()).toEqual([]);
});
