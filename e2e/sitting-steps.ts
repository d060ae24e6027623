/** Steps of a candidate that several tests take. */
import type { Page } from "@playwright/test";
import type { Locale } from "../lib/locale";
import { expect, signUp } from "./fixtures";
import { rightResponse, sealedForm, wrongResponse } from "./sealed";

export const startButton = (page: Page) => page.locator('form:has(input[name="windowId"]) button[type="submit"]');
export const status = (page: Page) => page.locator("header [role=status]").filter({ hasText: /\S/ });
export const square = (page: Page, slot: number) =>
  page
    .locator("#question-map li")
    .nth(slot - 1)
    .getByRole("button");
export const options = (page: Page) => page.locator("main fieldset input");
export const attemptIn = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Signs up with a member number and presses Start. @returns the attempt's id */
export async function startExam(page: Page, locale: Locale = "en"): Promise<string> {
  await signUp(page, locale);
  await page.goto(`/${locale}/exam`);
  await startButton(page).click();
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/);
  return attemptIn(page);
}

/** Goes on to the first question of the kind: one with options, or with a box for a number. @returns its number */
export async function goToKind(page: Page, attemptId: string, kind: "choose-one" | "number"): Promise<number> {
  const slot = sealedForm(attemptId).slots.find(({ served }) => served.format === kind)?.slot;
  if (slot === undefined) throw new Error(`no question of the format ${kind}`);
  await square(page, slot).click();
  return slot;
}

/** Answers questions over HTTP: the first `right` of them right, the rest wrong. */
export async function answerAll(page: Page, attemptId: string, right: number): Promise<void> {
  for (const slot of sealedForm(attemptId).slots) {
    const response = slot.slot <= right ? rightResponse(slot) : wrongResponse(slot);
    const saved = await page.request.put(`/api/attempts/${attemptId}/answers/${slot.slot}`, {
      data: { response, revision: { counter: 1, device: "test" } },
    });
    expect(saved.status(), `question ${slot.slot}`).toBe(200);
  }
}

export async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Review and finish" }).first().click();
  await page.getByRole("button", { name: "Finish now" }).click();
  await page.waitForURL(/\/results\//);
}
