import { cookies } from "next/headers";
import { NextResponse } from "next/server";
import { readTheme, THEME_COOKIE, THEME_COOKIE_AGE } from "@/components/shell/theme";

/**
 * Keeps the person's choice of appearance in a cookie. Form data: theme ("light", "dark", anything else: as the device)
 * and back, a path of ours. Answers 204 to a script that asks for JSON, and 303 to a form.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const theme = readTheme(textOf(form?.get("theme")));
  const jar = await cookies();
  if (theme === null) jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, { path: "/", maxAge: THEME_COOKIE_AGE, sameSite: "lax", httpOnly: true });
  if (request.headers.get("accept")?.includes("application/json")) return new NextResponse(null, { status: 204 });
  return new NextResponse(null, { status: 303, headers: { location: pathOf(textOf(form?.get("back"))) } });
}

function textOf(value: FormDataEntryValue | null | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Only a path on this server: "//elsewhere" and "/\elsewhere" would lead away. */
function pathOf(back: string | undefined): string {
  return back !== undefined && back.length < 2000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : "/";
}
