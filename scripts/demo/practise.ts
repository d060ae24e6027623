/** Practice and guest plays of the weeks before. */
import type { Db } from "../../db/client";
import { type Actor, guest } from "../../lib/use-cases/actor";
import { judgePlay } from "../../lib/use-cases/guest/judge-play";
import { servePlay } from "../../lib/use-cases/guest/serve-play";
import { answerQuestion } from "../../lib/use-cases/practice/answer-question";
import { serveQuestion } from "../../lib/use-cases/practice/serve-question";
import type { Answerer } from "./answers";
import type { Chance } from "./chance";
import { told } from "./sit";

const MINUTE = 60_000;

/** So many questions one after another, from a moment on. */
export async function practise(
  db: Db,
  actor: Actor,
  { from, questions, skill }: { readonly from: number; readonly questions: number; readonly skill: number },
  answer: Answerer,
  chance: Chance,
): Promise<void> {
  let at = from;
  for (let n = 0; n < questions; n += 1) {
    at += chance.between(20, 90) * 1000;
    const { practiceId, item } = told(await serveQuestion(db, actor, { topic: null }, at));
    const response = answer(item, skill);
    at += chance.between(10, 60) * 1000;
    if (response !== null) told(await answerQuestion(db, actor, { practiceId, response }, at));
  }
}

/** A guest who follows a link and umpires one play. */
export async function playAsGuest(db: Db, at: number, skill: number, answer: Answerer): Promise<void> {
  const { playId, item } = told(await servePlay(db, guest, {}, at));
  const response = answer(item, skill);
  if (response !== null) told(await judgePlay(db, guest, { playId, response }, at + MINUTE / 4));
}
