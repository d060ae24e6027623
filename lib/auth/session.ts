/** Who asks, for pages, actions and route handlers. The token names a row; what it is worth stands in the database. */
import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type Db, database } from "@/db/client";
import type { Actor } from "@/lib/use-cases/actor";
import { readSession, type Visitor } from "@/lib/use-cases/people/read-session";
import { addressOf } from "./address";
import { cookieSettings } from "./cookies";
import { readToken } from "./token";

/** What a use case is called with. */
export interface Context {
  readonly db: Db;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The visitor of this request; read once, however many components ask. */
export const getVisitor = cache(async (): Promise<Visitor> => {
  const token = (await cookies()).get(cookieSettings().session)?.value;
  return readSession(database(), await readToken(token), Date.now());
});

/** The actor as the database has it now; `guest` without a session. */
export const getActor = async (): Promise<Actor> => (await getVisitor()).actor;

/** `const { db, actor, now } = await getContext()` and then one use case. */
export async function getContext(): Promise<Context> {
  return { db: database(), actor: await getActor(), now: Date.now() };
}

/** The address the request came from, for throttling. */
export const getAddress = async (): Promise<string> => addressOf(await headers());
