/** The replies of the sitting's routes: JSON, never kept by a cache, errors with a message in the person's language. */
import { cookies, headers } from "next/headers";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { routing } from "@/i18n/routing";
import { getVisitor } from "@/lib/auth/session";
import type { Locale } from "@/lib/locale";
import { type Refusal, type RefusalCode, refuse } from "@/lib/use-cases/refusal";
import type { BodyRefusal } from "./read-json";

/** What is not here is 409: the request is sound, and what it asks for does not hold now. */
const STATUS: Partial<Readonly<Record<RefusalCode, number>>> = {
  "bad-input": 400,
  "signed-out": 401,
  forbidden: 403,
  "cross-origin": 403,
  "not-found": 404,
  "already-finished": 410,
  "body-too-large": 413,
  "body-not-json": 415,
  unavailable: 503,
};

const OF_BODY: Readonly<Record<BodyRefusal, Refusal>> = {
  "cross-origin": refuse("cross-origin"),
  "not-json-type": refuse("body-not-json"),
  "too-large": refuse("body-too-large"),
  "not-json": refuse("bad-input", { field: "" }),
};

export const refusalOfBody = (code: BodyRefusal): Refusal => OF_BODY[code];

export function reply(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** `{ code, message, … }`; whatever else the refusal holds stands beside them (`field`, `finishedAt`, what stands now). */
export async function replyRefusal(refusal: Refusal | StaleRefusal): Promise<Response> {
  const { ok: _, code, ...rest } = refusal;
  const { params = {}, fields: __, ...told } = rest as Omit<Refusal, "ok" | "code"> & Record<string, unknown>;
  const t = await getTranslations({ locale: await readingLocale(), namespace: "refusals" });
  return reply(STATUS[code] ?? 409, { code, ...params, ...told, message: t(code, params) });
}

/** A save that lost, with the answer or flag that stands. */
type StaleRefusal = { readonly ok: false; readonly code: "stale-revision"; readonly serverNow: number };

/**
 * The language of the page that the request comes from, as the page says; a caller that does not say has the one that
 * next-intl remembers, or the person's own. Two tabs may be open in two languages.
 */
export async function readingLocale(): Promise<Locale> {
  const told = (await headers()).get("x-page-language");
  if (hasLocale(routing.locales, told)) return told;
  const remembered = (await cookies()).get("NEXT_LOCALE")?.value;
  if (hasLocale(routing.locales, remembered)) return remembered;
  return (await getVisitor()).person?.locale ?? routing.defaultLocale;
}
