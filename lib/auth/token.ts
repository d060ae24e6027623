/** The token in the browser: encrypted, and nothing in it but two ids. */
import "server-only";
import { decode, encode } from "next-auth/jwt";
import { SESSION_MS, type SessionIds } from "@/lib/use-cases/people/open-session";
import { authSecret } from "./cookies";

/** Seconds. */
export const TOKEN_AGE = SESSION_MS / 1000;

export const writeToken = (ids: SessionIds): Promise<string> =>
  encode({ token: { personId: ids.personId, sessionId: ids.sessionId }, secret: authSecret(), maxAge: TOKEN_AGE });

/** The ids, or null for anything that is not a token of ours. */
export async function readToken(token: string | undefined): Promise<SessionIds | null> {
  if (!token) return null;
  const read = await decode({ token, secret: authSecret() }).catch(() => null);
  return idsOf(read);
}

export function idsOf(token: unknown): SessionIds | null {
  if (typeof token !== "object" || token === null || !("personId" in token) || !("sessionId" in token)) return null;
  const { personId, sessionId } = token;
  return typeof personId === "string" && typeof sessionId === "string" ? { personId, sessionId } : null;
}
