import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const SKIPPED = new Set(["node_modules", "data", "docs", "test-results", "playwright-report"]);

/**
 * The TypeScript files of the tree, or of some of its folders.
 * @param folders paths from root; all of it when none is given
 * @returns paths from root with forward slashes, sorted; a folder that is not there has none
 */
export function listCode(root: string, folders: readonly string[] = ["."]): string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "." ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith(".") && !SKIPPED.has(entry.name)) walk(path);
      } else if (/(?<!\.d)\.tsx?$/.test(entry.name)) found.push(path);
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}
