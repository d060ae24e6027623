/** What goes wrong in a sitting elsewhere (../shared/field-reports.md, B09 to B19, B133), tried in a real browser. */
import { expect, newPerson, signUp, test } from "./fixtures";
import { sealedForm } from "./sealed";
import { goToKind, options, square, startExam, status } from "./sitting-steps";

test("offline: told loudly, kept, finishing refused plainly, and sent when the network is back", async ({
  page,
  context,
  listener,
}) => {
  listener.expectError(/ERR_INTERNET_DISCONNECTED/);
  const attemptId = await startExam(page);
  const slot = await goToKind(page, attemptId, "choose-one");
  await context.setOffline(true);
  await expect(page.getByRole("alert").filter({ hasText: "You are offline." })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.locator("main").getByText("Kept on this device, not saved yet")).toBeVisible();
  await expect(square(page, slot)).toHaveAccessibleName(`Question ${slot}: answered, not saved yet`);
  await page.getByRole("button", { name: "Review and finish" }).first().click();
  await page.getByRole("button", { name: "Finish now" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Not finished. You are offline");
  await page.getByRole("button", { name: "Go on with the exam" }).click();
  await context.setOffline(false);
  await expect(status(page)).toHaveText("All answers saved");
  await page.reload();
  await expect(options(page).first()).toBeChecked();
});

test("a page that dies offline: the answer is sent by the next one", async ({ page, context, listener }) => {
  listener.expectError(/ERR_INTERNET_DISCONNECTED/);
  const attemptId = await startExam(page);
  await goToKind(page, attemptId, "choose-one");
  await context.setOffline(true);
  await page.keyboard.press("b");
  await expect(page.locator("main").getByText("Kept on this device, not saved yet")).toBeVisible();
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sent = next.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await next.goto(address);
  expect(await (await sent).json()).toMatchObject({ response: { format: "choose-one", option: "b" } });
});

test("a captive portal's page and a gateway's error are not taken for saved", async ({ page, listener }) => {
  listener.expectError(/status of 502/);
  const attemptId = await startExam(page);
  await goToKind(page, attemptId, "choose-one");
  let portal = true;
  await page.route("**/answers/*", (route) => {
    const html = { contentType: "text/html", body: "<h1>Welcome to our network</h1>" };
    return portal ? route.fulfill({ status: 200, ...html }) : route.fulfill({ status: 502, ...html });
  });
  await page.keyboard.press("a");
  await expect(status(page)).toHaveText("1 answer kept here, not saved yet");
  portal = false;
  await expect(page.getByRole("alert").filter({ hasText: "The server does not answer." })).toBeVisible();
  await page.unroute("**/answers/*");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(status(page)).toHaveText("All answers saved");
});

test("signed out in mid-exam: told at the first answer, and nothing given meanwhile is lost", async ({
  page,
  context,
  listener,
}) => {
  listener.expectError(/status of 401/);
  const attemptId = await startExam(page);
  await goToKind(page, attemptId, "choose-one");
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.keyboard.press("a");
  await expect(page.getByRole("alert").filter({ hasText: "You are signed out." })).toBeVisible();
  await page.keyboard.press("b");
  await expect(status(page)).toHaveText("1 answer kept here, not saved yet");
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "I have signed in" }).click();
  await expect(status(page)).toHaveText("All answers saved");
  await page.reload();
  await expect(options(page).nth(1)).toBeChecked();
});

test("somebody else in the same browser: the exam is not shown, and what waits is not sent as theirs", async ({
  page,
  context,
  listener,
}) => {
  listener.expectError(/status of 40[14]/);
  const attemptId = await startExam(page);
  await goToKind(page, attemptId, "choose-one");
  const mine = await context.cookies();
  await context.clearCookies();
  await page.keyboard.press("a");
  await expect(page.getByRole("alert").filter({ hasText: "You are signed out." })).toBeVisible();
  const other = await context.newPage();
  await signUp(other, "en", newPerson("Somebody Else"));
  for (const path of [`/en/exam/${attemptId}`, `/en/results/${attemptId}`]) {
    expect((await other.goto(path))?.status(), path).toBe(404);
    await expect(other).not.toHaveTitle(/2026/);
  }
  await page.getByRole("button", { name: "I have signed in" }).click();
  await expect(page.locator("h1")).toHaveText("Somebody else is signed in.");
  await expect(page.locator("fieldset input")).toHaveCount(0);
  await context.clearCookies();
  await context.addCookies(mine);
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(status(page)).toHaveText("All answers saved");
  await expect(options(page).first()).toBeChecked();
});

test("a stale tab does not overwrite, and is told which answer stands", async ({ page, context, listener }) => {
  listener.expectError(/status of 409/);
  const attemptId = await startExam(page);
  const slot = await goToKind(page, attemptId, "choose-one");
  const second = await context.newPage();
  await second.goto(page.url());
  await second
    .locator("#question-map li")
    .nth(slot - 1)
    .getByRole("button")
    .click();
  for (const key of ["b", "a", "b"]) {
    await second.keyboard.press(key);
    await expect(status(second)).toHaveText("All answers saved");
    await expect(second.locator("main").getByText("Saved", { exact: true })).toBeVisible();
  }
  await page.keyboard.press("a");
  await expect(page.getByText("A newer answer to this question came from another tab or device.")).toBeVisible();
  await expect(options(page).nth(1)).toBeChecked();
  await page.keyboard.press("a");
  await expect(status(page)).toHaveText("All answers saved");
  await second.reload();
  await expect(options(second).first()).toBeChecked();
});

test("a number with a comma, and the last valid one stands; finish takes what is still in the box", async ({
  page,
}) => {
  const attemptId = await startExam(page);
  const slot = await goToKind(page, attemptId, "number");
  const served = sealedForm(attemptId).slots[slot - 1]?.served.number;
  const value = (served?.min ?? 0) + 1.5;
  const box = page.locator("main input[inputmode=decimal]");
  await box.fill(String(value).replace(".", ","));
  await box.pressSequentially("x");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(box).toHaveAccessibleDescription(new RegExp(`The answer that counts is still ${value}`));
  await box.fill(String(value + 1).replace(".", ","));
  const sent = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.getByRole("button", { name: "Review and finish" }).first().click();
  expect(await (await sent).json()).toMatchObject({ response: { format: "number", value: value + 1 } });
  await page.getByRole("button", { name: "Finish now" }).dblclick();
  await page.waitForURL(/\/results\//);
  await page.locator(`#question-${slot}`).evaluate((details: HTMLDetailsElement) => (details.open = true));
  await expect(page.locator(`#question-${slot}`)).toContainText(`Your answer: ${value + 1} `);
});

test("finished elsewhere: the open page says so and takes nothing more", async ({ page, listener }) => {
  listener.expectError(/status of 410/);
  const attemptId = await startExam(page);
  await goToKind(page, attemptId, "choose-one");
  expect((await page.request.post(`/api/attempts/${attemptId}/finish`, { data: {} })).status()).toBe(200);
  await page.keyboard.press("a");
  await expect(page.locator("h1")).toHaveText("The exam is finished.");
  await expect(page.locator("main")).toContainText("did not reach the server before the end");
  await page.getByRole("link", { name: "See the result" }).click();
  await expect(page.locator("main")).toContainText("0 of 50, 48 needed: not passed.");
});
