/**
 * `npm run screenshots`: the pictures of docs/screenshots/, taken of the running product with the association of the
 * demonstration in it. Prints how many there are and their size. Names and days of the demonstration follow the day of
 * the run, and plays come by chance, so that no two runs give the same pictures.
 */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./lib/chromium.mjs";
import { ROOT } from "./lib/paths.mjs";
import { openCamera } from "./screenshots/camera";
import { openStage } from "./screenshots/stage";
import { visitAsCandidate, visitAsGuest, visitAsSitter, visitAsStaff } from "./screenshots/tour";

/** Bytes that all pictures together may have. */
const MOST = 3_000_000;

const executablePath = await ensureChromium();
const stage = await openStage();
try {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    const camera = openCamera(join(ROOT, "docs/screenshots"));
    for (const visit of [visitAsGuest, visitAsCandidate, visitAsSitter, visitAsStaff]) {
      await visit({ browser, stage, camera });
    }
    const bytes = camera.taken.reduce((sum, picture) => sum + picture.bytes, 0);
    if (bytes > MOST) throw new Error(`The pictures have ${bytes} bytes together, more than ${MOST}.`);
    process.stdout.write(`${camera.taken.length} pictures, ${Math.round(bytes / 1000)} kB, in docs/screenshots/\n`);
  } finally {
    await browser.close();
  }
} finally {
  await stage.close();
}
