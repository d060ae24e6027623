import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name WHAT` writes the next migration from the difference to the last. */
export default defineConfig({ dialect: "sqlite", schema: "./db/schema/index.ts", out: "./db/migrations" });
