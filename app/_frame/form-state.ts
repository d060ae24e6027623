/** What a form shows after it was sent: plain data, fit for a browser. */
import type { FieldRefusal, Refusal, RefusalCode, RefusalParams } from "@/lib/use-cases/refusal";

export interface FormState {
  readonly status: "new" | "refused" | "done";
  /** Where the refusal is about no single field. */
  readonly refusal: { readonly code: RefusalCode; readonly params?: RefusalParams } | null;
  readonly fields: readonly FieldRefusal[];
  /** What was typed, for a page without scripts; passwords are never among it. */
  readonly values: Readonly<Record<string, string>>;
}

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export const NEW_FORM: FormState = { status: "new", refusal: null, fields: [], values: {} };
export const DONE_FORM: FormState = { ...NEW_FORM, status: "done" };

/** The fields of a form as texts; files and repeated names are left out. What the use case does not know it drops. */
export function textsOf(data: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  // Anybody can call an action with anything.
  if (!(data instanceof FormData)) return texts;
  for (const [name, value] of data) if (typeof value === "string" && !name.startsWith("$")) texts[name] = value;
  return texts;
}

export function refusedForm(refusal: Refusal, typed: Readonly<Record<string, string>>): FormState {
  const { code, params, fields = [] } = refusal;
  const kept = Object.entries(typed).filter(([name, value]) => !/password/i.test(name) && value.length <= 1000);
  const whole = fields.length > 0 ? null : params === undefined ? { code } : { code, params };
  return { status: "refused", refusal: whole, fields, values: Object.fromEntries(kept) };
}
