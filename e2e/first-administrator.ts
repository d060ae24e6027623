/** Before the first test: the one-time link that the start printed makes the administrator whom the tests sign in as. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type FullConfig } from "@playwright/test";
import { administratorFile, fillPerson, newPerson, runFolder } from "./people";

export default async function makeFirstAdministrator(config: FullConfig): Promise<void> {
  const log = readFileSync(join(runFolder(), "start.log"), "utf8");
  const link = /https?:\S+\/setup\/\S+/.exec(log)?.[0];
  if (link === undefined) throw new Error(`The start printed no set-up link:\n${log}`);
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(link);
    const person = newPerson("Vera Administrator");
    await fillPerson(page, person);
    await page.waitForURL((url) => !/\/setup(\/|$)/.test(url.pathname));
    writeFileSync(administratorFile(), JSON.stringify(person));
  } finally {
    await browser.close();
  }
}
