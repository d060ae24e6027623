/**
 * `node scripts/with-install.mjs SCRIPT [argument…]`: runs one of our TypeScript scripts, after installing when that is due.
 * Standard input and output are the script's own, byte for byte; everything else speaks on standard error.
 */
import { resolve } from "node:path";
import { passSignalsOn, run, withoutNpm } from "./lib/children.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode } from "./lib/node-version.mjs";
import { ROOT } from "./lib/paths.mjs";
import { Refusal, runMain } from "./lib/refusal.mjs";

passSignalsOn();
await runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new Refusal("Usage: node scripts/with-install.mjs SCRIPT [argument…]");
  checkNode(process.version);
  await ensureInstalled(ROOT);
  const before = ["tsx", "./lib/quiet-pipe.mjs"].flatMap((name) => ["--import", import.meta.resolve(name)]);
  return run(process.execPath, ["--conditions=react-server", ...before, resolve(ROOT, script), ...args], {
    env: withoutNpm(process.env),
    stdio: "inherit",
  });
});
