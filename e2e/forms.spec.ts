/** Forms that do not get through, and forms that nobody meant: nothing typed is lost, and nothing is an "internal error". */
import type { Page } from "@playwright/test";
import { expect, newPerson, signUp, test } from "./fixtures";

const sender = (page: Page) => page.locator("main form button[type=submit]").first();
const alertOf = (page: Page) => page.locator('main form [role="alert"]');
const chosen = (page: Page) => page.locator("main fieldset input:checked");

test.describe("without a connection", () => {
  test.beforeEach(({ listener }) => listener.expectError(/ERR_INTERNET_DISCONNECTED/));

  test("a guest's call stays chosen, and goes through afterwards", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/en");
    await page.keyboard.press("b");
    await expect(chosen(page)).toHaveAttribute("data-letter", "b");
    await context.setOffline(true);
    await sender(page).click();
    await expect(alertOf(page)).toContainText("No connection.");
    await expect(alertOf(page)).toBeInViewport();
    await expect(chosen(page)).toHaveAttribute("data-letter", "b");
    await expect(sender(page)).toHaveAttribute("aria-disabled", "false");
    await context.setOffline(false);
    await sender(page).click();
    await expect(page.locator("#verdict")).toBeFocused();
  });

  test("so does an answer in practice", async ({ page, context }) => {
    await signUp(page);
    await page.goto("/en/practice");
    await page.locator("main a[href*='/practice/question']").first().click();
    await expect(sender(page)).toBeVisible();
    const typed = page.locator("main input[inputmode]");
    const isNumber = (await typed.count()) > 0;
    if (isNumber) await typed.fill("7");
    else await page.keyboard.press("a");
    await context.setOffline(true);
    await sender(page).click();
    await expect(alertOf(page)).toContainText("What you typed or chose is still here.");
    if (isNumber) await expect(typed).toHaveValue("7");
    else await expect(chosen(page)).toHaveAttribute("data-letter", "a");
    await context.setOffline(false);
    await sender(page).click();
    await expect(page.locator("#verdict")).toBeFocused();
  });

  test("so does a step of a case study", async ({ page, context }) => {
    await signUp(page);
    await page.goto("/en/practice/cases/too-late");
    const send = page.locator("main form button[type=submit]").last();
    await page.locator("main fieldset input").first().check({ force: true });
    await context.setOffline(true);
    await send.click();
    await expect(alertOf(page)).toContainText("No connection.");
    await expect(chosen(page)).toHaveAttribute("data-letter", "a");
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText("1 of 3 steps answered")).toBeVisible();
  });

  test("a page that fails for want of one does not take the fault on itself", async ({ page, context, listener }) => {
    listener.expectError(/Failed to fetch/);
    await signUp(page);
    await page.goto("/en/profile");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection.");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  });

  test("what is typed to sign up stays, also the password", async ({ page, context }) => {
    const person = newPerson();
    await page.goto("/es/sign-up");
    const fields = ["name", "email", "password"] as const;
    for (const field of fields) await page.fill(`[name="${field}"]`, person[field]);
    await context.setOffline(true);
    await sender(page).click();
    await expect(alertOf(page)).toContainText("Sin conexión.");
    for (const field of fields) await expect(page.locator(`[name="${field}"]`)).toHaveValue(person[field]);
    await context.setOffline(false);
    await sender(page).click();
    await expect(page).toHaveURL(/\/es\/home$/);
  });

  test("what is typed to sign in stays", async ({ page, context }) => {
    await page.goto("/it/sign-in");
    await page.fill('[name="email"]', "nessuno@example.org");
    await page.fill('[name="password"]', "qualche parola");
    await context.setOffline(true);
    await sender(page).click();
    await expect(alertOf(page)).toContainText("Nessuna connessione.");
    await expect(page.locator('[name="password"]')).toHaveValue("qualche parola");
    await context.setOffline(false);
    await sender(page).click();
    await expect(page.locator('main [role="alert"] li')).toHaveCount(1);
    await expect(alertOf(page)).toHaveCount(0);
  });
});

const BROKEN = "--x\r\nContent-Disposition: form-data; name=";
const whole = (name: string, value = "v") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };

for (const [what, status, title, body, headers] of [
  ["2 MB", 413, "Esto es demasiado grande.", whole("name", "a".repeat(2_000_000)), MULTIPART],
  ["10 MB", 413, "Esto es demasiado grande.", whole("name", "a".repeat(10_000_000)), MULTIPART],
  ["a form that breaks off", 400, "Esto no se puede leer.", BROKEN, MULTIPART],
  ["another site", 403, "Esto vino de otro sitio.", whole("name"), { ...MULTIPART, origin: "https://evil.example" }],
  ["an action that is none", 400, "Esto no se puede leer.", whole("name"), { ...MULTIPART, "next-action": "x" }],
  ["a field of an action that is none", 400, "Esto no se puede leer.", whole("$ACTION_ID_zz"), MULTIPART],
  ["a form that is not ours", 415, "Este no es un formulario nuestro.", "a=b", { "content-type": "text/css" }],
] as const) {
  test(`${what} is ${status}, in the language of the address`, async ({ request }) => {
    const response = await request.post("/es/sign-up", { data: Buffer.from(body), headers });
    expect(response.status()).toBe(status);
    const html = await response.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'self'");
  });
}

test("an action that the server does not know is no fault of the server", async ({ request }) => {
  const id = "40".repeat(21);
  const byScript = await request.post("/es/sign-up", {
    data: Buffer.from("[]"),
    headers: { "content-type": "text/plain;charset=UTF-8", "next-action": id },
  });
  expect([404, 409]).toContain(byScript.status());
  const byForm = await request.post("/es/sign-up", {
    data: Buffer.from(whole(`$ACTION_ID_${id}`)),
    headers: MULTIPART,
  });
  expect([404, 409]).toContain(byForm.status());
});

test("an address that is no text is 400", async ({ request }) => {
  const response = await request.get("/it/%E0%A4%A");
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain("<h1>Questo non si può leggere.</h1>");
});
