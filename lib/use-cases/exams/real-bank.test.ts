/** One sitting on the product's own questions, from the start to the review. */
import { expect, test } from "vitest";
import { servedItemsOf } from "@/db/forms";
import { sealedItemsOf } from "@/db/keys-open";
import { compose } from "@/lib/items/compose";
import { LOCALES } from "@/lib/locale";
import { CLAUSE_IDS } from "@/lib/rules/clauses";
import { edition2026 } from "@/lib/rules/editions/2026";
import { judge } from "@/lib/rules/judge";
import { FAMILIES, familyById } from "@/questions/families";
import { questionTexts } from "@/questions/texts";
import { examWorld, MINUTE, rightAnswer, START, WINDOW } from "@/tests/exam-world";
import { content, contentFrom, replaceContent } from "../content";
import { getReview } from "../review/get-review";
import { BANK_VERSION, ENGINE_VERSION } from "../versions";
import { composeForm } from "./assemble-form";
import { finishAttempt } from "./finish-attempt";
import { getSitting } from "./get-sitting";
import { saveAnswer } from "./save-answer";
import { startAttempt } from "./start-attempt";

test("50 real questions: nothing of a key is served, every right answer counts, every ruling cites its clause", async () => {
  const world = examWorld();
  const versions = { engineVersion: ENGINE_VERSION, bankVersion: BANK_VERSION };
  replaceContent(contentFrom({ families: FAMILIES, texts: questionTexts(), edition: edition2026, ...versions }));
  const ana = world.person("ana");
  const started = await startAttempt(world.db, ana, { windowId: WINDOW }, START);
  if (!started.ok) throw new Error(`${started.code} ${JSON.stringify(started.params)}`);
  const { attemptId } = started.value;

  const view = await getSitting(world.db, ana, { attemptId }, START);
  if (!view.ok) throw new Error(view.code);
  const sent = JSON.stringify(view.value);
  const sealed = sealedItemsOf(world.db, attemptId);
  expect(sealed).toHaveLength(50);
  expect(new Set(sealed.map((line) => line.sealed.decidingKey)).size).toBe(50);
  for (const { sealed: own } of sealed) {
    for (const locale of LOCALES) expect(sent).not.toContain(JSON.stringify(own.why[locale]).slice(1, -1));
    expect(sent).not.toContain(own.decidingKey);
    for (const tag of Object.values(own.tags)) expect(sent).not.toContain(JSON.stringify(tag));
    // As a value: "forfeit" is also a word of the texts.
    expect(sent).not.toContain(JSON.stringify(own.family));
  }

  for (const { slot, sealed: own } of sealed) {
    const body = { response: rightAnswer(own.key), revision: { counter: 1, device: "x" } };
    expect(await saveAnswer(world.db, ana, { attemptId, slot, body, locale: "it" }, START + MINUTE)).toMatchObject({
      ok: true,
    });
  }
  await finishAttempt(world.db, ana, { attemptId }, START + 2 * MINUTE);
  const review = await getReview(world.db, ana, { attemptId }, START + 3 * MINUTE);
  if (!review.ok) throw new Error(review.code);
  expect(review.value.result.score).toMatchObject({ right: 50, questions: 50, mark: 48, passed: true });
  for (const question of review.value.questions) {
    expect(question.grade).toBe("right");
    expect(question.basis.length).toBeGreaterThan(0);
    for (const clause of question.basis) expect(CLAUSE_IDS.has(clause)).toBe(true);
  }
  expect(review.value.questions.map((question) => question.item)).toEqual(
    servedItemsOf(world.db, attemptId).map((line) => line.item),
  );
});

test("what is sealed is the engine's ruling of the very scene that is told", () => {
  const own = content("2026");
  for (const entry of own.bank.filter((each, index) => each.scored && index % 7 === 0)) {
    const family = familyById(entry.family);
    if (family === null) throw new Error(entry.family);
    const { sealed } = own.make(entry.family, entry.seed);
    expect(sealed.ruling).toEqual(judge(sealed.situation, edition2026));
    expect(sealed.situation).toEqual(compose(family, entry.seed, edition2026).situation);
    expect(sealed.ruling.exam).not.toBe("leave-out");
  }
});

// Field report B55, on the words: no two questions of a form read alike.
test("forms of the real bank: 50 different questions in every language", () => {
  const own = content("2026");
  for (let turn = 0; turn < 25; turn += 1) {
    const composed = composeForm(own, 50, []);
    if (!composed.ok) throw new Error(`${composed.line}: ${composed.available} of ${composed.wanted}`);
    const { form, items } = composed.value;
    expect(form.relaxed).toEqual({ classes: false, topics: false, repeated: [] });
    for (const locale of LOCALES) {
      const texts = items.map(({ served }) => [served.scene, served.prompt, ...served.options.map((one) => one.text)]);
      expect(new Set(texts.map((parts) => parts.map((part) => part[locale]).join("|"))).size).toBe(50);
    }
  }
});
