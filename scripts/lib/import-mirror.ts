import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { type Import, importsOf } from "./imports-of";
import { listCode } from "./list-code";

/**
 * A copy of the tree in which every file holds its imports and nothing else. dependency-cruiser 17 has no parser for the
 * syntax of TypeScript 7 and guesses, silently; in the copy there is nothing left to guess, and types can be left out.
 * @param root the tree
 * @param keep which imports the copy has
 * @returns the copy's folder, the files in it, and how to be rid of it
 */
export function mirrorImports(
  root: string,
  keep: (one: Import) => boolean,
): { folder: string; files: string[]; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "third-man-imports-"));
  const files = listCode(root);
  for (const file of files) {
    const imports = importsOf(readFileSync(join(root, file), "utf8"), file.endsWith(".tsx")).filter(keep);
    const specifiers = new Set(imports.map((one) => fromFile(file, one.specifier)));
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, [...specifiers].map((one) => `import ${JSON.stringify(one)};\n`).join(""));
    copyData(root, folder, file, specifiers);
  }
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** "@/lib/x" as seen from the file: so the copy needs no table of paths. */
function fromFile(file: string, specifier: string): string {
  if (!specifier.startsWith("@/")) return specifier;
  const path = posix.relative(posix.dirname(file), specifier.slice(2));
  return path.startsWith(".") ? path : `./${path}`;
}

/** What is imported and is no TypeScript (JSON, CSS, a script of Node) must be there, or it would count as lost. */
function copyData(root: string, folder: string, file: string, specifiers: ReadonlySet<string>): void {
  for (const specifier of specifiers) {
    if (!/^\.{1,2}\/.*\.(json|css|svg|png|mjs|cjs|js)$/.test(specifier)) continue;
    const path = posix.join(posix.dirname(file), specifier);
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
}
