import "server-only";
import type { Db } from "@/db/client";
import { startSession } from "@/db/sessions";

/** How long a session lasts, from its start: 30 days. Ended earlier by signing out, a new password or being disabled. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** What the token in the browser holds, and all that it holds. */
export interface SessionIds {
  readonly personId: string;
  readonly sessionId: string;
}

/** @returns null where the person is not active */
export async function openSession(db: Db, personId: string, now: number): Promise<SessionIds | null> {
  const sessionId = crypto.randomUUID();
  const started = await startSession(db, { id: sessionId, personId, expiresAt: now + SESSION_MS }, now);
  return started ? { personId, sessionId } : null;
}
