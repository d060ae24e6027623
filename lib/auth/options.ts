import "server-only";
import type { NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { database } from "@/db/client";
import { readSession } from "@/lib/use-cases/people/read-session";
import { signIn } from "@/lib/use-cases/people/sign-in";
import { signOut } from "@/lib/use-cases/people/sign-out";
import { addressOf } from "./address";
import { authSecret, cookieSettings } from "./cookies";
import { idsOf, TOKEN_AGE } from "./token";

/**
 * next-auth's part: its routes under /api/auth. Signing in there and by our own form (lib/auth/session-cookie.ts) run the
 * same use case and leave the same token. A token whose session row is gone is no token (`decode`).
 */
export function authOptions(): NextAuthOptions {
  const cookies = cookieSettings();
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: TOKEN_AGE },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/" },
    cookies: { sessionToken: { name: cookies.session, options: cookies.options } },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(input, request) {
          const headers = new Headers(
            Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)]),
          );
          const outcome = await signIn(database(), input, addressOf(headers), Date.now());
          return outcome.ok ? { id: outcome.value.personId, ...outcome.value } : null;
        },
      }),
    ],
    jwt: {
      maxAge: TOKEN_AGE,
      async decode(params) {
        const token = await decode(params);
        const { actor } = await readSession(database(), idsOf(token), Date.now());
        return actor.personId === null ? null : token;
      },
    },
    callbacks: {
      jwt: ({ token, user }) => (user ? pick(user) : pick(token)),
      session: ({ session, token }) => ({ expires: session.expires, ...pick(token) }),
      redirect: ({ url, baseUrl }) => (new URL(url, baseUrl).origin === new URL(baseUrl).origin ? url : baseUrl),
    },
    events: {
      async signOut({ token }) {
        const ids = idsOf(token);
        if (ids !== null) await signOut(database(), { ...ids, roles: [] });
      },
    },
    // Its own words go to the log of the server; those of a refused sign-in are no news.
    logger: {
      error: (code) => void (code.startsWith("JWT_SESSION") || console.error(`next-auth: ${code}`)),
      warn() {},
      debug() {},
    },
  };
}

const pick = ({ personId, sessionId }: { personId: string; sessionId: string }) => ({ personId, sessionId });
