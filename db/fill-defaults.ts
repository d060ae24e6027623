import "server-only";
import { type Db, transact } from "./client";
import { DEFAULTS } from "./defaults";
import { exams, policies, settings, windows } from "./schema";

/**
 * Puts the defaults into a database that has no settings row; leaves any other as it is.
 * @param now epoch milliseconds; the window opens then
 * @returns whether anything was put in
 */
export function fillDefaults(db: Db, now: number): boolean {
  const { association, exam, window, policy } = DEFAULTS;
  return transact(db, (tx) => {
    if (tx.select({ id: settings.id }).from(settings).get() !== undefined) return false;
    tx.insert(settings)
      .values({ id: 1, ...association })
      .run();
    tx.insert(exams).values(exam).run();
    tx.insert(windows)
      .values({ ...window, examId: exam.id, opensAt: now })
      .run();
    tx.insert(policies)
      .values({ id: crypto.randomUUID(), windowId: window.id, version: policy.version, data: policy, createdAt: now })
      .run();
    return true;
  });
}
