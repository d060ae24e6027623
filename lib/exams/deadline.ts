/** When a sitting ends. All times in epoch milliseconds: a change of clock, zone or season moves nothing. */
import type { SittingTerms } from "./events";

/** Start plus the time limit, or the closing of the window, whichever comes first (field report B29). */
export function deadlineOf(startedAt: number, terms: Pick<SittingTerms, "minutes" | "windowClosesAt">): number {
  const limit = startedAt + terms.minutes * 60_000;
  return terms.windowClosesAt === null ? limit : Math.min(limit, terms.windowClosesAt);
}

/** From this moment on an attempt that was not submitted has ended, at its deadline. */
export function expiresAt(deadline: number, terms: Pick<SittingTerms, "graceSeconds">): number {
  return deadline + terms.graceSeconds * 1000;
}
