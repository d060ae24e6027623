import { NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "./i18n/routing";
import { contentSecurityPolicy } from "./lib/auth/content-security-policy";
import { faultPage } from "./lib/auth/fault-page";
import { kindOfPath } from "./lib/auth/kind-of-path";
import { requestFault } from "./lib/auth/request-fault";
import { LOCALES, type Locale } from "./lib/locale";
import { preferredLocale } from "./lib/preferred-locale";

const intl = createMiddleware(routing);
/** Where next-intl looks for the language of a request; its own middleware sets it for the addresses that it handles. */
const LOCALE_HEADER = "x-next-intl-locale";

/**
 * Before every page: requests that cannot be meant are turned away, then the language, and a content security policy with a nonce of its own. Who may see the page is asked in
 * the use cases, not here.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const policy = contentSecurityPolicy(btoa(crypto.randomUUID()), process.env.NODE_ENV !== "production");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy); // Next reads the nonce from here.
  const fault = await requestFault(request);
  const response =
    fault === null
      ? answer(new NextRequest(request.url, { headers, method: request.method }), headers)
      : faultPage(fault, localeOf(request));
  response.headers.set("content-security-policy", policy);
  response.headers.set("referrer-policy", "same-origin");
  return response;
}

/** The language of the address, or one that the reader has. */
function localeOf(request: NextRequest): Locale {
  const first = request.nextUrl.pathname.split("/")[1];
  const named = LOCALES.find((locale) => locale === first);
  return named ?? preferredLocale(request.headers.get("accept-language"), routing.defaultLocale);
}

function answer(request: NextRequest, headers: Headers): NextResponse {
  const { pathname } = request.nextUrl;
  switch (kindOfPath(pathname)) {
    case "page":
      return intl(request);
    case "bare":
      headers.delete(LOCALE_HEADER);
      return NextResponse.next({ request: { headers } });
    case "no-page":
      // A place that no page answers to: Next then draws app/not-found.tsx on the server, which it does not do for a page
      // that finds out by itself (vercel/next.js issue 62228).
      headers.set(LOCALE_HEADER, localeOf(request));
      return NextResponse.rewrite(new URL(`${pathname}/-`, request.url), { request: { headers } });
    case "unknown-language": {
      // No page stands at /en/de/…: it is "not found", told in a language that the reader has.
      const locale = localeOf(request);
      headers.set(LOCALE_HEADER, locale);
      const url = new URL(`/${locale}${pathname}`, request.url);
      return NextResponse.rewrite(url, { request: { headers } });
    }
  }
}

export const config = { matcher: ["/((?!api/|_next/).*)"] };
