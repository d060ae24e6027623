import { describe, expect, test } from "vitest";
import type { Unsent } from "./outbox";
import { transport } from "./transport";

const UNSENT: Unsent = {
  kind: "answer",
  slot: 4,
  value: { format: "choose-one", option: "b" },
  revision: { counter: 2, device: "tab1" },
};
const TIMING = { serverNow: 1000, deadline: 9000 };
const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const saved = { slot: 4, response: UNSENT.value, revision: UNSENT.revision, savedAt: 999, ...TIMING };

function replying(status: number, body: string, headers: Record<string, string> = JSON_TYPE) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    return new Response(body, { status, headers });
  };
  return { asked, to: transport(fetch, "attempt 1") };
}
const save = (status: number, body: unknown, headers?: Record<string, string>) =>
  replying(status, typeof body === "string" ? body : JSON.stringify(body), headers).to.save(UNSENT);

test("an answer is put to its question, with its revision", async () => {
  const { asked, to } = replying(200, JSON.stringify(saved));
  expect(await to.save(UNSENT)).toEqual({ is: "saved", timing: TIMING });
  expect(asked[0]?.url).toBe("/api/attempts/attempt%201/answers/4");
  expect(asked[0]?.init).toMatchObject({
    method: "PUT",
    redirect: "manual",
    cache: "no-store",
    headers: { "content-type": "application/json" },
  });
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ response: UNSENT.value, revision: UNSENT.revision });
});

describe("is saved only when our server says so of this very revision", () => {
  test.each([
    ["a captive portal", 200, "<html>Welcome to our network</html>", { "content-type": "text/html" }],
    ["HTML that says it is JSON", 200, "<html>", JSON_TYPE],
    ["JSON of somebody else", 200, { ok: true }, JSON_TYPE],
    ["another question", 200, { ...saved, slot: 5 }, JSON_TYPE],
    ["another revision", 200, { ...saved, revision: { counter: 1, device: "tab1" } }, JSON_TYPE],
    ["a gateway", 502, "<html>Bad gateway</html>", { "content-type": "text/html" }],
    ["a gateway in JSON", 503, { code: "busy" }, JSON_TYPE],
    ["a proxy's 404 page", 404, "<html>", { "content-type": "text/html" }],
  ])("%s", async (_, status, body, headers) => {
    expect(await save(status, body, headers)).toEqual({ is: "failed" });
  });

  test("no network", async () => {
    const to = transport(() => Promise.reject(new TypeError("Failed to fetch")), "a");
    expect(await to.save(UNSENT)).toEqual({ is: "failed" });
    expect(await to.clock()).toEqual({ is: "failed" });
    expect(await to.finish()).toEqual({ is: "failed" });
  });
});

test("a newer answer stands, and is given back", async () => {
  const stands = { response: null, revision: { counter: 3, device: "phone" } };
  expect(await save(409, { code: "stale-revision", ...stands, ...TIMING })).toEqual({
    is: "overtaken",
    stands: { kind: "answer", slot: 4, value: null, revision: stands.revision },
    timing: TIMING,
  });
});

test.each([
  [410, { code: "already-finished", finishedAt: 77 }, { is: "finished", finishedAt: 77 }],
  [401, { code: "signed-out" }, { is: "signed-out" }],
  [404, { code: "not-found" }, { is: "other-person" }],
  [400, { code: "bad-input", field: "response.value" }, { is: "refused" }],
  [413, { code: "body-too-large" }, { is: "refused" }],
  [409, { code: "question-closed" }, { is: "refused" }],
  [403, { code: "forbidden" }, { is: "failed" }],
  [503, { code: "unavailable" }, { is: "failed" }],
  [429, { code: "too-many-tries" }, { is: "failed" }],
])("%i", async (status, body, reply) => {
  expect(await save(status, body)).toEqual(reply);
});

test("clock and finish", async () => {
  expect(await replying(200, JSON.stringify({ ...TIMING, finishedAt: null })).to.clock()).toEqual({
    is: "clock",
    timing: TIMING,
    finishedAt: null,
  });
  expect(await replying(200, JSON.stringify({ finishedAt: 5, result: "/results/a" })).to.finish()).toEqual({
    is: "finished",
    finishedAt: 5,
  });
  expect(await replying(200, "{}").to.finish()).toEqual({ is: "failed" });
});
