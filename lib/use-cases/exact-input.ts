/**
 * Bodies of the JSON routes, parsed exactly: a field too many is wrong too, and is named (lib/use-cases/input.ts is for
 * forms, and drops it).
 */
import type { z } from "zod";
import { type Refusal, refuse, type Success, succeed } from "./refusal";

/** `bad-input` with `field`, the path of the first field that is wrong ("revision.counter"). */
export function parseExact<T>(schema: z.ZodType<T>, input: unknown): Success<T> | Refusal {
  const parsed = schema.safeParse(input);
  return parsed.success ? succeed(parsed.data) : refuse("bad-input", { field: fieldOf(parsed.error) });
}

export function fieldOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return "";
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknown].map(String).join(".");
}
