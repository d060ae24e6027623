import { NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "./i18n/routing";
import { contentSecurityPolicy } from "./lib/auth/content-security-policy";
import { kindOfPath } from "./lib/auth/kind-of-path";
import { preferredLocale } from "./lib/preferred-locale";

const intl = createMiddleware(routing);
/** Where next-intl looks for the language of a request; its own middleware sets it for the addresses that it handles. */
const LOCALE_HEADER = "x-next-intl-locale";

/**
 * Before every page: the language, and a content security policy with a nonce of its own. Who may see the page is asked in
 * the use cases, not here.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(btoa(crypto.randomUUID()), process.env.NODE_ENV !== "production");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy); // Next reads the nonce from here.
  const response = answer(new NextRequest(request, { headers }), headers);
  response.headers.set("content-security-policy", policy);
  response.headers.set("referrer-policy", "same-origin");
  return response;
}

function answer(request: NextRequest, headers: Headers): NextResponse {
  const { pathname } = request.nextUrl;
  switch (kindOfPath(pathname)) {
    case "page":
      return intl(request);
    case "bare":
      return NextResponse.next({ request: { headers } });
    case "unknown-language": {
      // No page stands at /en/de/…: it is "not found", told in a language that the reader has.
      const locale = preferredLocale(headers.get("accept-language"), routing.defaultLocale);
      headers.set(LOCALE_HEADER, locale);
      const url = new URL(`/${locale}${pathname}`, request.url);
      return NextResponse.rewrite(url, { request: { headers } });
    }
  }
}

export const config = { matcher: ["/((?!api/|_next/).*)"] };
