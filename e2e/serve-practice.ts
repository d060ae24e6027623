/**
 * Serves a practice question of a format to a member, beside the running server, and prints
 * {"practiceId", "topic", "right": [what answers it]}: option ids, or the number as text.
 * Run by e2e/practice.spec.ts: node --conditions=react-server --import tsx e2e/serve-practice.ts <member number> <format>
 */
import { eq } from "drizzle-orm";
import { databaseFile, openDatabase } from "../db/client";
import { insertPractice } from "../db/practice";
import { persons } from "../db/schema";
import { content } from "../lib/use-cases/content";
import { currentEdition } from "../lib/use-cases/current-edition";

const [memberNumber = "", format = ""] = process.argv.slice(2);
const db = openDatabase(databaseFile());
const now = Date.now();
const person = db.select().from(persons).where(eq(persons.memberNumber, memberNumber)).get();
if (person === undefined) throw new Error(`nobody has the number ${memberNumber}`);
const { bank, make } = content(currentEdition(db, now));
const entry = bank.find((each) => each.format === format);
if (entry === undefined) throw new Error(`no question of the format ${format}`);
const { family, seed, topic, clauses } = entry;
const id = crypto.randomUUID();
insertPractice(db, { id, personId: person.id, family, seed, topic, clauses, servedAt: now });
const { key } = make(family, seed).sealed;
const right = key.format === "number" ? [String(key.value)] : key.options;
process.stdout.write(JSON.stringify({ practiceId: id, topic, right }));
