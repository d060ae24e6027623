/** The HTTP of a sitting (docs/ARCHITECTURE.md) against the running product, by a plain client with a member's cookie. */
import { join } from "node:path";
import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import Database from "better-sqlite3";
import { startBeside } from "./beside";
import { expect, signUp, test } from "./fixtures";
import { runFolder } from "./people";

/** A member with a running attempt; `at` is its address. */
async function sitter(page: Page): Promise<{ at: string; http: APIRequestContext }> {
  const { memberNumber } = await signUp(page, "es");
  return { at: `/api/attempts/${startBeside(memberNumber)}`, http: page.request };
}

const save = (counter: number, device = "phone", response: unknown = null) => ({
  data: { response, revision: { counter, device } },
});

/** The languages in which the answers of an attempt were given, in order. */
function localesOf(attemptId: string): unknown[] {
  const db = new Database(join(runFolder(), "data", "e2e.db"), { readonly: true });
  const rows = db.prepare("select data from attempt_events where attempt_id = ? and type = 'answered' order by seq");
  const found = rows.all(attemptId).map((row) => JSON.parse((row as { data: string }).data).locale);
  db.close();
  return found;
}

/** Status, what a cache may do with it, and the body. */
async function told(response: APIResponse): Promise<object> {
  return { status: response.status(), cache: response.headers()["cache-control"], ...(await response.json()) };
}

test("answers, flags, clock and the end", async ({ page }) => {
  const { at, http } = await sitter(page);
  const saved = await told(await http.put(`${at}/answers/1`, save(2)));
  expect(saved).toMatchObject({
    status: 200,
    cache: "no-store",
    slot: 1,
    response: null,
    revision: { counter: 2, device: "phone" },
  });
  expect(Object.keys(saved).sort()).toEqual([
    "cache",
    "deadline",
    "response",
    "revision",
    "savedAt",
    "serverNow",
    "slot",
    "status",
  ]);
  expect(await told(await http.put(`${at}/answers/1`, save(1, "laptop")))).toMatchObject({
    status: 409,
    code: "stale-revision",
    revision: { counter: 2, device: "phone" },
  });
  const flag = { data: { flagged: true, revision: { counter: 1, device: "phone" } } };
  expect(await told(await http.put(`${at}/flags/3`, flag))).toMatchObject({ status: 200, slot: 3, flagged: true });
  expect(await told(await http.get(`${at}/clock`))).toMatchObject({ status: 200, finishedAt: null });

  const ends = await Promise.all(Array.from({ length: 10 }, () => http.post(`${at}/finish`, { data: {} })));
  const bodies = await Promise.all(ends.map(told));
  expect(bodies[0]).toMatchObject({ status: 200, result: at.replace("/api/attempts", "/results") });
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(await told(await http.put(`${at}/answers/1`, save(9)))).toMatchObject({
    status: 410,
    code: "already-finished",
  });
  expect(await told(await http.get(`${at}/clock`))).not.toMatchObject({ finishedAt: null });
});

test("what is wrong is refused with its status, in the person's language, and changes nothing", async ({ page }) => {
  const { at, http } = await sitter(page);
  const json = { "content-type": "application/json" };
  const put = (path: string, options: Parameters<APIRequestContext["put"]>[1]) => http.put(`${at}${path}`, options);
  expect(await told(await put("/answers/1", { data: { response: null } }))).toMatchObject({
    status: 400,
    code: "bad-input",
    field: "revision",
    message: expect.stringContaining("Revíselo"),
  });
  expect(await told(await put("/answers/1", { data: { ...save(1).data, passed: true } }))).toMatchObject({
    field: "passed",
  });
  expect(await told(await put("/answers/1", { headers: json, data: "{" }))).toMatchObject({ status: 400 });
  expect(await told(await put("/answers/1", { headers: { "content-type": "text/plain" }, data: "{}" }))).toMatchObject({
    status: 415,
  });
  expect(await told(await put("/answers/1", save(1, "phone", "x".repeat(20_000))))).toMatchObject({ status: 413 });
  const elsewhere = { ...save(1), headers: { origin: "https://elsewhere.invalid" } };
  expect(await told(await put("/answers/1", elsewhere))).toMatchObject({ status: 403 });
  for (const slot of ["0", "51", "01", "1e0", "x"]) {
    expect(await told(await put(`/answers/${slot}`, save(1)))).toMatchObject({ status: 404, code: "not-found" });
  }
  expect(await told(await http.post(`${at}/finish`, { data: { score: 50 } }))).toMatchObject({
    status: 400,
    field: "score",
  });
  // Revision 1 still wins: none of these was stored.
  expect(await told(await put("/answers/1", save(1)))).toMatchObject({ status: 200 });
});

test("a stranger's attempt is as unknown as none, and a guest is asked to sign in", async ({
  page,
  browser,
  baseURL,
}) => {
  const { at } = await sitter(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  const calls = (http: APIRequestContext, address: string) => [
    http.get(`${address}/clock`),
    http.put(`${address}/answers/1`, save(1)),
    http.post(`${address}/finish`, { data: {} }),
  ];
  for (const call of calls(other.request, at))
    expect(await told(await call)).toMatchObject({ status: 401, code: "signed-out" });
  await signUp(other, "it");
  const strange = await Promise.all(calls(other.request, at).map(async (call) => told(await call)));
  const unknown = await Promise.all(calls(other.request, "/api/attempts/none").map(async (call) => told(await call)));
  expect(strange).toEqual(unknown);
  for (const reply of strange) expect(reply).toMatchObject({ status: 404, code: "not-found" });
  await context.close();
});

test("a page says in which language it is read, whatever another tab or the profile says", async ({ page }) => {
  const { at, http } = await sitter(page);
  const headers = { "x-page-language": "it" };
  const lost = await http.put(`${at}/answers/99`, { ...save(1), headers });
  expect(await told(lost)).toMatchObject({ status: 404, message: expect.stringContaining("indirizzo") });
  expect((await http.put(`${at}/answers/1`, { ...save(1), headers })).status()).toBe(200);
  expect(localesOf(at.split("/").at(-1) ?? "")).toEqual(["it"]);
  // What is no language is not taken for one.
  const odd = await http.put(`${at}/answers/2`, { ...save(1), headers: { "x-page-language": "xx" } });
  expect(odd.status()).toBe(200);
  expect(localesOf(at.split("/").at(-1) ?? "")).toEqual(["it", "es"]);
});

test("the page's own script may save, by the browser's rules of origin", async ({ page }) => {
  const { at } = await sitter(page);
  const status = await page.evaluate(async (address) => {
    const body = JSON.stringify({ response: null, revision: { counter: 1, device: "page" } });
    const headers = { "content-type": "application/json" };
    return (await fetch(`${address}/answers/1`, { method: "PUT", headers, body })).status;
  }, at);
  expect(status).toBe(200);
});
