/** The workspace of staff in a real browser: who gets in, what is shown, and the file that leaves the house. */
import type { Browser, Page } from "@playwright/test";
import { LOCALES } from "../lib/locale";
import { startBeside } from "./beside";
import {
  administrator,
  expect,
  expectAccessible,
  expectNoSideScroll,
  newPerson,
  type Person,
  signIn,
  signUp,
  test,
} from "./fixtures";

/** A member whose attempt has ended with nothing answered; the id of the attempt. */
async function failed(browser: Browser, person: Person): Promise<string> {
  const page = await browser.newPage();
  await signUp(page, "es", person);
  const id = startBeside(person.memberNumber);
  expect((await page.request.post(`/api/attempts/${id}/finish`, { data: {} })).status()).toBe(200);
  await page.context().close();
  return id;
}

/** Presses the switches of a person on the administrator's page. */
async function change(browser: Browser, person: Person, values: readonly string[]): Promise<void> {
  const page = await browser.newPage();
  await signIn(page, administrator());
  for (const value of values) {
    await page.goto(`/en/staff/people?search=${encodeURIComponent(person.email)}`);
    await page.locator(`button[value="${value}"]`).click();
    const turned = value.replace(/^\w+/, (act) => (act === "grant" ? "revoke" : "grant"));
    await expect(page.locator(`button[value="${turned}"]`)).toBeVisible();
  }
  await page.context().close();
}

/** Somebody of the office, who is no candidate and has no number: signed in on this page. */
async function clerk(page: Page, browser: Browser): Promise<Person> {
  const person = await signUp(page, "en", { ...newPerson("Olga Office"), memberNumber: "" });
  await change(browser, person, ["grant:staff", "revoke:candidate"]);
  return person;
}

test("a guest is asked to sign in; for a candidate there is no such page, whatever the id", async ({
  page,
  listener,
}) => {
  listener.expectError(/status of 40[14]/);
  await page.goto("/es/staff/results");
  await expect(page).toHaveURL(/\/es\/sign-in\?next=/);
  expect((await page.request.get("/es/staff/results/export")).status()).toBe(401);
  await signUp(page);
  for (const path of ["results", "results?window=unknown", "attempts/unknown", "results/export"]) {
    expect((await page.request.get(`/en/staff/${path}`)).status(), path).toBe(404);
  }
});

test("names are text, in the table, on the page of the attempt and in the file", async ({ page, browser }) => {
  await clerk(page, browser);
  const person = newPerson('=HYPERLINK("http://x","y") José Ñandú <img src=x onerror=alert(1)>');
  const id = await failed(browser, person);
  const search = `search=${person.memberNumber.toLowerCase()}`;

  await page.goto(`/en/staff/results?${search}`);
  const row = page.locator("tbody tr");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(person.name);
  await expect(row).toContainText("0 / 50");
  await expect(row).toContainText("Not passed");
  await expect(page.locator("main img")).toHaveCount(0);

  await row.locator("a").click();
  await expect(page).toHaveURL(new RegExp(`/en/staff/attempts/${id}$`));
  await expect(page.locator("h1")).toHaveText(person.name);
  expect(await page.title()).not.toContain("HYPERLINK");
  await expect(page.locator("main ol > li > details")).toHaveCount(50);

  const file = await page.request.get(`/es/staff/results/export?${search}`);
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
  expect(file.headers()["cache-control"]).toContain("no-store");
  const bytes = await file.body();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, line, ...rest] = bytes.subarray(3).toString("utf8").split("\r\n");
  expect(header).toMatch(/^Nombre,Número de socio,/);
  expect(line).toContain(`"'${person.name.replaceAll('"', '""')}",${person.memberNumber},,No aprobado,0,50,48,1,1,`);
  expect(rest).toEqual([""]);
});

test("without scripts: search, filter and order by the address alone", async ({ browser, page, listener }) => {
  await clerk(page, browser);
  const person = newPerson("Zoë Ñandú");
  await failed(browser, person);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  listener.listenTo(still);
  await still.goto("/en/staff/results");
  await still.locator('main input[name="search"]').fill(person.name.toUpperCase().replace("Ñ", "N"));
  await still.locator('main form button[type="submit"]').click();
  await expect(still.locator("tbody tr")).toHaveCount(1);
  await still.locator('main a[href*="state=passed"]').click();
  await expect(still.locator("tbody tr")).toHaveCount(0);
  await still.goto("/en/staff/results?by=attempt");
  await still.locator('thead a[href*="sort=-score"]').click();
  await expect(still.locator('th[aria-sort="descending"]')).toHaveCount(1);
  await plain.close();
});

test("who may still sit sees name, result and score, and is told why", async ({ browser, page }) => {
  const person = newPerson("Nadia Nobody");
  const id = await failed(browser, person);
  await signIn(page, administrator());
  await page.goto(`/en/staff/results?search=${encodeURIComponent(person.name)}`);
  await expect(page.locator("tbody tr")).toHaveText(/Nadia Nobody.*0 \/ 50.*Not passed/s);
  await expect(page.locator("tbody a")).toHaveCount(0);
  await page.goto(`/en/staff/attempts/${id}`);
  await expect(page.locator("main")).toContainText("You may still sit this exam");
  await expect(page.locator("main details")).toHaveCount(0);
});

test("a role that is taken away counts at the next request: page, attempt and file", async ({ browser, page }) => {
  const person = await clerk(page, browser);
  const id = await failed(browser, newPerson());
  const paths = ["results", `attempts/${id}`, "results/export"];
  for (const path of paths) expect((await page.request.get(`/en/staff/${path}`)).status(), path).toBe(200);
  await change(browser, person, ["revoke:staff"]);
  for (const path of paths) expect((await page.request.get(`/en/staff/${path}`)).status(), path).toBe(404);
});

test("reads well in every language, in light and dark, on a phone and on a desk", async ({ browser, page }) => {
  test.slow();
  await clerk(page, browser);
  const id = await failed(browser, newPerson("Maximiliana de los Ángeles Fernández de Córdoba y Álvarez de Toledo"));
  for (const locale of LOCALES) {
    for (const path of ["results", "results?search=nobody-at-all", "results?sort=nonsense", `attempts/${id}`]) {
      for (const [width, colorScheme] of [
        [360, "dark"],
        [1280, "light"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`/${locale}/staff/${path}`);
        await expect(page.locator("h1")).toHaveCount(1);
        await expectAccessible(page);
        await expectNoSideScroll(page);
      }
    }
  }
});
