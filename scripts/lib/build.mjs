import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step, withoutNpm } from "./children.mjs";
import { Refusal } from "./refusal.mjs";
import { digestOfSources } from "./sources.mjs";

const OUTPUT = ".next";
/** The build before, while a new one is made. */
const ASIDE = ".next.before";
const STAMP = "third-man-build";

/**
 * Builds when the sources are not those of the build that lies there. A build that fails or is broken off leaves the one
 * before in its place, stamp and all. The caller holds the lock.
 * @param {string} root
 * @param {string} dataFolder
 * @throws {Refusal}
 */
export async function buildWhileLocked(root, dataFolder) {
  putBackIfBroken(root);
  const digest = digestOfSources(root, dataFolder);
  if (stampOf(root, OUTPUT) === digest) return;
  setAside(root);
  process.stderr.write("Building; this takes a minute.\n");
  try {
    const code = await runBuild(root);
    if (code !== 0) throw new Refusal(`The build failed with status ${code} (see above); nothing was changed.`);
    writeFileSync(join(root, OUTPUT, STAMP), digest);
  } finally {
    putBackIfBroken(root);
  }
}

/** @returns {Promise<number>} the status of `next build`; everything that it prints goes to standard error */
function runBuild(root) {
  const env = { ...withoutNpm(process.env), NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const args = [join(root, "node_modules/next/dist/bin/next"), "build"];
  return step(process.execPath, args, { cwd: root, env, stdio: ["ignore", 2, 2] });
}

/** Moves a finished build out of the way, and gives its cache to the next one. */
function setAside(root) {
  if (stampOf(root, OUTPUT) === null) return;
  rmSync(join(root, ASIDE), { recursive: true, force: true });
  renameSync(join(root, OUTPUT), join(root, ASIDE));
  const cache = join(root, ASIDE, "cache");
  if (!existsSync(cache)) return;
  mkdirSync(join(root, OUTPUT));
  renameSync(cache, join(root, OUTPUT, "cache"));
}

/** The end of every build, good or bad, and the beginning of the next one, in case that this end was never reached. */
function putBackIfBroken(root) {
  if (!existsSync(join(root, ASIDE))) return;
  if (stampOf(root, OUTPUT) === null) {
    const cache = join(root, OUTPUT, "cache");
    if (existsSync(cache)) renameSync(cache, join(root, ASIDE, "cache"));
    rmSync(join(root, OUTPUT), { recursive: true, force: true });
    renameSync(join(root, ASIDE), join(root, OUTPUT));
  } else {
    rmSync(join(root, ASIDE), { recursive: true, force: true });
  }
}

function stampOf(root, folder) {
  const file = join(root, folder, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
