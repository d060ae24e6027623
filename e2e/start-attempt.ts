/**
 * Starts an attempt beside the running server, as a second process on its database, and prints its id.
 * Run by e2e/beside.ts: node --conditions=react-server --import tsx e2e/start-attempt.ts <member number>
 */
import { eq } from "drizzle-orm";
import { databaseFile, openDatabase } from "../db/client";
import { persons } from "../db/schema";
import { startAttempt } from "../lib/use-cases/exams/start-attempt";

const db = openDatabase(databaseFile());
const person = db
  .select()
  .from(persons)
  .where(eq(persons.memberNumber, process.argv[2] ?? ""))
  .get();
if (person === undefined) throw new Error(`nobody has the number ${process.argv[2]}`);
const actor = { personId: person.id, roles: ["candidate"] as const, sessionId: "beside" };
const started = await startAttempt(db, actor, { windowId: "rules-2026-first" }, Date.now());
if (!started.ok) throw new Error(started.code);
process.stdout.write(started.value.attemptId);
