/** The front page: one play for anybody, with the keyboard, without scripts, and closed during a sitting. */
import type { Locator, Page } from "@playwright/test";
import { LOCALES } from "../lib/locale";
import { startBeside } from "./beside";
import { expect, signUp, test } from "./fixtures";
import { expectReadsWell } from "./looks";

const options = (page: Page) => page.locator("main fieldset input[type=radio]");
const sender = (page: Page) => page.locator("main form button[type=submit]");
const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? "";
const told = (page: Page) => page.locator("main ol > li");

/** The ruling is there, and it says the same of the answer in the sentence and beside the options. */
async function expectRuling(page: Page, chosen: string): Promise<void> {
  await expect(page).toHaveURL(/\/en\/play\/[0-9a-f-]{36}(#verdict)?$/);
  const own = told(page).filter({ hasText: "your answer" });
  const right = told(page).filter({ hasText: "right answer" });
  await expect(own).toHaveCount(1);
  await expect(right).toHaveCount(1);
  await expect(own).toContainText(chosen);
  const isRight = (await textOf(own)).includes("right answer");
  await expect(page.locator("h2#verdict")).toContainText(isRight ? "Right." : "Not this time.");
  await expect(page.getByText(/^3[67]\.[0-9T]/).first()).toBeVisible();
}

test("a guest can answer at once, with a letter and Enter, and the focus goes to the ruling", async ({ page }) => {
  const start = Date.now();
  await page.goto("/en");
  const second = (await textOf(options(page).nth(1).locator(".."))).replace(/^B\s*/, "");
  await page.keyboard.press("b");
  await expect(options(page).nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expectRuling(page, second);
  expect(Date.now() - start).toBeLessThan(10_000);
  await expect(page.locator("#verdict")).toBeFocused();
  await expect(page.locator("#verdict")).toBeInViewport();
  await expect(page).toHaveTitle("A play, and its ruling · Third Man");
});

test("the answer stands: another one, sent from an older page, changes nothing", async ({ page, context }) => {
  await page.goto("/en");
  const playId = (await page.locator('input[name="playId"]').getAttribute("value")) ?? "";
  const older = await context.newPage();
  await older.goto(`/en/play/${playId}`);
  await page.keyboard.press("a");
  await sender(page).click();
  await expect(page.locator("#verdict")).toBeVisible();
  await older.keyboard.press("b");
  await sender(older).click();
  await expect(older.locator("#verdict")).toBeFocused();
  expect(await textOf(older.locator("main"))).toBe(await textOf(page.locator("main")));
  await expect(told(older).first()).toContainText("your answer");
});

test("without an answer the same play comes again and says so, with the focus on what is missing", async ({ page }) => {
  await page.goto("/en");
  const scene = await page.locator("main p.font-serif").textContent();
  await sender(page).click();
  await expect(page.locator("#answer-problem")).toHaveText("Choose an answer first.");
  await expect(page.locator("#answer-problem")).toBeFocused();
  expect(await page.locator("main p.font-serif").textContent()).toBe(scene);
  await expect(page).toHaveTitle("Umpire a play · Third Man");
  await page.keyboard.press("c");
  await page.keyboard.press("Enter");
  await expect(page.locator("#verdict")).toBeFocused();
});

test("another play comes without an answer, and after the ruling", async ({ page }) => {
  await page.goto("/en");
  const play = page.locator('input[name="playId"]');
  const first = await play.getAttribute("value");
  await page.getByRole("link", { name: "Another play" }).click();
  await expect(play).not.toHaveAttribute("value", first ?? "");
  await page.keyboard.press("a");
  await sender(page).click();
  await page.getByRole("link", { name: "Next play" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(options(page).first()).not.toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a play is answered, refused without an answer, and followed by another", async ({ page }) => {
    await page.goto("/en");
    await sender(page).click();
    await expect(page.locator("#answer-problem")).toHaveText("Choose an answer first.");
    const third = (await textOf(options(page).nth(2).locator(".."))).replace(/^C\s*/, "");
    await options(page).nth(2).check({ force: true });
    await sender(page).click();
    await expectRuling(page, third);
    await expect(page.locator("#verdict")).toBeInViewport();
    await page.getByRole("link", { name: "Next play" }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

for (const locale of LOCALES) {
  test(`the front page and its ruling read well in ${locale}`, async ({ page }) => {
    test.slow();
    await page.goto(`/${locale}`);
    await expectReadsWell(page);
    await sender(page).click();
    await expect(page.locator("#answer-problem")).toBeVisible();
    await expectReadsWell(page);
    await page.keyboard.press("a");
    await sender(page).click();
    await expect(page.locator("#verdict")).toBeVisible();
    await expectReadsWell(page);
  });
}

test("a play that nobody served, and an address that is none, are not found", async ({ page, listener }) => {
  listener.expectError(/status of 404/);
  for (const id of ["00000000-0000-4000-8000-000000000000", "%00", "x".repeat(500)]) {
    expect((await page.goto(`/es/play/${id}`))?.status(), id).toBe(404);
  }
});

test("a running sitting closes play and practice: each leads back to it, and an open play takes no answer", async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto("/en");
  const playId = await page.locator('input[name="playId"]').getAttribute("value");
  const attemptId = startBeside(person.memberNumber);
  const sitting = new RegExp(`/en/exam/${attemptId}$`);
  await page.keyboard.press("a");
  await sender(page).click();
  await expect(page).toHaveURL(sitting);
  for (const path of ["", `/play/${playId}`, "/practice", "/practice/question", "/practice/question?topic=37.2"]) {
    await page.goto(`/en${path}`);
    await expect(page, path).toHaveURL(sitting);
  }
  await page.goto("/en/home");
  await expect(page.locator("main a[href*='practice']")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Running")).toBeVisible();
  expect((await page.request.post(`/api/attempts/${attemptId}/finish`, { data: {} })).status()).toBe(200);
  await page.goto(`/en/play/${playId}`);
  await expect(options(page).first()).not.toBeChecked();
  await expect(page.locator("#verdict")).toHaveCount(0);
});
