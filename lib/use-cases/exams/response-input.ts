/** What a candidate sends, checked against the question it answers: from unknown JSON to a Response that cannot be wrong. */
import { z } from "zod";
import type { Response, ServedItem } from "@/lib/items/item";
import { fieldOf } from "../exact-input";

export const revisionSchema = z.strictObject({
  counter: z.number().int().min(1).max(1_000_000_000),
  device: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
});

function responseSchema(item: ServedItem): z.ZodType<Response> {
  const ids = item.options.map((option) => option.id);
  const option = z.string().refine((id) => ids.includes(id));
  switch (item.format) {
    case "choose-one":
      return z.strictObject({ format: z.literal("choose-one"), option });
    case "choose-all":
      return z.strictObject({
        format: z.literal("choose-all"),
        options: z
          .array(option)
          .max(ids.length)
          .refine((list) => new Set(list).size === list.length),
      });
    case "number":
      return z.strictObject({
        format: z.literal("number"),
        value: z
          .number()
          .min(item.number?.min ?? 0)
          .max(item.number?.max ?? 0),
      });
  }
}

export type ParsedResponse =
  | { readonly ok: true; readonly value: Response | null }
  | { readonly ok: false; readonly field: string };

/**
 * @param item the question as served
 * @param input `null` takes the answer back, and so does an empty set
 * @returns the response, the options of a set in the order served; or the path of the first field that is wrong
 */
export function parseResponse(item: ServedItem, input: unknown): ParsedResponse {
  if (input === null) return { ok: true, value: null };
  const parsed = responseSchema(item).safeParse(input);
  if (!parsed.success) return { ok: false, field: ["response", fieldOf(parsed.error)].filter(Boolean).join(".") };
  const response = parsed.data;
  if (response.format === "number") return { ok: true, value: { ...response, value: response.value + 0 } };
  if (response.format === "choose-one") return { ok: true, value: response };
  if (response.options.length === 0) return { ok: true, value: null };
  const options = item.options.map((option) => option.id).filter((id) => response.options.includes(id));
  return { ok: true, value: { format: response.format, options } };
}
