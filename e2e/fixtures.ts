/**
 * The `test` of all end-to-end tests. Every page that a test opens is listened to: an error in the console or an exception
 * in the page fails the test, unless it said beforehand that this one is to come.
 */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { administrator, fillPerson, newPerson, type Person, signIn, signUp } from "./people";
export { expect };

/** What was said in the consoles of a test's pages. */
export interface Listener {
  /** An error that belongs to the test, such as the browser's own note of a refused request: /status of 409/. */
  readonly expectError: (pattern: RegExp) => void;
  /** Also listens to a page of another context that the test opened itself. */
  readonly listenTo: (page: Page) => void;
}

export const test = base.extend<{ listener: Listener }>({
  listener: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const listenTo = (page: Page): void => {
        page.on("console", (message) => {
          if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
        });
        page.on("pageerror", (error) => heard.push(error.stack ?? error.message));
      };
      for (const page of context.pages()) listenTo(page);
      context.on("page", listenTo);
      await use({ expectError: (pattern) => void expected.push(pattern), listenTo });
      expect(
        heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
        "errors in the browser's console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** axe finds nothing to complain of, in the appearance that the page has now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}\n${node.failureSummary}`),
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out to the side: the page is not wider than the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}
