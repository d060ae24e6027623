/** The account in a real browser: signing up and in, sessions that end, roles that change, and addresses that lead nowhere. */
import type { Page } from "@playwright/test";
import { LOCALES } from "../lib/locale";
import {
  administrator,
  expect,
  expectAccessible,
  expectNoSideScroll,
  fillPerson,
  newPerson,
  signIn,
  signUp,
  test,
} from "./fixtures";

const problems = (page: Page) => page.locator('main [role="alert"] li');
const sender = (page: Page, field: string) =>
  page.locator(`main form:has([name="${field}"]) button[type="submit"]`).first();

for (const locale of LOCALES) {
  test(`the account pages in ${locale} pass axe and fit a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${locale}/sign-up`);
    await sender(page, "email").click();
    await expect(problems(page)).toHaveCount(3);
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.goto(`/${locale}/sign-in`);
    await expectAccessible(page);
    await signUp(page, locale);
    await page.goto(`/${locale}/profile`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
}

test("a refused form says what is wrong with which field, gives it the focus, and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/en/sign-up");
  await page.fill('[name="name"]', "Zoë <b>Łoś</b>");
  await page.fill('[name="email"]', "nothing");
  await page.fill('[name="password"]', "too short");
  await sender(page, "email").click();
  await expect(problems(page)).toHaveText([
    "Email: This is no email address, such as name@example.org.",
    "Password: The password is too short: at least 10 characters.",
  ]);
  await expect(page.locator("#email")).toBeFocused();
  await expect(page.locator('[name="name"]')).toHaveValue("Zoë <b>Łoś</b>");
  await expect(page.locator('[name="password"]')).toHaveValue("too short");
  await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#email")).toHaveAccessibleDescription(/no email address/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("signing up works, and a refusal keeps all but the password", async ({ page }) => {
    const person = newPerson();
    await page.goto("/es/sign-up");
    await fillPerson(page, { ...person, email: "nada" });
    await expect(problems(page)).toHaveCount(1);
    await expect(page.locator('[name="name"]')).toHaveValue(person.name);
    await expect(page.locator('[name="password"]')).toHaveValue("");
    await fillPerson(page, person);
    await expect(page).not.toHaveURL(/sign-up/);
    await page.goto("/es/profile");
    await expect(page.getByText(person.memberNumber)).toBeVisible();
  });
});

test("signing in leads back to the page asked for, and never to another site", async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/it/profile");
  await expect(page).toHaveURL(/\/it\/sign-in\?next=%2Fit%2Fprofile$/);
  await fillPerson(page, person);
  await expect(page).toHaveURL(/\/it\/profile$/);
  for (const next of ["https://evil.example/", "//evil.example/", "/\\evil.example/"]) {
    await page.context().clearCookies();
    await page.goto(`/en/sign-in?next=${encodeURIComponent(next)}`);
    await fillPerson(page, person);
    await expect(page).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).hostname).toBe("localhost");
  }
});

test("a session ends by signing out, also for a copy of its cookie", async ({ page, request }) => {
  await signUp(page);
  const copy = await page.context().cookies();
  await page.locator('header form button[type="submit"]:visible').click();
  await expect(page).toHaveURL(/\/en$/);
  expect(await (await page.request.get("/api/auth/session")).json()).toEqual({});
  const cookie = copy.map(({ name, value }) => `${name}=${value}`).join("; ");
  const later = await request.get("/en/profile", { headers: { cookie }, maxRedirects: 0 });
  expect(later.status()).toBe(307);
});

test("a new password ends the sessions elsewhere", async ({ page, browser }) => {
  const person = await signUp(page);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, person);
  await page.goto("/en/profile");
  await page.fill('[name="password"] >> nth=0', person.password);
  await page.fill('[name="newPassword"]', `${person.password} and more`);
  await sender(page, "newPassword").click();
  await expect(page.getByRole("status").filter({ hasText: "new password" })).toBeVisible();
  await elsewhere.goto("/en/profile");
  await expect(elsewhere).toHaveURL(/sign-in/);
  await page.reload();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await elsewhere.close();
});

