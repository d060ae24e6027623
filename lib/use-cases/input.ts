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

/**
 * Control characters, halves of a pair that stand alone, and what turns the direction of the text after it: a name must not
 * rearrange the line it is told in. Marks that belong to one letter (U+200E, U+200F, joiners) are let through.
 */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;
/** What nobody sees: white space, and what Unicode lets a font leave out, among it "letters" such as U+3164. */
const UNSEEN = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

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

/** As `line`, and with a letter or a digit that can be seen. */
export const filledLine = (max: number) =>
  line(max).transform((text, check) => {
    const seen = text.replace(UNSEEN, "");
    if (seen === "") return fail(check, "required");
    return LETTER_OR_DIGIT.test(seen) ? text : fail(check, "bad-characters");
  });

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
