/**
 * Before the server starts: checks the database file, brings its schema up to date, fills what must be there, and prints
 * {"setupToken": …}: the token of the set-up link, or null where there is an administrator.
 * Anything wrong is told in one sentence on standard error, with status 1.
 */
import { databaseFile, openDatabase } from "../db/client";
import { fillDefaults } from "../db/fill-defaults";
import { findDamage, migrateDatabase } from "../db/migrate";
import { makeSetupToken } from "../lib/use-cases/people/set-up";

try {
  const file = databaseFile();
  const now = Date.now();
  const damage = findDamage(file);
  if (damage !== null) {
    throw new Error(`The database file ${file} is damaged (${damage}); put a backup in its place, or move it away.`);
  }
  const db = openDatabase(file);
  migrateDatabase(db);
  fillDefaults(db, now);
  const setupToken = await makeSetupToken(db, now);
  db.$client.close();
  process.stdout.write(`${JSON.stringify({ setupToken })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
