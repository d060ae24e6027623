/** A case study: a step at a time, each ruling only after its answer, on a real database and the product's own studies. */
import { beforeEach, expect, it } from "vitest";
import { practiceById } from "@/db/practice";
import { edition2026 } from "@/lib/rules/editions/2026";
import { caseStudies } from "@/questions/case-studies";
import { questionTexts } from "@/questions/texts";
import { examWorld, HOUR, START, WINDOW, type World } from "@/tests/exam-world";
import { type Actor, guest } from "../actor";
import { content, contentFrom, replaceContent } from "../content";
import { startAttempt } from "../exams/start-attempt";
import { answerQuestion } from "../practice/answer-question";
import { serveQuestion } from "../practice/serve-question";
import { findCaseStudies } from "./find-case-studies";
import { type CaseStudyView, getCaseStudy, restartCaseStudy } from "./get-case-study";

let world: World;
let ana: Actor;
const STUDY = "too-late";

beforeEach(() => {
  world = examWorld();
  ana = world.person("ana");
  const { studies } = contentFrom({
    families: [],
    studies: caseStudies(edition2026),
    texts: questionTexts(),
    edition: edition2026,
    engineVersion: 1,
    bankVersion: 1,
  });
  const toy = content("2026");
  const steps = new Map(studies.flatMap((study) => study.steps).map((step) => [step.sealed.family, step]));
  replaceContent({ ...toy, studies, find: (id, seed) => toy.find(id, seed) ?? steps.get(id) ?? null });
});

async function look(now: number): Promise<CaseStudyView> {
  const found = await getCaseStudy(world.db, ana, { studyId: STUDY }, now);
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

async function answer(view: CaseStudyView, now: number): Promise<void> {
  const { next } = view;
  if (next === null) throw new Error("nothing to answer");
  const { format, options } = next.item;
  const response = format === "number" ? { format, value: 12 } : { format, option: options[0]?.id };
  const outcome = await answerQuestion(world.db, ana, { practiceId: next.practiceId, response }, now);
  expect(outcome.ok).toBe(true);
}

it("the three told cases of the sources are there", async () => {
  const found = await findCaseStudies(world.db, ana, {}, START);
  expect(found.ok && found.value.map(({ id, steps, answered }) => ({ id, enough: steps > 1, answered }))).toEqual([
    { id: "fall-and-fracture", enough: true, answered: 0 },
    { id: "through-the-crowd", enough: true, answered: 0 },
    { id: "too-late", enough: true, answered: 0 },
  ]);
});

it("each step is answered before the next is told, and the ruling comes after the answer", async () => {
  let view = await look(START);
  for (let place = 0; place < view.steps; place++) {
    expect(view.told).toHaveLength(place);
    expect(view.next?.ruling).toBeNull();
    expect(await look(START + place)).toEqual(view);
    await answer(view, START + place);
    view = await look(START + place);
    expect(view.told.at(-1)?.ruling?.basis.length).toBeGreaterThan(0);
  }
  expect(view.next).toBeNull();
  const lines = await findCaseStudies(world.db, ana, {}, START);
  expect(lines.ok && lines.value.find(({ id }) => id === STUDY)?.answered).toBe(view.steps);
});

it("begun again it starts at the first step, once, and the earlier answers stay", async () => {
  const first = await look(START);
  await answer(first, START + 1);
  for (const now of [START + 2, START + 3]) await restartCaseStudy(world.db, ana, { studyId: STUDY }, now);
  const again = await look(START + 4);
  expect(again.told).toEqual([]);
  expect(again.next?.practiceId).not.toBe(first.next?.practiceId);
  expect(practiceById(world.db, first.next?.practiceId ?? "")?.answeredAt).toBe(START + 1);
});

it("a waiting step does not turn up in practice by rule", async () => {
  const { next } = await look(START);
  const served = await serveQuestion(world.db, ana, { topic: null }, START + 1);
  expect(served.ok && served.value.practiceId).not.toBe(next?.practiceId);
});

it("guests, unknown studies and whoever sits an exam are refused", async () => {
  expect(await getCaseStudy(world.db, guest, { studyId: STUDY }, START)).toEqual({ ok: false, code: "signed-out" });
  expect(await getCaseStudy(world.db, ana, { studyId: "none" }, START)).toEqual({ ok: false, code: "not-found" });
  const started = await startAttempt(world.db, ana, { windowId: WINDOW }, START);
  if (!started.ok) throw new Error(started.code);
  const busy = { ok: false, code: "sitting-running", params: { attemptId: started.value.attemptId } };
  expect(await getCaseStudy(world.db, ana, { studyId: STUDY }, START + HOUR / 2)).toEqual(busy);
  expect(await findCaseStudies(world.db, ana, {}, START + HOUR / 2)).toEqual(busy);
  expect(await restartCaseStudy(world.db, ana, { studyId: STUDY }, START + HOUR / 2)).toEqual(busy);
});
