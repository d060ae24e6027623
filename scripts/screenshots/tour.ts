/** The way through the product, page by page, with the camera. */
import type { Browser, Page } from "@playwright/test";
import type { Camera } from "./camera";
import type { Stage } from "./stage";

interface Tour {
  readonly browser: Browser;
  readonly stage: Stage;
  readonly camera: Camera;
}

/** Plays that are looked at for one with a scene worth a picture. */
const TRIES = 40;

/** A page of one's own, in English. */
async function newPage({ browser, stage }: Tour): Promise<Page> {
  const context = await browser.newContext({ baseURL: stage.address, locale: "en-GB" });
  return context.newPage();
}

const send = (page: Page) => page.locator("main form button[type=submit]").first();

/** The front page, the ruling on an answer that is wrong, and the sign-in page. */
export async function visitAsGuest(tour: Tour): Promise<void> {
  const page = await newPage(tour);
  for (let tries = 0; tries < TRIES; tries++) {
    await page.goto("/en");
    // Both teams and the ball on the field.
    if ((await page.locator("main figure li").count()) >= 3) break;
  }
  await tour.camera.take(page, "front-page");
  for (let tries = 0; tries < TRIES; tries++) {
    await page.keyboard.press("a");
    await send(page).click();
    await page.locator("#verdict").waitFor();
    if ((await page.locator("main h3").count()) > 0 && (await page.locator("main figure").count()) > 0) break;
    await page.goto("/en");
  }
  await tour.camera.take(page, "ruling");
  await tour.camera.take(page, "ruling-verdict", "verdict");
  await page.goto("/en/sign-in");
  await tour.camera.take(page, "sign-in");
  await page.context().close();
}

/** A candidate of the association with some attempts behind: home, practice, and the own result with its review. */
export async function visitAsCandidate(tour: Tour): Promise<void> {
  const page = await signedIn(tour, "candidate");
  await page.goto("/en/home");
  await tour.camera.take(page, "home");
  const result = page.locator("main a[href*='/results/']").first();
  await result.click();
  await page.waitForURL(/\/results\//);
  await tour.camera.take(page, "result");
  const wrong = page.locator("main details[id^='question-'][open]").first();
  await tour.camera.take(page, "review", (await wrong.getAttribute("id")) ?? undefined);
  await page.goto("/en/practice");
  await tour.camera.take(page, "practice");
  await page.context().close();
}

/** Somebody new, who sits: some answers given, one question flagged. */
export async function visitAsSitter(tour: Tour): Promise<void> {
  const page = await newPage(tour);
  await page.goto("/en/sign-up");
  for (const [name, value] of [
    ["name", "Clara Montes"],
    ["email", "clara.montes@demo.example"],
    ["memberNumber", "AP-2207"],
    ["password", "a horse, a mallet, a ball"],
  ] as const) {
    await page.locator(`main input[name="${name}"]`).fill(value);
  }
  await page.locator('main form:has(input[name="password"]) button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith("/sign-up"));
  await page.goto("/en/exam");
  await tour.camera.take(page, "exam-rules");
  await page.locator('form:has(input[name="windowId"]) button[type="submit"]').click();
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/);
  for (let slot = 1; slot <= 9; slot++) {
    await answer(page, slot % 3);
    if (slot === 4) await page.getByLabel("Flag", { exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Next" }).click();
  }
  await answer(page, 1);
  await page.getByText("All answers saved").first().waitFor();
  await tour.camera.take(page, "sitting");
  await page.context().close();
}

/** Chooses the nth option, or writes a number. */
async function answer(page: Page, index: number): Promise<void> {
  const options = page.locator("main fieldset input");
  if ((await options.count()) > index) await options.nth(index).check({ force: true });
  else await page.locator("main input[inputmode=decimal]").fill("40");
  await page.getByText("Saved", { exact: true }).waitFor();
}

/** The office: results, one attempt, people. */
export async function visitAsStaff(tour: Tour): Promise<void> {
  const page = await signedIn(tour, "admin");
  await page.goto("/en/staff/results?sort=-score");
  await tour.camera.take(page, "staff-results");
  await page.locator("tbody a").first().click();
  await page.waitForURL(/\/staff\/attempts\//);
  await tour.camera.take(page, "staff-attempt");
  await page.goto("/en/staff/people");
  await tour.camera.take(page, "people");
  await page.context().close();
}

async function signedIn(tour: Tour, role: string): Promise<Page> {
  const who = tour.stage.signIns[role];
  if (who === undefined) throw new Error(`nobody to sign in as ${role}`);
  const page = await newPage(tour);
  await page.goto("/en/sign-in");
  await page.locator('main input[name="email"]').fill(who.email);
  await page.locator('main input[name="password"]').fill(who.password);
  await page.locator('main form:has(input[name="password"]) button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith("/sign-in"));
  return page;
}
