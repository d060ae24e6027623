/** Addresses that lead nowhere: 404, in words the reader has, and a page that works under its own policy. */
import { expect, test } from "./fixtures";
import { expectReadsWell } from "./looks";

// The console would tell of a script or a style that the policy blocks, and fail the test.
for (const path of ["/xx", "/de", "/foo/bar", "/en/nothing", "/old-file.pdf", "/setup/a/b"]) {
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
