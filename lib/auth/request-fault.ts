/**
 * What is wrong with a request to a page before anything is done for it. Next's own reader of forms answers such requests
 * with "internal error"; they are faults of the sender, and are told so.
 */
export type RequestFault = "unreadable" | "foreign" | "unmeasured" | "large" | "unknown";

export const FAULT_STATUS: Readonly<Record<RequestFault, number>> = {
  unreadable: 400,
  foreign: 403,
  unmeasured: 411,
  large: 413,
  unknown: 415,
};

/** Bytes of a form: a profile or an answer takes less than a hundredth. */
export const PAGE_BODY_MAX = 200_000;

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
/** The mark of a server action, as Next writes it: in a header with scripts, in the name of a field without. */
const ACTION_MARK = /^[0-9a-f]{40,64}$/;
const ACTION_FIELD = "$ACTION_ID_";

/** @returns null where Next may have it. The body is read from a copy. */
export async function requestFault(request: Request): Promise<RequestFault | null> {
  if (!isReadablePath(new URL(request.url).pathname)) return "unreadable";
  if (READS.has(request.method)) return null;
  if (isForeign(request.headers)) return "foreign";
  const length = request.headers.get("content-length");
  if (length === null || !/^\d+$/.test(length)) return "unmeasured";
  if (Number(length) > PAGE_BODY_MAX) return "large";
  const mark = request.headers.get("next-action");
  if (mark !== null && !ACTION_MARK.test(mark)) return "unreadable";
  return bodyFault(request, mark !== null);
}

function isReadablePath(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A browser names the origin of every form it sends; a program that names none has no session of somebody else to misuse. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

async function bodyFault(request: Request, byScript: boolean): Promise<RequestFault | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  try {
    if (type === "multipart/form-data") {
      const names = [...(await request.clone().formData()).keys()];
      const marks = names
        .filter((name) => name.startsWith(ACTION_FIELD))
        .map((name) => name.slice(ACTION_FIELD.length));
      return marks.every((mark) => ACTION_MARK.test(mark)) ? null : "unreadable";
    }
    // An action that a script calls without a form.
    if (type === "text/plain" && byScript) {
      JSON.parse(await request.clone().text());
      return null;
    }
  } catch {
    return "unreadable";
  }
  return "unknown";
}
