/** The fields that forms about people have in common. */
import { z } from "zod";
import { LOCALES } from "@/lib/locale";
import { PERSON_STATES, ROLES } from "@/lib/role";
import { fail, filledLine, line } from "../input";

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const MEMBER_NUMBER_MAX = 32;
export const PASSWORD_MIN = 10;
/** Hashing takes as long as the password is: a bound on the work one request can ask for. */
export const PASSWORD_MAX = 200;

export const personName = filledLine(NAME_MAX);

const EMAIL = /^[^\s@,;:<>()"\\]+@[^\s@.,;:<>()"\\]+(\.[^\s@.,;:<>()"\\]+)+$/u;

/** In lower case, since people do not tell Ana@ from ana@. */
export const emailAddress = filledLine(EMAIL_MAX).transform((text, check) =>
  EMAIL.test(text) ? text.toLowerCase() : fail(check, "bad-email"),
);

const MEMBER_NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} ./-]*[\p{L}\p{N}])?$/u;

function checkedMemberNumber(text: string, check: z.core.$RefinementCtx): string {
  return MEMBER_NUMBER.test(text) ? text.toUpperCase() : fail(check, "bad-member-number");
}

/** Letters, figures and " . / -" between them; in upper case, so that ab-12 and AB-12 are one number. */
export const memberNumber = filledLine(MEMBER_NUMBER_MAX).transform(checkedMemberNumber);

/** The same, or null where the field is left empty: it may be given later. */
export const laterMemberNumber = line(MEMBER_NUMBER_MAX)
  .transform((text, check) => (text === "" ? null : checkedMemberNumber(text, check)))
  .default(null);

/** A password being chosen. Kept as typed, but for the form of its characters; no rule but its length. */
export const newPassword = z.string({ error: "bad-input" }).transform((text, check) => {
  if (text === "") return fail(check, "required");
  if (text.length > PASSWORD_MAX) return fail(check, "too-long", { max: PASSWORD_MAX });
  const password = normalPassword(text);
  if (password === null) return fail(check, "bad-characters");
  return [...password].length < PASSWORD_MIN ? fail(check, "password-too-short", { min: PASSWORD_MIN }) : password;
});

/** A password being checked: any text that could have been chosen; another one is just wrong. */
export const givenPassword = z.string({ error: "bad-input" }).transform((text, check) => {
  if (text === "") return fail(check, "required");
  return text.length > PASSWORD_MAX ? "" : (normalPassword(text) ?? "");
});

/** The same password from every keyboard; null where it cannot be one. */
function normalPassword(text: string): string | null {
  return /[\p{Cc}\p{Cs}]/u.test(text) ? null : text.normalize("NFC");
}

export const locale = z.enum(LOCALES, { error: "bad-choice" });
export const role = z.enum(ROLES, { error: "bad-choice" });
export const personState = z.enum(PERSON_STATES, { error: "bad-choice" });

/** An id from an address or a hidden field; one that cannot be is unknown, not wrong. */
export const id = z.string({ error: "not-found" }).regex(/^[A-Za-z0-9-]{1,64}$/, { error: "not-found" });
