/**
 * End-to-end tests run against the product as `npm start` runs it: a production server, with a database of its own.
 * By hand: `npx playwright test e2e/smoke.spec.ts`; a server, a port and a folder are then made up here.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Every worker reads this file again and must come to the same folder and port: they inherit what is set here.
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "third-man-e2e-"));
process.env.E2E_PORT ??= "3100";
const folder = process.env.E2E_FOLDER;
const address = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/first-administrator.ts",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two tests at a time also show that one person's work does not disturb another's.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: "list",
  use: {
    baseURL: address,
    locale: "en-GB",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    // What it prints holds the one-time set-up link, which global set-up reads. `exec`: the signal must reach the script.
    command: `exec node scripts/start.mjs > ${JSON.stringify(join(folder, "start.log"))}`,
    url: `${address}/`,
    env: {
      PORT: process.env.E2E_PORT,
      DATABASE_FILE: join(folder, "data", "e2e.db"),
      NEXTAUTH_URL: address,
      NEXTAUTH_SECRET: "",
    },
    stderr: "pipe",
    // It may have to install and build first.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    reuseExistingServer: false,
  },
});
