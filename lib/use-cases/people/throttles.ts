import "server-only";
import { createHash } from "node:crypto";
import type { Throttle } from "@/db/throttle";
import { type Refusal, refuse } from "../refusal";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const keyOf = (...parts: readonly string[]): string => createHash("sha256").update(parts.join("\0")).digest("hex");

/**
 * Of sign-in. The narrow one is for one email from one address, so that a stranger elsewhere cannot lock a candidate out
 * with ten tries; the wide ones hold guessing from many addresses, or of many emails. Without a proxy in front an address
 * can be made up (lib/auth/address.ts), so the limit of one email is wide enough that locking a candidate out takes a
 * steady stream of tries, each of which costs the server a hash.
 * @param address of the network, as the server saw it
 */
export function signInThrottles(email: string, address: string) {
  const pair: Throttle = { key: keyOf("sign-in", email, address), limit: 10, windowMs: 15 * MINUTE };
  return {
    pair,
    all: [
      pair,
      { key: keyOf("sign-in-email", email), limit: 1000, windowMs: 15 * MINUTE },
      { key: keyOf("sign-in-address", address), limit: 300, windowMs: 15 * MINUTE },
    ] satisfies readonly Throttle[],
  };
}

/** Of sign-up: a whole club may sit behind one address. */
export const signUpThrottles = (address: string): readonly Throttle[] => [
  { key: keyOf("sign-up", address), limit: 300, windowMs: HOUR },
];

export const setUpThrottles = (address: string): readonly Throttle[] => [
  { key: keyOf("set-up", address), limit: 60, windowMs: HOUR },
];

export const passwordThrottles = (personId: string): readonly Throttle[] => [
  { key: keyOf("password", personId), limit: 10, windowMs: 15 * MINUTE },
];

export const tooManyTries = (freeAt: number, now: number): Refusal =>
  refuse("too-many-tries", { minutes: Math.max(1, Math.ceil((freeAt - now) / MINUTE)) });
