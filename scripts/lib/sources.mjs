import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

const EXTENSIONS = new Set(
  ".ts .tsx .js .mjs .cjs .json .css .svg .png .jpg .webp .ico .woff2 .txt .yaml .yml .html .webmanifest .sql".split(
    " ",
  ),
);
/** Folders at the root whose files no page is made of. */
const NO_SOURCES = new Set([
  "node_modules",
  "data",
  "docs",
  "e2e",
  "scripts",
  "test-results",
  "playwright-report",
  "tests",
]);
const NO_SOURCE_FILES =
  /\.(test|walkthrough)\.tsx?$|(^|\.)(testing|arbitrary)\.ts$|^next-env\.d\.ts$|^(playwright|vitest|drizzle)\.config\.ts$|^biome\.json$|^\.|^tsconfig(\.build)?\.json$/;

/**
 * A digest of everything that the build is made from: it changes when, and only when, a build is due.
 * @param {string} root
 * @param {string} dataFolder left out wherever it lies: a database is no source
 * @returns {string} hexadecimal SHA-256
 */
export function digestOfSources(root, dataFolder) {
  const hash = createHash("sha256");
  for (const file of listSources(root, dataFolder)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} dataFolder
 * @returns {string[]} paths from root with forward slashes, in the order of their code points
 */
export function listSources(root, dataFolder) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const skipped = entry.name.startsWith(".") || (folder === root && NO_SOURCES.has(entry.name));
        if (!skipped && path !== dataFolder) walk(path);
      } else if (entry.isFile() && EXTENSIONS.has(extname(entry.name)) && !NO_SOURCE_FILES.test(entry.name)) {
        found.push(relative(root, path).split(sep).join("/"));
      }
    }
  };
  walk(root);
  return found.sort((a, b) => (a < b ? -1 : 1));
}
