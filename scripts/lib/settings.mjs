import { dirname, join, resolve } from "node:path";
import { Refusal } from "./refusal.mjs";

/** Shorter ones can be guessed; next-auth itself would take any. */
export const SECRET_MIN_LENGTH = 32;

/**
 * The four settings, read and checked. Each has a default that works.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {{ root: string, databaseFile: string }} defaults databaseFile is relative to root
 * @returns {{ port: number, databaseFile: string, url: string, secret: string | null, secretFile: string }}
 *   secret is null when none is set: then the one in secretFile counts
 * @throws {Refusal}
 */
export function readSettings(env, defaults) {
  const port = readPort(env.PORT);
  const databaseFile = env.DATABASE_FILE ? resolve(env.DATABASE_FILE) : join(defaults.root, defaults.databaseFile);
  const secret = env.NEXTAUTH_SECRET || null;
  if (secret !== null && secret.length < SECRET_MIN_LENGTH) {
    throw new Refusal(`NEXTAUTH_SECRET has ${secret.length} characters and needs at least ${SECRET_MIN_LENGTH}.`);
  }
  return {
    port,
    databaseFile,
    url: readUrl(env.NEXTAUTH_URL, port),
    secret,
    secretFile: join(dirname(databaseFile), "secret"),
  };
}

function readPort(text) {
  if (text === undefined || text === "") return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Refusal(`PORT must be a whole number from 1 to 65535, and it is ${JSON.stringify(text)}.`);
  }
  return port;
}

function readUrl(text, port) {
  if (!text) return `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Refusal(
      `NEXTAUTH_URL must be the full address people type, such as https://exams.example.org, and it is ${JSON.stringify(text)}.`,
    );
  }
  return text.replace(/\/+$/, "");
}
