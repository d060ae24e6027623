/** Names and properties of the cookies by which a browser is known. */
import "server-only";

/** Over https the prefix binds the cookie to it. @param url the address people type (NEXTAUTH_URL) */
const isSecure = (url: string | undefined): boolean => url?.startsWith("https://") ?? false;

export function cookieSettings(url = process.env.NEXTAUTH_URL) {
  const secure = isSecure(url);
  return {
    session: `${secure ? "__Secure-" : ""}next-auth.session-token`,
    setUp: `${secure ? "__Host-" : ""}third-man-set-up`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

/** @throws where the setting is missing: scripts/start.mjs always gives it */
export function authSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is not set");
  return secret;
}
