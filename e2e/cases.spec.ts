/** Case studies in a browser: a step at a time. */
import { LOCALES } from "../lib/locale";
import { expect, signUp, test } from "./fixtures";
import { expectReadsWell } from "./looks";

test("each step is answered before the next is told; begun again it starts at the first", async ({ page }) => {
  await signUp(page);
  await page.goto("/en/practice");
  await page.getByRole("link", { name: "Case studies, step by step" }).click();
  await page.getByRole("link", { name: "Too late" }).click();
  await expect(page).toHaveURL(/\/en\/practice\/cases\/too-late$/);
  await expect(page.getByText("minutes do you allow")).toHaveCount(0);

  // Without an answer the page says so and goes no further.
  await page.locator("main form button[type=submit]").last().click();
  await expect(page.getByText("Choose an answer first.")).toBeVisible();

  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`${step - 1} of 3 steps answered`)).toBeVisible();
    if (step < 3) await page.locator("main fieldset input").first().check({ force: true });
    else await page.locator("#answer").fill("10");
    await page.locator("main form button[type=submit]").last().click();
  }
  await expect(page.getByText("That is the whole case.")).toBeVisible();
  await expect(page.locator("details#latest")).toContainText("Right.");
  await expect(page.locator("details#latest")).toContainText("37.CS.2");

  await page.getByRole("button", { name: "Begin it again" }).click();
  await expect(page.getByText("0 of 3 steps answered")).toBeVisible();
});

for (const locale of LOCALES) {
  test(`/${locale}: the list and a study read well`, async ({ page }) => {
    test.slow();
    await signUp(page, locale);
    await page.goto(`/${locale}/practice/cases`);
    await expectReadsWell(page);
    await page.goto(`/${locale}/practice/cases/fall-and-fracture`);
    await page.locator("main fieldset input").first().check({ force: true });
    await page.locator("main form button[type=submit]").last().click();
    await expect(page.locator("details#latest")).toBeVisible();
    await expectReadsWell(page);
  });
}
