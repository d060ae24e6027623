import { expect, test } from "vitest";
import { BODY_LIMIT, isCrossOrigin, readJson } from "./read-json";

const request = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/api/attempts/x/finish", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
    duplex: "half",
  } as RequestInit);

/** A body without a length, in pieces that never end by themselves. */
function endless(): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  return { stream, sent: () => sent };
}

test("a JSON body is read", async () => {
  expect(await readJson(request('{"a":[1]}', { "content-type": "application/json; charset=utf-8" }))).toEqual({
    ok: true,
    value: { a: [1] },
  });
});

test.each([
  ["text/plain", "{}", "not-json-type"],
  ["application/x-www-form-urlencoded", "a=1", "not-json-type"],
  ["application/json", "{", "not-json"],
  ["application/json", "", "not-json"],
  ["application/json", `"${"x".repeat(BODY_LIMIT)}"`, "too-large"],
])("%s is refused: %#", async (type, body, code) => {
  expect(await readJson(request(body, { "content-type": type }))).toEqual({ ok: false, code });
});

test("an endless body is dropped soon after the limit", async () => {
  const { stream, sent } = endless();
  expect(await readJson(request(stream))).toEqual({ ok: false, code: "too-large" });
  expect(sent()).toBeLessThanOrEqual(BODY_LIMIT + 4096);
});

test("a body that says it is small and is not", async () => {
  const { stream } = endless();
  expect(await readJson(request(stream, { "content-length": "2" }))).toEqual({ ok: false, code: "too-large" });
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ host: "umpire.example:3000", origin: "http://umpire.example:3000" }, false],
  [{ host: "umpire.example", origin: "https://evil.example" }, true],
  [{ host: "umpire.example", origin: "null" }, true],
  [{ host: "umpire.example", "sec-fetch-site": "same-origin" }, false],
  [{ host: "umpire.example", "sec-fetch-site": "cross-site" }, true],
  [{ host: "umpire.example", "sec-fetch-site": "same-site" }, true],
])("%j is from another site: %s", (headers, cross) => {
  expect(isCrossOrigin(new Headers(headers))).toBe(cross);
});
