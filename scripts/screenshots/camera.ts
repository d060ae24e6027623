/** Takes the same page narrow and wide, light and dark, and keeps the pictures small. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { smallPng } from "./small-png";

/** Bytes that one picture may have. */
const MOST = 120_000;

const FORMATS = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
] as const;

export interface Camera {
  /** <name>-<width>-<light or dark>.png of what the window shows, from the top or from the element with this id on. */
  take(page: Page, name: string, from?: string): Promise<void>;
  /** What was taken: file and bytes. */
  readonly taken: readonly { readonly file: string; readonly bytes: number }[];
}

/** An empty folder to begin with: a picture of a page that is gone would lie. */
export function openCamera(folder: string): Camera {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const taken: { file: string; bytes: number }[] = [];
  const shoot = async (page: Page, file: string): Promise<void> => {
    const png = smallPng(await page.screenshot({ animations: "disabled", caret: "hide" }));
    const bytes = png.length;
    if (bytes > MOST) throw new Error(`${file} has ${bytes} bytes, more than ${MOST}.`);
    writeFileSync(join(folder, file), png);
    taken.push({ file, bytes });
  };
  return {
    taken,
    async take(page, name, from) {
      for (const size of FORMATS) {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.evaluate(showFrom, from ?? null);
          await shoot(page, `${name}-${size.width}-${colorScheme}.png`);
        }
      }
    },
  };
}

/** In the page: to the top, or to the element; fonts there, and no ring of the focus. */
async function showFrom(id: string | null): Promise<void> {
  await document.fonts.ready;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const target = id === null ? null : document.getElementById(id);
  if (target === null) scrollTo(0, 0);
  else target.scrollIntoView({ block: "start" });
}
