/**
 * Makes the association of `npm run demo` in the database at DATABASE_FILE, where that holds nobody yet, and prints
 * {"signIns": [{role, name, email, password}]} as the last line. A demonstration that is there already stays as it is; a
 * database that holds other people is refused with status 1. Made in a copy that then takes the place of the file, so that
 * a run that is broken off leaves nothing half done.
 */
import { copyFileSync, renameSync, rmSync } from "node:fs";
import { databaseFile, openDatabase } from "../db/client";
import { countPersons, finishFile, hurry } from "../db/demo";
import { fillDefaults } from "../db/fill-defaults";
import { migrateDatabase } from "../db/migrate";
import { findAccountByEmail } from "../db/people";
import { makeAssociation } from "./demo/association";
import { SIGN_INS } from "./demo/people";

try {
  await prepare(databaseFile());
  process.stdout.write(`${JSON.stringify({ signIns: SIGN_INS })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function prepare(file: string): Promise<void> {
  const now = Date.now();
  const db = openDatabase(file);
  migrateDatabase(db);
  fillDefaults(db, now);
  const isEmpty = countPersons(db) === 0;
  const found = await Promise.all(SIGN_INS.map(({ email }) => findAccountByEmail(db, email)));
  if (!isEmpty) {
    db.$client.close();
    if (found.every((account) => account !== null)) return;
    throw new Error(`The database ${file} holds people who are no part of the demonstration.`);
  }
  finishFile(db);
  const copy = `${file}.making`;
  for (const rest of ["", "-wal", "-shm"]) rmSync(copy + rest, { force: true });
  copyFileSync(file, copy);
  const making = openDatabase(copy);
  hurry(making);
  process.stderr.write("Making the association of the demonstration.\n");
  await makeAssociation(making, now);
  finishFile(making);
  renameSync(copy, file);
}
