/**
 * `npm run demo`: the same server on a database of its own, with an association in it. Imports only what Node itself brings.
 * DATABASE_FILE chooses another file; a real one is safe, since scripts/demo-data.ts writes into none that holds people.
 */
import { passSignalsOn } from "./lib/children.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runMain, Stopped } from "./lib/refusal.mjs";
import { runScript, serve } from "./lib/serve.mjs";

/** @type {{ role: string, email: string, password: string }[]} one for each role */
let signIns = [];

passSignalsOn();
await runMain(() =>
  serve({
    root: ROOT,
    databaseFile: "data/demo/third-man.db",
    async afterPrepare(environment) {
      const { code, lastLine } = await runScript(ROOT, "scripts/demo-data.ts", environment);
      if (code !== 0) throw new Stopped(code); // It has said why.
      signIns = JSON.parse(lastLine).signIns;
    },
    announce({ url }) {
      process.stdout.write(`The demonstration is at ${url}\n`);
      for (const { role, email, password } of signIns) process.stdout.write(`${role}: ${email} / ${password}\n`);
    },
  }),
);
