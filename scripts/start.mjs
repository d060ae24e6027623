/** `npm start`: from whatever lies here to a running server. Imports only what Node itself brings. */
import { passSignalsOn } from "./lib/children.mjs";
import { ROOT } from "./lib/paths.mjs";
import { runMain } from "./lib/refusal.mjs";
import { serve } from "./lib/serve.mjs";

passSignalsOn();
await runMain(() =>
  serve({
    root: ROOT,
    databaseFile: "data/third-man.db",
    announce({ url, setupToken }) {
      process.stdout.write(`Third Man is at ${url}\n`);
      if (setupToken !== null) {
        process.stdout.write(`There is no administrator yet. Become the first one, once: ${url}/setup/${setupToken}\n`);
      }
    },
  }),
);
