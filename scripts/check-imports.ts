/** `npm test` asks: does every import keep to its room? Prints what does not, and what to do instead. */
import { join } from "node:path";
import { checkImports } from "./lib/import-rules";

const { violations, files, imports } = await checkImports(join(import.meta.dirname, ".."));
for (const { rule, from, to, via, comment } of violations) {
  const way = via.length > 0 ? ` (by way of ${via.join(" → ")})` : "";
  process.stdout.write(`${rule}: ${from} → ${to}${way}\n  ${comment}\n`);
}
process.stdout.write(`${files} files, ${imports} imports, ${violations.length} against the rules\n`);
process.exitCode = violations.length === 0 && imports > 0 ? 0 : 1;
