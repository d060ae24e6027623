import { join } from "node:path";
import { buildWhileLocked } from "./build.mjs";
import { checkDatabaseFile, checkFolder, checkPort, checkRoom, dataFolderOf } from "./checks.mjs";
import { isStopping, run, step, withoutNpm } from "./children.mjs";
import { installWhileLocked, lockFileOf } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { checkNode } from "./node-version.mjs";
import { Refusal, Stopped } from "./refusal.mjs";
import { keptSecret } from "./secret.mjs";
import { readSettings } from "./settings.mjs";

/**
 * The whole of a start: look, install, build, prepare the database, serve. What can be refused is refused first.
 * @param {{ root: string, databaseFile: string,
 *   afterPrepare?: (environment: NodeJS.ProcessEnv) => Promise<void>,
 *   announce: (up: { url: string, setupToken: string | null }) => void }} options
 *   databaseFile: the default, from root. announce: called once, when the server answers
 * @returns {Promise<number>} the server's exit status
 * @throws {Refusal}
 */
export async function serve({ root, databaseFile, afterPrepare, announce }) {
  checkNode(process.version);
  const settings = readSettings(process.env, { root, databaseFile });
  const dataFolder = dataFolderOf(settings.databaseFile);
  await checkPort(settings.port);
  checkFolder(dataFolder);
  checkRoom(dataFolder);
  checkDatabaseFile(settings.databaseFile);

  let ended;
  // The lock is held until the server answers, so that of two starts for one port the second finds it taken.
  await withLock(lockFileOf(root), async () => {
    await installWhileLocked(root);
    await buildWhileLocked(root, dataFolder);
    await checkPort(settings.port);
    const env = environmentOf(settings);
    const { setupToken } = await prepare(root, env);
    await afterPrepare?.(env);
    ended = runServer(root, settings.port, env);
    const status = await Promise.race([ended, answering(settings.port)]);
    if (typeof status === "number" && !isStopping()) {
      throw new Refusal(`The server ended with status ${status} before it answered (see above).`);
    }
    if (!isStopping()) announce({ url: settings.url, setupToken });
  });
  return ended;
}

/** What the server and the scripts beside it read. @returns {NodeJS.ProcessEnv} */
function environmentOf(settings) {
  return {
    ...withoutNpm(process.env),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(settings.port),
    DATABASE_FILE: settings.databaseFile,
    NEXTAUTH_URL: settings.url,
    NEXTAUTH_SECRET: settings.secret ?? keptSecret(settings.secretFile),
  };
}

/** Checks, migrates and fills what must be there. @returns {Promise<{ setupToken: string | null }>} */
async function prepare(root, env) {
  const { code, lastLine } = await runScript(root, "scripts/prepare-database.ts", env);
  if (code !== 0) throw new Stopped(code); // It has said why, in a sentence of its own.
  return JSON.parse(lastLine);
}

/**
 * Runs one of our TypeScript scripts and keeps the last line of its standard output.
 * @param {string} root
 * @param {string} script path from root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, lastLine: string }>}
 */
export async function runScript(root, script, env) {
  let output = "";
  const args = ["--conditions=react-server", "--import", "tsx", join(root, script)];
  const code = await step(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", 2],
    onSpawn: (child) => child.stdout.setEncoding("utf8").on("data", (text) => (output += text)),
  });
  return { code, lastLine: output.trim().split("\n").at(-1) ?? "" };
}

function runServer(root, port, env) {
  const before = ["--import", new URL("./end-with-parent.mjs", import.meta.url).href];
  const args = [...before, join(root, "node_modules/next/dist/bin/next"), "start", "-p", String(port)];
  return run(process.execPath, args, { cwd: root, env, stdio: ["pipe", 2, 2] });
}

/** Resolves when the server gives any answer at all; the first page of a person is then as quick as the second. */
async function answering(port) {
  for (;;) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" })).arrayBuffer();
      return "answers";
    } catch {
      if (isStopping()) return "stopped";
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
