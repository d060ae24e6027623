/** The frame of every page: appearance, language, menu, skip link, large text; with the keyboard, and without scripts. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSideScroll, test } from "./fixtures";

const DUSK = "rgb(17, 23, 19)";
const PAPER = "rgb(251, 250, 246)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeButton = (page: Page, theme: string) => page.locator(`footer button[name="theme"][value="${theme}"]`);

test("the appearance follows the device, then the person's choice, and stays after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/sign-in");
  expect(await ground(page)).toBe(DUSK);
  const kept = page.waitForResponse("**/api/theme");
  await themeButton(page, "light").click();
  expect((await kept).status()).toBe(204);
  expect(await ground(page)).toBe(PAPER);
  await expect(themeButton(page, "light")).toHaveAttribute("aria-pressed", "true");
  // Written by the server into the document itself: nothing can flash.
  const html = await (await page.request.get("/en/sign-in")).text();
  expect(html).toMatch(/<html[^>]* data-theme="light"/);
  await page.reload();
  expect(await ground(page)).toBe(PAPER);
});

test("the appearance is chosen without scripts too", async ({ browser, baseURL, listener }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  listener.listenTo(page);
  await page.goto("/it/sign-in");
  await themeButton(page, "dark").click();
  await expect(page).toHaveURL(/\/it\/sign-in$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.close();
});

test("another language keeps the page and its query", async ({ page }) => {
  await page.goto("/en/sign-in?next=1");
  const spanish = page.locator('footer a[hreflang="es"]');
  await expect(spanish).toHaveAttribute("lang", "es");
  await spanish.click();
  await expect(page).toHaveURL(/\/es\/sign-in\?next=1$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator('footer a[hreflang="es"]')).toHaveAttribute("aria-current", "true");
});

test("the menu of a phone opens and closes by keyboard, gives the focus back, and passes axe when open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/sign-in");
  const menu = page.locator("header details");
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});

test("the first Tab leads past the header", async ({ page }) => {
  await page.goto("/en/sign-in");
  await page.keyboard.press("Tab");
  const skip = page.locator('a[href="#content"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main#content")).toBeFocused();
});

test("text at 200 % and the spacing of WCAG 1.4.12 fit on 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/en/sign-in", "/es/sign-up", "/it"]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        element.style.lineHeight = "1.5";
        element.style.letterSpacing = "0.12em";
        element.style.wordSpacing = "0.16em";
      }
    });
    await expectNoSideScroll(page);
  }
});

test("nobody is kept from zooming, and text does not jump when the fonts arrive", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en", { waitUntil: "networkidle" });
  const content = await page.locator('meta[name="viewport"]').getAttribute("content");
  expect(content).not.toMatch(/user-scalable|maximum-scale/);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
