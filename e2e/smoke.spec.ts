/** What holds for every page that anybody can open: it comes, it reads, it fits, and it says no more than it should. */
import { LOCALES } from "../lib/locale";
import { administrator, expect, expectAccessible, expectNoSideScroll, signIn, signUp, test } from "./fixtures";

const PUBLIC_PAGES = ["", "/sign-in", "/sign-up"];

for (const locale of LOCALES) {
  for (const path of PUBLIC_PAGES) {
    test(`/${locale}${path} reads well in light and dark, on a phone and on a desk`, async ({ page }) => {
      for (const [width, colorScheme] of [
        [360, "light"],
        [360, "dark"],
        [1280, "light"],
        [1280, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const response = await page.goto(`/${locale}${path}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("h1")).toHaveCount(1);
        await expectAccessible(page);
        await expectNoSideScroll(page);
      }
    });
  }
}

test("the bare address leads to the language that the browser asks for", async ({ browser, baseURL, listener }) => {
  for (const [asked, got] of [
    ["es-AR", "es"],
    ["it-IT", "it"],
    ["en-GB", "en"],
    ["de-DE", "en"],
  ]) {
    const context = await browser.newContext({ locale: asked, baseURL });
    const page = await context.newPage();
    listener.listenTo(page);
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe(`/${got}`);
    await context.close();
  }
});

test("what is not there is a page of our own with status 404", async ({ page, listener }) => {
  listener.expectError(/status of 404/);
  for (const path of ["/en/no-such-page", "/es/no-such-page", "/xx", "/de/sign-in"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator("h1")).toHaveCount(1);
  }
});

test("the headers of a page", async ({ request }) => {
  const headers = (await request.get("/en")).headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["x-powered-by"]).toBeUndefined();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("one signs up, out and in again, and is the same person", async ({ page }) => {
  const person = await signUp(page, "es");
  const sessionOf = async (): Promise<unknown> => (await page.request.get("/api/auth/session")).json();
  expect(await sessionOf()).not.toEqual({});
  await page.goto("/es/profile");
  await expect(page.locator('main input[name="name"]')).toHaveValue(person.name);
  await page.context().clearCookies();
  expect(await sessionOf()).toEqual({});
  await signIn(page, person, "it");
  await page.goto("/it/profile");
  await expect(page.locator('main input[name="name"]')).toHaveValue(person.name);
});

test("the list of people is the administrator's, and a candidate's not", async ({
  page,
  browser,
  baseURL,
  listener,
}) => {
  await signUp(page);
  listener.expectError(/status of 40[34]/);
  const refused = await page.goto("/en/staff/people");
  expect([403, 404]).toContain(refused?.status());
  const context = await browser.newContext({ baseURL });
  const desk = await context.newPage();
  listener.listenTo(desk);
  await signIn(desk, administrator());
  // By search: whoever signed up in the tests before may fill the first page.
  const found = `/en/staff/people?search=${encodeURIComponent(administrator().email)}`;
  expect((await desk.goto(found))?.status()).toBe(200);
  await expect(desk.getByText(administrator().email)).toBeVisible();
  await expectAccessible(desk);
  await context.close();
});
