import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** Bytes of a form with an email and a password, and some more. */
const MAX_BODY = 10_000;

// The options read settings that a build does not have: they are made at the request.
export const GET = (request: NextRequest, context: Context): Promise<Response> =>
  NextAuth(request, context, authOptions());

/** next-auth reads a body of any size: a large one, or one that does not say, is refused before. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const length = request.headers.get("content-length");
  if (length === null) return new Response(null, { status: 411 });
  if (Number(length) > MAX_BODY) return new Response(null, { status: 413 });
  return NextAuth(request, context, authOptions());
}
