/** For tests of sitting, grading and review: people and a made-up bank over a real database file. */
import { type Db, transact } from "@/db/client";
import { persons, policies, sessions, windows } from "@/db/schema";
import { freshDatabase, TEST_EPOCH } from "@/db/testing";
import type { Policy } from "@/lib/exams/policy";
import { DEFAULT_POLICY } from "@/lib/exams/policy.testing";
import { toyBank } from "@/lib/exams/toy-bank";
import type { Key, Response, SealedItem, ServedItem } from "@/lib/items/item";
import { edition2026 } from "@/lib/rules/editions/2026";
import { judge } from "@/lib/rules/judge";
import { parseSituation } from "@/lib/rules/parse-situation";
import type { Actor, Role } from "@/lib/use-cases/actor";
import { type Content, replaceContent } from "@/lib/use-cases/content";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** An hour after the window of a fresh database opens. */
export const START = TEST_EPOCH + HOUR;
export const WINDOW = "rules-2026-first";

/** Stands in everything that is sealed, and nowhere else. */
export const CANARY = "CANARY-7f3a";

const local = (words: string) => ({ en: `en ${words}`, es: `es ${words}`, it: `it ${words}` });
const bank = toyBank();
const entryOf = new Map(bank.map((entry) => [`${entry.family}:${entry.seed}`, entry]));
const IDS = ["a", "b", "c", "d"] as const;

function keyOf(format: ServedItem["format"], seed: number): Key {
  const right = IDS[seed % 4] ?? "a";
  if (format === "number") return { format, value: 10 + (seed % 50) };
  if (format === "choose-one") return { format, options: [right] };
  return { format, options: [right, IDS[(seed + 1) % 4] ?? "b"].sort() };
}

function situationAndRuling() {
  const situation = parseSituation({ kind: "execution", penalty: "4", stroke: "missed" }, edition2026);
  if (!situation.ok) throw new Error(situation.error.message);
  return { situation: situation.value, ruling: judge(situation.value, edition2026) };
}
const judged = situationAndRuling();

/** The bank of lib/exams/toy-bank.ts with words; every question's key follows from its seed. */
export const toyContent: Content = {
  studies: [],
  find: (family, seed) => (entryOf.has(`${family}:${seed}`) ? toyContent.make(family, seed) : null),
  edition: "2026",
  engineVersion: 41,
  bankVersion: 42,
  bank,
  make(family, seed) {
    const entry = entryOf.get(`${family}:${seed}`);
    if (entry === undefined) throw new RangeError(`no question ${family} ${seed}`);
    const { format, topic, difficulty, decidingKey } = entry;
    const key = keyOf(format, seed);
    const options = format === "number" ? [] : IDS.map((id) => ({ id, text: local(`call ${id} of ${seed}`) }));
    const wrong = key.format === "number" ? ["99"] : IDS.filter((id) => !key.options.includes(id));
    const served: ServedItem = {
      format,
      scene: local(`scene ${seed}`),
      prompt: local("what is your call?"),
      options,
      number: format === "number" ? { unit: local("yards"), min: 0, max: 100 } : null,
      plan: {
        field: { sides: "boards", length: 300, width: 160 },
        view: "near-end",
        colours: { hitting: "red", opposing: "blue" },
        ball: { x: 0, y: 60 },
        players: [],
        marks: [],
      },
    };
    const sealed: SealedItem = {
      family,
      kind: "execution",
      seed,
      edition: "2026",
      ...judged,
      key,
      tags: Object.fromEntries(wrong.map((id) => [id, `${CANARY}-tag-${id}`])),
      verdict: local(`${CANARY} verdict of ${seed}`),
      why: local(`${CANARY} why`),
      flip: local(`${CANARY} flip`),
      feedback: Object.fromEntries(wrong.map((id) => [id, local(`${CANARY} feedback ${id}`)])),
      planMarks: [{ is: "spot", at: { x: 0, y: 60 } }],
      decidingKey,
      topic,
      difficulty,
    };
    return { served, sealed };
  },
};

export interface World {
  readonly db: Db;
  readonly file: string;
  /** A person with a session; active and with a member number unless said otherwise. */
  person(
    id: string,
    own?: { roles?: readonly Role[]; memberNumber?: string | null; state?: "active" | "disabled" },
  ): Actor;
  /** A new version of the window's terms. */
  terms(change: Partial<Policy>): void;
  closeWindowAt(at: number): void;
}

export function examWorld(): World {
  replaceContent(toyContent);
  const { db, file } = freshDatabase();
  let version = 1;
  return {
    db,
    file,
    person(id, { roles = ["candidate"] as const, memberNumber = `M-${id.toUpperCase()}`, state = "active" } = {}) {
      const sessionId = `session-${id}`;
      transact(db, (tx) => {
        tx.insert(persons).values({ id, memberNumber, locale: "en", state, createdAt: TEST_EPOCH }).run();
        const expiresAt = TEST_EPOCH + 365 * 24 * HOUR;
        tx.insert(sessions)
          .values({ id: sessionId, personId: id, createdAt: TEST_EPOCH, lastSeenAt: TEST_EPOCH, expiresAt })
          .run();
      });
      return { personId: id, roles, sessionId };
    },
    terms(change) {
      version += 1;
      const data: Policy = { ...DEFAULT_POLICY, ...change, version };
      db.insert(policies)
        .values({ id: `policy-${version}`, windowId: WINDOW, version, data, createdAt: TEST_EPOCH })
        .run();
    },
    closeWindowAt(at) {
      db.update(windows).set({ closesAt: at }).run();
    },
  };
}

/** The response that the key asks for. */
export function rightAnswer(key: Key): Response {
  if (key.format === "number") return { format: "number", value: key.value };
  if (key.format === "choose-one") return { format: "choose-one", option: key.options[0] ?? "" };
  return { format: "choose-all", options: [...key.options] };
}

/** A response that the key does not allow. */
export function wrongAnswer(key: Key): Response {
  if (key.format === "number") return { format: "number", value: key.value === 99 ? 98 : 99 };
  const other = IDS.find((id) => !key.options.includes(id)) ?? "";
  return key.format === "choose-one"
    ? { format: "choose-one", option: other }
    : { format: "choose-all", options: [other] };
}
