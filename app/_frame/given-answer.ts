/** What a plain form of a question sends, as the response that the use case checks. */
import { readNumber } from "@/lib/exam-client/number-text";

const FORMATS = ["choose-one", "choose-all", "number"];

/** Anybody can call an action with anything: what is no form gives null, and null is refused where an answer is due. */
export function givenAnswer(data: unknown): unknown {
  if (!(data instanceof FormData)) return null;
  const format = data.get("format");
  const values = data.getAll("answer").filter((value) => typeof value === "string");
  if (typeof format !== "string" || !FORMATS.includes(format) || values.length === 0) return null;
  if (format === "choose-one") return { format, option: values[0] };
  if (format === "choose-all") return { format, options: values };
  const read = readNumber(values[0] ?? "", { min: -Infinity, max: Infinity });
  return { format, value: read.is === "number" ? read.value : null };
}

/** A text of the form, "" where it is none. */
export function textOf(data: unknown, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null;
  return typeof value === "string" ? value : "";
}
