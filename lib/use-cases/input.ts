/** Input parsed once, at the edge: what comes out is normalised and safe to keep. Unknown fields are dropped. */
import { z } from "zod";
import {
  type FieldRefusal,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  refuse,
  type Success,
  succeed,
} from "./refusal";

const codes: ReadonlySet<string> = new Set(REFUSAL_CODES);
const isCode = (text: string): text is RefusalCode => codes.has(text);

/** Control characters, and halves of a pair that stand alone. Marks of direction are let through: pages isolate them. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u;

/** Longer than any field; guards the normalising of what follows. */
const HUGE = 10_000;

const issue = (code: RefusalCode, params?: Record<string, number>) => ({
  code: "custom" as const,
  message: code,
  params,
});

/**
 * One line of text: NFC, trimmed, inner white space single.
 * @param max characters, after normalising
 */
export const line = (max: number) =>
  z.string({ error: "bad-input" }).transform((text, check) => {
    if (text.length > HUGE) return fail(check, "too-long", { max });
    const clean = text
      .normalize("NFC")
      .replace(/[ \t\u00a0]+/g, " ")
      .trim();
    if (UNFIT.test(clean)) return fail(check, "bad-characters");
    if ([...clean].length > max) return fail(check, "too-long", { max });
    return clean;
  });

/** As `line`, and not empty. */
export const filledLine = (max: number) =>
  line(max).transform((text, check) => (text === "" ? fail(check, "required") : text));

/** Adds the code to a transform, and stands for its result. */
export function fail(check: z.core.$RefinementCtx, code: RefusalCode, params?: Record<string, number>): never {
  check.issues.push({ ...issue(code, params), input: undefined });
  return z.NEVER;
}

/**
 * The parsed input, or a refusal that names each wrong field once, in the order of the schema.
 * `not-found` where an id cannot be one. A field's message is a refusal code; any other message means `bad-input`.
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): Success<T> | Refusal {
  const parsed = schema.safeParse(input);
  if (parsed.success) return succeed(parsed.data);
  const fields: FieldRefusal[] = [];
  for (const { path, message, ...rest } of parsed.error.issues) {
    const field = path.join(".");
    if (fields.some((known) => known.field === field)) continue;
    const params = "params" in rest ? (rest.params as Record<string, number> | undefined) : undefined;
    const code = isCode(message) ? message : "bad-input";
    fields.push(params === undefined ? { field, code } : { field, code, params });
  }
  // An id that cannot be one is answered as one that is not there.
  return fields.some(({ code }) => code === "not-found") ? refuse("not-found") : { ...refuse("bad-input"), fields };
}
