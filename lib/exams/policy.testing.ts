import type { Policy } from "./policy";

/** The policy of a fresh database, for the tests of the kernels, which do not reach db/defaults.ts; a test there holds the two equal. */
export const DEFAULT_POLICY: Policy = {
  version: 1,
  eligible: "member-number",
  questions: 50,
  passMark: { count: 48, ratio: { right: 95, of: 100 } },
  minutes: 90,
  graceSeconds: 0,
  order: "free",
  book: "closed",
  attempts: 3,
  waitHours: 7 * 24,
  afterPass: "none",
  review: "at-once",
};
