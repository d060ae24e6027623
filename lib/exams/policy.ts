/**
 * The terms of a sitting. An attempt keeps the policy it was started under; a policy in use is never edited, a new version
 * is made. What a later issue adds (shuffle, honour statement, …) is a new field with a default in `policySchema`.
 */
import { z } from "zod";

/** Who may start: anybody signed in, active, with a member number. */
export const ELIGIBLE = ["member-number"] as const;
/** `forward`: a question once left cannot be answered again; the server refuses the save. */
export const ORDERS = ["free", "forward"] as const;
export const BOOKS = ["closed", "open"] as const;
export const AFTER_PASS = ["none"] as const;
/** What a person sees of the own finished attempt: all of it at once, or once the window has closed; the topics only; nothing more. */
export const REVIEWS = ["at-once", "after-window", "topics-only", "never"] as const;

/** Right answers asked for, of so many; both integers, so that 95 % is 95 of 100 and nothing is ever rounded. */
export interface Ratio {
  readonly right: number;
  readonly of: number;
}

/**
 * The smallest count of right answers among `questions` that keeps the ratio.
 * markFor({ right: 95, of: 100 }, 50) is 48; of 56 it is 54.
 */
export function markFor(ratio: Ratio, questions: number): number {
  const product = ratio.right * questions;
  return Math.floor((product + ratio.of - 1) / ratio.of);
}

const count = (min: number, max: number) => z.number().int().min(min).max(max);

export const policySchema = z
  .strictObject({
    version: count(1, 1_000_000),
    eligible: z.enum(ELIGIBLE),
    questions: count(1, 500),
    passMark: z.strictObject({
      /** Right answers needed of `questions`. */
      count: count(1, 500),
      /** Where the count came from; gives the mark when a question is left out. */
      ratio: z.strictObject({ right: count(1, 10_000), of: count(1, 10_000) }),
    }),
    minutes: count(1, 24 * 60),
    /** How long after the deadline a save given before it may still arrive. */
    graceSeconds: count(0, 3600),
    order: z.enum(ORDERS),
    book: z.enum(BOOKS),
    attempts: count(1, 100),
    /** From the end of the last attempt to the next start. */
    waitHours: count(0, 24 * 366),
    afterPass: z.enum(AFTER_PASS),
    review: z.enum(REVIEWS),
  })
  .superRefine((policy, check) => {
    const { count: mark, ratio } = policy.passMark;
    const field = ["passMark", "count"];
    if (ratio.right > ratio.of)
      check.addIssue({ code: "custom", path: ["passMark", "ratio"], message: "more than all" });
    else if (mark > policy.questions)
      check.addIssue({ code: "custom", path: field, message: "more than the questions" });
    else if (mark !== markFor(ratio, policy.questions)) {
      check.addIssue({ code: "custom", path: field, message: "not the smallest count that keeps the ratio" });
    }
  });

export type Policy = Readonly<z.infer<typeof policySchema>>;

/** The policy, or the path of the first field that is wrong ("passMark.count"). */
export function parsePolicy(
  input: unknown,
): { readonly ok: true; readonly value: Policy } | { readonly ok: false; readonly field: string } {
  const parsed = policySchema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, field: parsed.error.issues[0]?.path.join(".") ?? "" };
}
