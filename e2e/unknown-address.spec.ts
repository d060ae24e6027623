/** Addresses that lead nowhere: 404, in words the reader has, and a page that works under its own policy. */
import { expect, test } from "./fixtures";
import { expectReadsWell } from "./looks";

// The console would tell of a script or a style that the policy blocks, and fail the test.
for (const path of ["/xx", "/de", "/foo/bar", "/en/nothing", "/old-file.pdf", "/setup/a/b", "/es/play/abc"]) {
  test(`${path} is not found, in a language of the reader`, async ({ browser, baseURL, listener }) => {
    listener.expectError(/status of 404/);
    const context = await browser.newContext({ baseURL, locale: "es-AR" });
    const page = await context.newPage();
    listener.listenTo(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const locale = path.startsWith("/en/") ? "en" : "es";
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("main")).toContainText(locale === "es" ? "Aquí no hay" : "There is no page here.");
    const nonce = /'nonce-([^']+)'/.exec(response?.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    const scripts = ((await response?.text()) ?? "").match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    await expectReadsWell(page);
    await page.locator(`main a[href="/${locale}"]`).click();
    await expect(page.locator("main fieldset")).toBeVisible();
    await context.close();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, locale, heading, title] of [
    ["/en/nothing", "en", "There is no page here.", "No page here · Third Man"],
    ["/es/play/abc", "es", "Aquí no hay ninguna página.", "Aquí no hay ninguna página · Third Man"],
    ["/it/prova/1", "it", "Qui non c’è nessuna pagina.", "Nessuna pagina qui · Third Man"],
    ["/xx", "en", "There is no page here.", "No page here · Third Man"],
  ] as const) {
    test(`${path} is a whole page`, async ({ page, listener }) => {
      listener.expectError(/status of 404/);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
    });
  }
});

test("an id that is nobody's has the title of a page that is not there", async ({ page, listener }) => {
  listener.expectError(/status of 404/);
  const response = await page.goto("/es/play/0b9d1d52-6f0c-4a3e-9a7c-1f2e3d4c5b6a");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aquí no hay ninguna página.");
  await expect(page).toHaveTitle("Aquí no hay ninguna página · Third Man");
});
