/** For tests of what staff read: persons and graded attempts put into a real database file by hand, value by value. */
import { type Db, transact } from "@/db/client";
import { insertPerson } from "@/db/people";
import { attempts, policies, results } from "@/db/schema";
import { freshDatabase, TEST_EPOCH } from "@/db/testing";
import type { Level } from "@/lib/role";
import type { Actor, Role } from "@/lib/use-cases/actor";

export const WINDOW = "rules-2026-first";
export const HOUR = 3_600_000;

const CANDIDATE: readonly Role[] = ["candidate"];

export interface HandMade {
  readonly db: Db;
  person(id: string, own?: { name?: string; number?: string | null; level?: Level; roles?: readonly Role[] }): Actor;
  /** An attempt that ended `hours` after the epoch of the tests with `right` of `of`; `null`: it still runs. */
  attempt(personId: string, number: number, hours: number, right: number | null, of?: number, mark?: number): string;
}

export function handMade(): HandMade {
  const { db } = freshDatabase();
  const policyId = db.select({ id: policies.id }).from(policies).get()?.id ?? "";
  return {
    db,
    person(id, { name = id, number = `M-${id.toUpperCase()}`, level, roles = CANDIDATE } = {}) {
      const row = { id, name, memberNumber: number, level: level ?? null, locale: "en" as const, roles, account: null };
      transact(db, (tx) => insertPerson(tx, row, TEST_EPOCH));
      return { personId: id, roles, sessionId: `session-${id}` };
    },
    attempt(personId, number, hours, right, of = 50, mark = 48) {
      const id = `${personId}-${number}`;
      const endedAt = right === null ? null : TEST_EPOCH + hours * HOUR;
      const startedAt = TEST_EPOCH + (hours - 1) * HOUR;
      db.insert(attempts)
        .values({
          id,
          personId,
          windowId: WINDOW,
          policyId,
          number,
          startedAt,
          deadline: startedAt + 1.5 * HOUR,
          endedAt,
          endedBy: endedAt === null ? null : "submitted",
        })
        .run();
      if (right === null || endedAt === null) return id;
      const graded = { right, unanswered: 0, of, mark, passed: right >= mark, byTopic: [], grades: {} };
      db.insert(results)
        .values({ attemptId: id, version: 1, ...graded, engineVersion: 1, edition: "2026", gradedAt: endedAt })
        .run();
      return id;
    },
  };
}
