/**
 * What a use case returns when it does not do what was asked. A value, never an exception: the page shows it.
 * The words of each code are in locales/<locale>/ui/refusals.json, under the code (tested).
 */
export const REFUSAL_CODES = [
  // Anybody, anywhere.
  "bad-input",
  "forbidden",
  "not-found",
  "signed-out",
  "too-many-tries",
  // Of a JSON route: a body that is too large, or no JSON; the store cannot be written now.
  "cross-origin",
  "body-not-json",
  "body-too-large",
  "unavailable",
  // A field of a form.
  "required",
  "too-long",
  "bad-characters",
  "bad-choice",
  "bad-email",
  "bad-member-number",
  "password-too-short",
  // People.
  "already-signed-in",
  "bad-credentials",
  "email-taken",
  "last-admin",
  "member-number-kept",
  "member-number-taken",
  "setup-token-unknown",
  "setup-token-used",
  "wrong-password",
  // Sitting an exam.
  "already-finished",
  "attempt-running",
  "attempts-used-up",
  "blueprint-impossible",
  "has-read-attempts",
  "member-number-needed",
  "no-window",
  "passed-already",
  "question-closed",
  "review-closed",
  "sitting-running",
  "stale-revision",
  "wait",
  "window-closed",
  "window-not-open",
  // Practice and guest play.
  "already-answered",
  "no-plays",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type RefusalParams = Readonly<Record<string, string | number>>;

/** What is wrong with one field of the input. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
  /** In the order of the form; where the refusal is about fields. The first is the one `code` names, or `bad-input`. */
  readonly fields?: readonly FieldRefusal[];
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export type Outcome<T> = Success<T> | Refusal;

export const refuse = (code: RefusalCode, params?: RefusalParams): Refusal =>
  params === undefined ? { ok: false, code } : { ok: false, code, params };

/** A refusal that belongs to one field. */
export const refuseField = (field: string, code: RefusalCode, params?: RefusalParams): Refusal => ({
  ...refuse(code, params),
  fields: [params === undefined ? { field, code } : { field, code, params }],
});

export const succeed = <T>(value: T): Success<T> => ({ ok: true, value });
