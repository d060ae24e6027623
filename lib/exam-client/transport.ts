/**
 * The HTTP of a sitting (docs/ARCHITECTURE.md). A reply counts only when it is JSON of the shape agreed on: a captive
 * portal's page with status 200, a redirect and an error page are all "failed", and nothing is taken for saved.
 */
import type { Revision } from "../exams/events";
import type { Response as Given } from "../items/item";
import type { Unsent } from "./outbox";

export interface Timing {
  readonly serverNow: number;
  readonly deadline: number;
}

export type Reply =
  | { readonly is: "saved"; readonly timing: Timing }
  | { readonly is: "overtaken"; readonly stands: Unsent; readonly timing: Timing }
  | { readonly is: "finished"; readonly finishedAt: number | null }
  | { readonly is: "signed-out" }
  /** Not found: the attempt is not of the person who is signed in now. */
  | { readonly is: "other-person" }
  | { readonly is: "refused" }
  | { readonly is: "failed" };

export type ClockReply =
  | { readonly is: "clock"; readonly timing: Timing; readonly finishedAt: number | null }
  | Extract<Reply, { is: "signed-out" | "other-person" | "failed" }>;

export interface Transport {
  readonly save: (unsent: Unsent) => Promise<Reply>;
  readonly clock: () => Promise<ClockReply>;
  readonly finish: () => Promise<Extract<Reply, { is: "finished" | "signed-out" | "other-person" | "failed" }>>;
}

/** After so long a request counts as failed; it is sent again, and the server takes a repetition for what it is. */
const PATIENCE = 15_000;

type Json = Readonly<Record<string, unknown>>;
interface Got {
  readonly status: number;
  readonly body: Json;
}

export function transport(fetch: typeof globalThis.fetch, attemptId: string): Transport {
  const base = `/api/attempts/${encodeURIComponent(attemptId)}`;
  const ask = async (path: string, init: RequestInit): Promise<Got | null> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      // keepalive: what is under way when the page is left still arrives.
      const set: RequestInit = { cache: "no-store", redirect: "manual", keepalive: true, signal: patience.signal };
      const reply = await fetch(base + path, { ...set, ...init });
      if (!reply.headers.get("content-type")?.includes("application/json")) return null;
      const body: unknown = await reply.json();
      return typeof body === "object" && body !== null ? { status: reply.status, body: body as Json } : null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const send = (method: "PUT" | "POST", path: string, body: unknown) =>
    ask(path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return {
    save: async (unsent) => {
      const { kind, slot, value, revision } = unsent;
      const got = await (kind === "answer"
        ? send("PUT", `/answers/${slot}`, { response: value, revision })
        : send("PUT", `/flags/${slot}`, { flagged: value, revision }));
      return readSave(got, unsent);
    },
    clock: async () => {
      const got = await ask("/clock", { method: "GET" });
      const timing = timingIn(got);
      if (got?.status === 200 && timing !== null)
        return { is: "clock", timing, finishedAt: numberOr(got.body.finishedAt) };
      return readAbsence(got) ?? { is: "failed" };
    },
    finish: async () => {
      const got = await send("POST", "/finish", {});
      const finishedAt = numberOr(got?.body.finishedAt);
      if (got !== null && (got.status === 200 || got.status === 410) && finishedAt !== null) {
        return { is: "finished", finishedAt };
      }
      return readAbsence(got) ?? { is: "failed" };
    },
  };
}

function readSave(got: Got | null, unsent: Unsent): Reply {
  if (got === null) return { is: "failed" };
  const { status, body } = got;
  const timing = timingIn(got);
  const revision = revisionOr(body.revision);
  if (status === 200 && timing !== null && typeof body.savedAt === "number" && body.slot === unsent.slot) {
    const isOurs = revision?.counter === unsent.revision.counter && revision.device === unsent.revision.device;
    return isOurs ? { is: "saved", timing } : { is: "failed" };
  }
  if (status === 409 && body.code === "stale-revision" && timing !== null && revision !== null) {
    const { slot } = unsent;
    const stands: Unsent =
      unsent.kind === "answer"
        ? { kind: "answer", slot, value: (body.response ?? null) as Given | null, revision }
        : { kind: "flag", slot, value: body.flagged === true, revision };
    return { is: "overtaken", stands, timing };
  }
  if (status === 410) return { is: "finished", finishedAt: numberOr(body.finishedAt) };
  const absence = readAbsence(got);
  if (absence !== null) return absence;
  // Our own refusal of this very answer, in our own words: asking again changes nothing. All else may pass.
  const lasting = [400, 409, 413].includes(status) && typeof body.code === "string";
  return lasting ? { is: "refused" } : { is: "failed" };
}

function readAbsence(got: Got | null): { readonly is: "signed-out" | "other-person" } | null {
  if (got?.status === 401 && got.body.code === "signed-out") return { is: "signed-out" };
  if (got?.status === 404 && got.body.code === "not-found") return { is: "other-person" };
  return null;
}

function timingIn(got: Got | null): Timing | null {
  const serverNow = numberOr(got?.body.serverNow);
  const deadline = numberOr(got?.body.deadline);
  return serverNow === null || deadline === null ? null : { serverNow, deadline };
}

function numberOr(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function revisionOr(value: unknown): Revision | null {
  if (typeof value !== "object" || value === null) return null;
  const { counter, device } = value as Record<string, unknown>;
  return typeof counter === "number" && typeof device === "string" ? { counter, device } : null;
}