test("the token in the browser holds nothing but two ids, and is kept from scripts", async ({ page }) => {
  await signUp(page);
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith("session-token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const told: object = await (await page.request.get("/api/auth/session")).json();
  expect(Object.keys(told).sort()).toEqual(["expires", "personId", "sessionId"]);
});

test("a role given and taken counts at the next request of the person", async ({ page, browser, listener }) => {
  listener.expectError(/status of 404/);
  const member = await browser.newPage();
  const person = await signUp(member);
  await signIn(page, administrator());
  await page.goto(`/en/staff/people?search=${encodeURIComponent(person.memberNumber)}`);
  await expectAccessible(page);
  const admin = page.getByRole("button", { name: "Administrator" });
  const seen = async () => (await member.request.get("/en/staff/people")).status();

  expect(await seen()).toBe(404);
  await admin.click();
  await expect(admin).toHaveAttribute("aria-pressed", "true");
  expect(await seen()).toBe(200);
  await admin.click();
  await expect(admin).toHaveAttribute("aria-pressed", "false");
  expect(await seen()).toBe(404);

  await page.getByRole("button", { name: "Disabled" }).click();
  await expect(page.getByRole("button", { name: "Disabled" })).toHaveAttribute("aria-pressed", "true");
  await member.goto("/en/profile");
  await expect(member).toHaveURL(/sign-in/);
  await fillPerson(member, person);
  await expect(problems(member)).toHaveText(["Email and password do not belong together."]);
  await member.close();
});

test("the set-up link answers once: afterwards it is gone, and its form too", async ({ page, request }) => {
  expect((await request.get("/setup/no-such-token")).status()).toBe(404);
  const response = await request.get("/setup/no-such-token", { headers: { "accept-language": "es-AR" } });
  expect(await response.text()).toContain("Este enlace no abre nada.");
  expect((await page.request.get("/en/setup")).status()).toBe(404);
});

test("a language that we do not have is not found, in one that the reader has", async ({ request }) => {
  for (const path of ["/de", "/de/exam", "/pt-BR/sign-in"]) {
    const response = await request.get(path, { headers: { "accept-language": "de, it;q=0.5" }, maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
  const front = await request.get("/", { headers: { "accept-language": "it" }, maxRedirects: 0 });
  expect(front.headers().location).toMatch(/\/it$/);
});

test("every page has a policy with a nonce of its own, and its scripts carry it", async ({ request }) => {
  const nonces = new Set<string>();
  for (let each = 0; each < 2; each++) {
    const response = await request.get("/en/sign-in");
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toContain("unsafe");
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test("an action called by hand with anything at all is refused in words, and makes nobody", async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get("/en/sign-up")).text();
  const id = /id&quot;:&quot;([0-9a-f]{40,})/.exec(html)?.[1] ?? "";
  expect(id).not.toBe("");
  const forged: readonly unknown[] = [
    [],
    [null, null],
    [{}, { name: 1, roles: ["admin"] }],
    ["x", "x".repeat(100_000)],
  ];
  for (const args of forged) {
    const headers = {
      "next-action": id,
      "content-type": "text/plain;charset=UTF-8",
      origin: baseURL ?? "",
    };
    const response = await request.post("/en/sign-up", { headers, data: JSON.stringify(args) });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('"status":"refused"');
    expect(response.headers()["set-cookie"] ?? "").not.toContain("session-token");
  }
});

test("next-auth's own route signs in too, never to another site, and takes no large body", async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(page);
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const post = (form: Record<string, string>) =>
    request.post("/api/auth/callback/credentials", { form: { csrfToken, json: "true", ...form } });
  expect((await post({ email, password: "not this one" })).status()).toBe(401);
  expect(await (await request.get("/api/auth/session")).json()).toEqual({});
  expect((await post({ email, password: "x".repeat(20_000) })).status()).toBe(413);
  const signedIn = await post({ email, password, callbackUrl: "https://evil.example/" });
  expect(signedIn.status()).toBe(200);
  expect(new URL(((await signedIn.json()) as { url: string }).url).hostname).toBe("localhost");
  expect((await request.get("/en/profile", { maxRedirects: 0 })).status()).toBe(200);
});
