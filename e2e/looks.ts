/** A page as it is looked at: narrow and wide, light and dark. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSideScroll } from "./fixtures";

/** The page that is open reads well: one h1, axe content at 360 and 1280 px in light and dark, and it fits on 320 px. */
export async function expectReadsWell(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  for (const width of [360, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      // Without motion: a colour on its way from light to dark is neither.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideScroll(page);
}
