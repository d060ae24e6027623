import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cookieSettings } from "@/lib/auth/cookies";
import { getContext } from "@/lib/auth/session";
import type { Locale } from "@/lib/locale";
import { preferredLocale } from "@/lib/preferred-locale";
import { checkSetupToken } from "@/lib/use-cases/people/set-up";
import { getSettings } from "@/lib/use-cases/settings/get-settings";

/** Seconds in which the form has to be sent. */
const AN_HOUR = 60 * 60;

interface Context {
  readonly params: Promise<{ token: string }>;
}

/**
 * The link that a start prints as long as there is no administrator. Takes the token out of the address at once, into a
 * cookie that scripts cannot read; it is used up when the form is sent. A used link answers 410, an unknown one 404.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const { db } = await getContext();
  const { defaultLocale } = await getSettings(db);
  const locale = preferredLocale(request.headers.get("accept-language"), defaultLocale);
  const state = await checkSetupToken(db, token);
  if (state !== "valid") return refusedPage(locale, state);
  const { setUp, options } = cookieSettings();
  (await cookies()).set(setUp, token, { ...options, maxAge: AN_HOUR });
  return new Response(null, { status: 303, headers: { location: `/${locale}/setup`, "cache-control": "no-store" } });
}

async function refusedPage(locale: Locale, state: "used" | "unknown"): Promise<Response> {
  const t = await getTranslations({ locale, namespace: "auth.setUp" });
  const body = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t(`${state}.title`)}</title></head><body><main><h1>${t(`${state}.title`)}</h1><p>${t(`${state}.text`)}</p><p><a href="/${locale}/sign-in">${t("signIn")}</a></p></main></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(body, { status: state === "used" ? 410 : 404, headers });
}
