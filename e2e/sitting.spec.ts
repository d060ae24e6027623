/** The whole way of a candidate in a real browser: the rules told, the sitting, the result. */
import { LOCALES } from "../lib/locale";
import { expect, expectAccessible, expectNoSideScroll, newPerson, signUp, test } from "./fixtures";
import { sealedForm } from "./sealed";
import {
  answerAll,
  attemptIn,
  finish,
  goToKind,
  options,
  square,
  startButton,
  startExam,
  status,
} from "./sitting-steps";

for (const locale of LOCALES) {
  test(`every page of the way passes axe and fits a small phone in ${locale}`, async ({ page, listener }) => {
    test.setTimeout(150_000);
    // Next streams the link of the icon: on a large page the browser may look for it in the old place first.
    listener.expectError(/favicon\.ico/);
    await page.goto(`/${locale}/exam`);
    await expectAccessible(page);
    const attemptId = await startExam(page, locale);
    for (const [width, colorScheme] of [
      [320, "dark"],
      [1280, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${locale}/exam`);
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await page.goto(`/${locale}/exam/${attemptId}`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectNoSideScroll(page);
      await expectAccessible(page);
    }
    await goToKind(page, attemptId, "number");
    await expectAccessible(page);
    await page.locator("header button").last().click();
    await expectAccessible(page);
    await page.locator("dialog button").last().press("Escape");
    await answerAll(page, attemptId, 48);
    expect((await page.request.post(`/api/attempts/${attemptId}/finish`, { data: {} })).status()).toBe(200);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/${locale}/results/${attemptId}`);
      await expectNoSideScroll(page);
    }
    await expectAccessible(page);
  });
}

test("by keyboard alone: answer, saved, next, flag, reload, another language, finish, result, review", async ({
  page,
}) => {
  const attemptId = await startExam(page);
  const slot = await goToKind(page, attemptId, "choose-one");
  await page.keyboard.press("b");
  await expect(options(page).nth(1)).toBeChecked();
  await expect(page.locator("main").getByText("Saved", { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText("All answers saved");
  await expect(square(page, slot)).toHaveAccessibleName(`Question ${slot}: answered`);

  await page.getByRole("checkbox", { name: "Flag" }).focus();
  await page.keyboard.press("Space");
  await expect(square(page, slot)).toHaveAccessibleName(`Question ${slot}: answered, flagged`);
  await expect(status(page)).toHaveText("All answers saved");
  const scene = await page.locator("article p").first().textContent();

  await page.reload();
  await expect(page.locator("h1")).toHaveText(`Question ${slot} of 50`);
  await expect(options(page).nth(1)).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Flag" })).toBeChecked();

  const loads: string[] = [];
  page.on("request", (request) => {
    // A browser draws its tab anew with the title.
    if (!/\/api\/attempts\/|\/icon\.svg/.test(request.url())) loads.push(request.url());
  });
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("h1")).toHaveText(`Pregunta ${slot} de 50`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(options(page).nth(1)).toBeChecked();
  expect(await page.locator("article p").first().textContent()).not.toBe(scene);
  await options(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText(`Pregunta ${slot + 1} de 50`);
  await expect(page.locator("h1")).toBeFocused();
  expect(loads, "moving, answering, flagging and changing the language load nothing").toEqual([]);
  await page.reload();
  await expect(page.locator("h1")).toHaveText(`Pregunta ${slot + 1} de 50`);
  await page.getByRole("button", { name: "English" }).click();

  await page.getByRole("button", { name: "Review and finish" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "Finish the exam?" });
  await expect(dialog).toContainText("49 questions have no answer:");
  await expect(dialog.getByRole("button", { name: /^Go to question/ })).toHaveCount(50);
  await dialog.getByRole("button", { name: "Finish now" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/en/results/${attemptId}`);

  const [{ sealed } = { sealed: null }] = sealedForm(attemptId).slots.slice(slot - 1, slot);
  const right = sealed !== null && sealed.key.format === "choose-one" && sealed.key.options.includes("b") ? 1 : 0;
  await expect(page.locator("main")).toContainText(`${right} of 50, 48 needed: not passed.`);
  await expect(page.locator("main")).not.toContainText("%");
  await expect(page.locator("main")).toContainText(`${1 - right} wrong, 49 not answered.`);
  const question = page.locator(`#question-${slot}`);
  if (right) await question.locator("summary").first().click();
  await expect(question).toContainText("your answer");
  await expect(question).toContainText(sealed?.verdict.en ?? "");
  await expect(question).toContainText(sealed?.why.en ?? "");
  await expect(question).toContainText(sealed?.ruling.basis[0] ?? "");
  // On paper nothing is folded away.
  await page.emulateMedia({ media: "print" });
  await question.evaluate((details: HTMLDetailsElement) => details.removeAttribute("open"));
  await expect(question.getByText(sealed?.why.en ?? "")).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goBack();
  await expect(page, "the way back does not lead into a finished exam").toHaveURL(/\/results\/|\/en\/exam$/);
});

test("the count against the mark: 47 is not passed, 48 is", async ({ browser, listener }) => {
  for (const [right, words, next] of [
    [47, "47 of 50, 48 needed: not passed.", "Your next attempt can start on"],
    [48, "48 of 50, 48 needed: passed.", "You have passed."],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    listener.listenTo(page);
    const attemptId = await startExam(page);
    await answerAll(page, attemptId, right);
    await page.reload();
    await finish(page);
    await expect(page.locator("main")).toContainText(words);
    await expect(page.locator("main")).toContainText(next);
    await expect(page.locator("main")).not.toContainText("%");
    await page.getByRole("link", { name: /Only what was not right/ }).click();
    await expect(page.locator("#questions details[id]")).toHaveCount(50 - right);
    // Every way to a new start says the same.
    await page.goto("/en/exam");
    await expect(startButton(page)).toHaveCount(0);
    await context.close();
  }
});

test("the time: the server's, whatever the computer's clock says, silent but for its warnings", async ({ page }) => {
  const attemptId = await startExam(page);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/^1:(30:00|29:\d\d)$/);
  await expect(timer).toHaveAccessibleName(/^1 hour 29 minutes and \d+ seconds? left$/);
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(timer).toHaveCount(0);
  await page.getByRole("button", { name: "Show the time" }).click();
  // The computer's clock is three hours ahead, and the server says that eleven minutes are left, then nine.
  let left = 10 * 60_000 + 2_000;
  await page.route("**/clock", (route) =>
    route.fulfill({ json: { serverNow: 1_000_000, deadline: 1_000_000 + left, finishedAt: null } }),
  );
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 3 * 3_600_000;
  });
  await expect(timer).toHaveText(/^(10:0\d|9:5\d)$/);
  await expect(page.locator("header").getByText("10 minutes left.")).toBeAttached();
  left = 0;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator("header").getByText("The time is up.")).toBeAttached();
  // The server decides: it has not said that it is finished, so nothing was.
  await page.unroute("**/clock");
  expect(await (await page.request.get(`/api/attempts/${attemptId}/clock`)).json()).toMatchObject({ finishedAt: null });
  await expect(timer).toHaveText(/^1:29:\d\d$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the rules are told and the start is a plain form; a second start resumes", async ({ page }) => {
    const first = await startExam(page);
    await page.goto("/en/exam");
    await expect(page.locator("main")).toContainText("Your exam is running, and so is the clock.");
    await page.getByRole("link", { name: "Go back to the exam" }).first().click();
    expect(attemptIn(page)).toBe(first);
  });
});

test("who has no member number is told what to do, and is led there", async ({ page }) => {
  await signUp(page, "en", { ...newPerson(), memberNumber: "" });
  await page.goto("/en/exam");
  await expect(startButton(page)).toHaveCount(0);
  await expect(page.locator("main")).toContainText("To sit the exam you need a member number.");
  await page.getByRole("link", { name: "Give your member number" }).click();
  await expect(page.locator('main input[name="memberNumber"]')).toBeVisible();
});
