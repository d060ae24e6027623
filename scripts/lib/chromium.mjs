import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./children.mjs";
import { Refusal } from "./refusal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Where a Chromium is: CHROMIUM_PATH, or one on the path; on Debian the system's own package is installed when there is none.
 * @returns {Promise<string>} the program's path
 * @throws {Refusal}
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Refusal(`CHROMIUM_PATH is ${given}, and there is no program there.`);
  }
  const found = findOnPath() ?? ((await installOnDebian()) ? findOnPath() : null);
  if (found) return found;
  throw new Refusal("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
}

function findOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installOnDebian() {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  process.stderr.write("No Chromium here; installing Debian's package.\n");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const [command, ...rest] = [...sudo, "apt-get", ...args];
    const code = await step(command, rest, { env, stdio: ["ignore", 2, 2] }).catch(() => 1);
    if (code !== 0) return false;
  }
  return true;
}
