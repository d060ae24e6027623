import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

// The options read settings that a build does not have: they are made at the request.
const handle = (request: NextRequest, context: Context): Promise<Response> => NextAuth(request, context, authOptions());

export { handle as GET, handle as POST };
