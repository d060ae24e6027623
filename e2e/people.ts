/** Persons of the end-to-end tests. Fields are found by their names, so that every step works in every language. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "../lib/locale";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly memberNumber: string;
}

/** Somebody whom no other test knows, in this worker or another. */
export function newPerson(name = "Ana Lía Peña"): Person {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `${name} ${mark}`,
    email: `${mark}@example.org`,
    password: `${mark}-${mark}`,
    memberNumber: `E2E-${mark.toUpperCase()}`,
  };
}

/** The folder of this run, made by scripts/test.mjs or playwright.config.ts. */
export function runFolder(): string {
  const folder = process.env.E2E_FOLDER;
  if (folder === undefined) throw new Error("E2E_FOLDER is not set");
  return folder;
}

const administratorFile = (): string => join(runFolder(), "administrator.json");

/** The first administrator, made before the first test by the one-time link. */
export const administrator = (): Person => JSON.parse(readFileSync(administratorFile(), "utf8")) as Person;
export { administratorFile };

/** Fills the form that is on the page and sends it; a field the form lacks is left out. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  for (const field of ["name", "email", "memberNumber", "password"] as const) {
    const input = page.locator(`main input[name="${field}"]`);
    if ((await input.count()) > 0) await input.fill(person[field]);
  }
  await page.locator('main form:has(input[name="password"]) button[type="submit"]').click();
}

/** Signs up by the page, as a candidate does. Afterwards the page is wherever sign-up leads. */
export async function signUp(page: Page, locale: Locale = "en", person: Person = newPerson()): Promise<Person> {
  await page.goto(`/${locale}/sign-up`);
  await fillPerson(page, person);
  await expectSignedIn(page, "sign-up");
  return person;
}

/** Signs in by the page. */
export async function signIn(page: Page, person: Person, locale: Locale = "en"): Promise<void> {
  await page.goto(`/${locale}/sign-in`);
  await fillPerson(page, person);
  await expectSignedIn(page, "sign-in");
}

/** The form is left, and a session is there. */
async function expectSignedIn(page: Page, form: string): Promise<void> {
  await expect(page).not.toHaveURL(new RegExp(`/${form}(\\?|$)`));
  const session = await page.request.get("/api/auth/session");
  expect(Object.keys(await session.json())).not.toEqual([]);
}
