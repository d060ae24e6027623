/**
 * `npm test`: everything that is held to be true here, from a fresh clone on. Its last line is `N passed, N failed`; each
 * unit and end-to-end test counts one, and so does each stage without tests (types, lint, imports, build).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhileLocked } from "./lib/build.mjs";
import { passSignalsOn, step, withoutNpm } from "./lib/children.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { freePort } from "./lib/free-port.mjs";
import { ensureInstalled, lockFileOf } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { checkNode } from "./lib/node-version.mjs";
import { ROOT } from "./lib/paths.mjs";
import { Refusal, runMain } from "./lib/refusal.mjs";
import { sum, tallyOfPlaywright, tallyOfStatus, tallyOfVitest } from "./lib/tally.mjs";

const REPORTS = join(ROOT, ".test");
const ENV = { ...withoutNpm(process.env), NEXT_TELEMETRY_DISABLED: "1" };

/** @returns {Promise<number>} the status of one of the installed programs, whose output streams through */
const tool = (path, args, env = ENV) =>
  step(process.execPath, [join(ROOT, "node_modules", path), ...args], { cwd: ROOT, env, stdio: ["ignore", 1, 2] });

const STAGES = [
  ["types", types],
  ["lint", async () => tallyOfStatus(await tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]))],
  ["imports", async () => tallyOfStatus(await tool("tsx/dist/cli.mjs", ["scripts/check-imports.ts"]))],
  ["unit and property tests", unit],
  ["build", build],
  ["end-to-end tests", endToEnd],
];

passSignalsOn();
await runMain(async () => {
  checkNode(process.version);
  await ensureInstalled(ROOT);
  mkdirSync(REPORTS, { recursive: true });
  const tallies = [];
  for (const [name, stage] of STAGES) {
    process.stdout.write(`\n── ${name}\n`);
    tallies.push(await refusalAsFailure(stage));
  }
  const { passed, failed } = sum(tallies);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
});

/** A stage that cannot run has failed; the others still say what they have to say. */
async function refusalAsFailure(stage) {
  try {
    return await stage();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return tallyOfStatus(1);
  }
}

/** Next writes the types of routes and of CSS imports; without them a fresh clone would not pass. */
async function types() {
  const generated = await tool("next/dist/bin/next", ["typegen"]);
  return tallyOfStatus(generated === 0 ? await tool("typescript/bin/tsc", ["--noEmit"]) : generated);
}

async function unit() {
  const report = freshReport("unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = await tool("vitest/vitest.mjs", args);
  return tallyOfVitest(read(report), status);
}

async function build() {
  await withLock(lockFileOf(ROOT), () => buildWhileLocked(ROOT, join(ROOT, "data")));
  return tallyOfStatus(0);
}

async function endToEnd() {
  const chromium = await ensureChromium();
  const report = freshReport("e2e.json");
  const folder = mkdtempSync(join(tmpdir(), "third-man-e2e-"));
  const env = { ...ENV, CHROMIUM_PATH: chromium, E2E_FOLDER: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  env.E2E_PORT = String(await freePort());
  try {
    const status = await tool("@playwright/test/cli.js", ["test", "--reporter=list,json"], env);
    return tallyOfPlaywright(read(report), status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report of the run before must not be taken for this one's. */
function freshReport(name) {
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
