/** For server actions and route handlers: a page cannot set cookies. */
import "server-only";
import { cookies } from "next/headers";
import type { SessionIds } from "@/lib/use-cases/people/open-session";
import { cookieSettings } from "./cookies";
import { TOKEN_AGE, writeToken } from "./token";

/** Hands the session to the browser, in next-auth's own cookie. */
export async function keepSession(ids: SessionIds): Promise<void> {
  const { session, options } = cookieSettings();
  (await cookies()).set(session, await writeToken(ids), { ...options, maxAge: TOKEN_AGE });
}

export async function dropSession(): Promise<void> {
  const { session, options } = cookieSettings();
  (await cookies()).set(session, "", { ...options, maxAge: 0 });
}
