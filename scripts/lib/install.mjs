import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step, withoutNpm } from "./children.mjs";
import { withLock } from "./lock.mjs";
import { Refusal } from "./refusal.mjs";

const STAMP = "node_modules/.third-man-install";
/** The one package that is compiled here; without its result an installation is none. */
const COMPILED = "node_modules/better-sqlite3/build/Release/better_sqlite3.node";

/** The one lock of a checkout: installing, building and coming up exclude each other. */
export const lockFileOf = (root) => join(root, ".start.lock");

/**
 * Installs what the lock file says, when that is not what is installed. Takes the lock only then.
 * @param {string} root
 * @throws {Refusal}
 */
export async function ensureInstalled(root) {
  if (!isInstalled(root)) await withLock(lockFileOf(root), () => installWhileLocked(root));
}

/** As `ensureInstalled`, for a caller that holds the lock. Everything that npm says goes to standard error. */
export async function installWhileLocked(root) {
  if (isInstalled(root)) return;
  process.stderr.write("Installing what package-lock.json says; the first time this takes a few minutes.\n");
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const args = [...npm.slice(1), "ci", "--include=dev", "--no-fund", "--no-audit"];
  // npm's own settings (a mirror, a proxy) must reach it; what it told its scripts about themselves must not.
  const env = withoutNpm(
    process.env,
    (name) => /^npm_config_/i.test(name) && !/^npm_config_(omit|production|only)$/i.test(name),
  );
  const code = await step(npm[0], args, { cwd: root, env, stdio: ["ignore", 2, 2] }).catch((error) => {
    if (error.code === "ENOENT") throw new Refusal("npm was not found, and it is needed to install the packages.");
    throw error;
  });
  if (code !== 0)
    throw new Refusal(`The packages could not be installed (npm ci ended with status ${code}, see above).`);
  writeFileSync(join(root, STAMP), digestOfLock(root));
}

/** @param {string} root */
export function isInstalled(root) {
  const stamp = readOrNull(join(root, STAMP));
  const digest = digestOfLock(root);
  if (stamp === digest) return true;
  if (stamp !== null && stamp.split(" ")[1] !== digest.split(" ")[1]) return false;
  if (!agreesWithHiddenLock(root) || !existsSync(join(root, COMPILED))) return false;
  writeFileSync(join(root, STAMP), digest); // Installed by hand, with npm itself: the same packages, so it counts.
  return true;
}

/** The lock file's digest, and what compiled packages depend on. */
function digestOfLock(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform}-${process.arch}-${process.versions.modules}`;
}

/** npm writes node_modules/.package-lock.json as the last act of an installation. */
function agreesWithHiddenLock(root) {
  const hidden = readOrNull(join(root, "node_modules/.package-lock.json"));
  if (hidden === null) return false;
  const { "": _project, ...wanted } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const got = JSON.parse(hidden).packages;
  const same = (path) =>
    got[path]?.version === wanted[path]?.version && got[path]?.integrity === wanted[path]?.integrity;
  return (
    Object.keys(got).every(same) &&
    Object.keys(wanted).every((path) => (path in got ? same(path) : wanted[path].optional))
  );
}

function readOrNull(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
