import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("./", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // Outside the server build the package throws, as it should; a test is neither server nor browser.
      { find: /^server-only$/, replacement: `${root}tests/server-only.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules", ".next", ".next.before", "e2e", "data", ".test"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
