/** The door of a JSON route: same origin, JSON only, a small body read as it streams in. Nothing is parsed before all three. */

export const BODY_LIMIT = 16 * 1024;

export type BodyRefusal = "cross-origin" | "not-json-type" | "too-large" | "not-json";

export type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly code: BodyRefusal };

/**
 * Whether a browser sent this from another site. A client that is no browser sends neither header and carries its own
 * cookie on purpose; the session is what holds it.
 */
export function isCrossOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}

/** Reads a JSON body of at most `limit` bytes; a longer one is dropped at the byte where it becomes too long. */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<Body> {
  if (isCrossOrigin(request.headers)) return { ok: false, code: "cross-origin" };
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") return { ok: false, code: "not-json-type" };
  if (Number(request.headers.get("content-length") ?? 0) > limit) return { ok: false, code: "too-large" };
  const text = await readText(request, limit);
  if (text === null) return { ok: false, code: "too-large" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: "not-json" };
  }
}

/** Null where the body is longer than the limit, whatever its headers say. */
async function readText(request: Request, limit: number): Promise<string | null> {
  if (request.body === null) return "";
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
