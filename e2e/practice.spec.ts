/** Practice by rule, and a candidate's home, in a browser. */
import type { Page } from "@playwright/test";
import { LOCALES } from "../lib/locale";
import { serveBeside, startBeside } from "./beside";
import { expect, signUp, test } from "./fixtures";
import { expectReadsWell } from "./looks";

const sender = (page: Page) => page.locator("main form button[type=submit]");
const verdict = (page: Page) => page.locator("h2#verdict");
const option = (page: Page, id: string) => page.locator(`main fieldset input[value="${id}"]`);

test("practice asks to sign in, and leads back", async ({ page }) => {
  for (const path of ["practice", "practice/question", "practice/nothing", "home"]) {
    await page.goto(`/it/${path}`);
    await expect(page, path).toHaveURL(/\/it\/sign-in\?next=%2Fit%2F(practice|home)$/);
  }
});

test("a topic is practised: the question stays until answered, its answer stays, and the next is of the same topic", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/en/practice");
  await page.getByRole("link", { name: "Practise: Penalty 2: 30 yards or the spot" }).click();
  await expect(page).toHaveURL(/topic=37\.2$/);
  await expect(page).toHaveTitle("Practice: Penalty 2: 30 yards or the spot · Third Man");
  const scene = await page.locator("main p.font-serif").textContent();
  await page.reload();
  expect(await page.locator("main p.font-serif").textContent()).toBe(scene);

  await sender(page).click();
  await expect(page.locator("#answer-problem, #answer-error")).toContainText(/Choose an answer|Write a number/);
  expect(await page.locator("main p.font-serif").textContent()).toBe(scene);
  const form = page.url();
  if ((await page.locator("main fieldset").count()) === 0) await page.locator("#answer").fill("1");
  else await page.keyboard.press("a");
  await sender(page).click();
  await expect(verdict(page)).toBeFocused();
  const ruling = await page.locator("main").textContent();
  await page.goto(form.replace(/[?#].*/, "?problem=yes"));
  await page.reload();
  expect(await page.locator("main").textContent()).toBe(ruling);

  await page.getByRole("link", { name: "Next question" }).click();
  await expect(page).toHaveURL(/topic=37\.2$/);
  await page.goto("/en/practice");
  await expect(page.locator("main li").filter({ hasText: "Penalty 2: 30 yards" })).toContainText(/[01] of 1(?!\d)/);
});

test("an answer sent again from an older page changes nothing", async ({ page, context }) => {
  const { memberNumber } = await signUp(page);
  const { practiceId, right } = serveBeside(memberNumber, "choose-one");
  const older = await context.newPage();
  await older.goto(`/en/practice/${practiceId}`);
  await page.goto(`/en/practice/${practiceId}`);
  await option(page, right[0] ?? "").check({ force: true });
  await sender(page).click();
  await expect(verdict(page)).toContainText("Right.");
  await older.locator(`main fieldset input:not([value="${right[0]}"])`).first().check({ force: true });
  await sender(older).click();
  await expect(verdict(older)).toContainText("Right.");
});

test("practice over all rules names no topic before the answer: it would give the ruling away", async ({ page }) => {
  await signUp(page);
  await page.goto("/en/practice");
  await page.getByRole("link", { name: "Practise all rules" }).click();
  await expect(page).toHaveTitle("Practice: All rules · Third Man");
  await expect(page.locator("main h1 + p")).toHaveText("All rules");
  await sender(page).click();
  await expect(page).toHaveURL(/problem=yes/);
  await expect(page).toHaveTitle("Practice: All rules · Third Man");
  await expect(page.locator("main h1 + p")).toHaveText("All rules");
});

test("choose all: the set counts, by letters and Enter", async ({ page }) => {
  const { memberNumber } = await signUp(page);
  const { practiceId, right } = serveBeside(memberNumber, "choose-all");
  await page.goto(`/en/practice/${practiceId}`);
  for (const id of right) await page.keyboard.press((await option(page, id).getAttribute("data-letter")) ?? "");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("Right.");
  await expect(page.locator("main li").filter({ hasText: "your answer · right answer" })).toHaveCount(right.length);
});

test("a number is taken with comma or point; what is none says so and has the focus", async ({ page }) => {
  const { memberNumber } = await signUp(page, "es");
  const one = serveBeside(memberNumber, "number");
  await page.goto(`/es/practice/${one.practiceId}`);
  const box = page.locator("main input#answer");
  await box.fill("muchas");
  await box.press("Enter");
  await expect(page.locator("#answer-error")).toContainText("Escriba un número");
  await expect(box).toBeFocused();
  await box.fill(`${one.right[0]},0`);
  await box.press("Enter");
  await expect(verdict(page)).toBeFocused();
  await expect(page.locator("main")).toContainText(`Usted respondió ${one.right[0]} `);
  await expect(verdict(page)).toContainText("Correcto");
});

test("a stranger's practice question is not found", async ({ page, browser, listener }) => {
  const owner = await browser.newPage();
  const { memberNumber } = await signUp(owner);
  const { practiceId } = serveBeside(memberNumber, "choose-one");
  await owner.context().close();
  await signUp(page);
  listener.expectError(/status of 404/);
  expect((await page.goto(`/en/practice/${practiceId}`))?.status()).toBe(404);
  expect((await page.goto("/en/practice/question?topic=no-such-topic"))?.status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a question is answered and the next one comes", async ({ page }) => {
    const { memberNumber } = await signUp(page);
    const { practiceId, right } = serveBeside(memberNumber, "number");
    await page.goto(`/en/practice/${practiceId}`);
    await page.locator("#answer").fill(right[0] ?? "");
    await sender(page).click();
    await expect(verdict(page)).toContainText("Right.");
    await page.getByRole("link", { name: "Next question" }).click();
    await expect(sender(page)).toBeVisible();
  });
});

for (const locale of LOCALES) {
  test(`practice and home read well in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    const { memberNumber } = await signUp(page, locale);
    await page.goto(`/${locale}/home`);
    await expectReadsWell(page);
    for (const format of ["choose-one", "choose-all", "number"] as const) {
      const { practiceId } = serveBeside(memberNumber, format);
      await page.goto(`/${locale}/practice/${practiceId}?problem=yes`);
      await expectReadsWell(page);
      if (format === "number") await page.locator("#answer").fill("7");
      else await page.keyboard.press("a");
      await sender(page).click();
      await expect(verdict(page)).toBeVisible();
      await expectReadsWell(page);
    }
    await page.goto(`/${locale}/practice`);
    await expectReadsWell(page);
    const attemptId = startBeside(memberNumber);
    expect((await page.request.post(`/api/attempts/${attemptId}/finish`, { data: {} })).status()).toBe(200);
    await page.goto(`/${locale}/home`);
    await expect(page.locator(`main a[href="/${locale}/results/${attemptId}"]`)).toBeVisible();
    await expectReadsWell(page);
  });
}
