import { describe, expect, it } from "vitest";
import { faultPage } from "./fault-page";
import { PAGE_BODY_MAX, requestFault } from "./request-fault";

const ACTION = "40".repeat(21);
const BOUNDARY = "x";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nv\r\n--x--\r\n`;

function post(body: string, headers: Record<string, string> = {}, path = "/es/sign-up"): Request {
  const own = { host: "club.example", "content-type": MULTIPART, "content-length": String(body.length) };
  return new Request(`http://club.example${path}`, { method: "POST", body, headers: { ...own, ...headers } });
}

describe("the fault of a request", () => {
  it.each([
    ["a form", post(part("name"))],
    ["a form of an action", post(part(`$ACTION_ID_${ACTION}`))],
    ["a form from our own site", post(part("name"), { origin: "https://club.example" })],
    ["a form behind a proxy", post(part("n"), { origin: "https://a.example", "x-forwarded-host": "a.example" })],
    ["an action of a script", post("[]", { "content-type": "text/plain;charset=UTF-8", "next-action": ACTION })],
    ["a page", new Request("http://club.example/es/%C3%B1")],
  ])("%s has none", async (_, request) => {
    expect(await requestFault(request)).toBeNull();
  });
  it.each([
    ["unreadable", "broken percent-encoding", new Request("http://club.example/en/%E0%A4%A")],
    ["unreadable", "a form that breaks off", post("--x\r\nContent-Disposition: form-data; name=")],
    ["unreadable", "a form without a boundary", post(part("n"), { "content-type": "multipart/form-data" })],
    ["unreadable", "the mark of no action, in the head", post(part("n"), { "next-action": "abc" })],
    ["unreadable", "the mark of no action, in a field", post(part("$ACTION_ID_abc"))],
    ["unreadable", "what a script did not write", post("{", { "content-type": "text/plain", "next-action": ACTION })],
    ["foreign", "another site", post(part("n"), { origin: "https://evil.example" })],
    ["foreign", "a hidden origin", post(part("n"), { origin: "null" })],
    ["unmeasured", "no length", post(part("n"), { "content-length": "" })],
    ["large", "a byte too many", post("", { "content-length": String(PAGE_BODY_MAX + 1) })],
    ["unknown", "a form that we do not use", post("a=b", { "content-type": "application/x-www-form-urlencoded" })],
    ["unknown", "text by no script", post("[]", { "content-type": "text/plain" })],
  ] as const)("%s: %s", async (fault, _, request) => {
    expect(await requestFault(request)).toBe(fault);
  });
  it("leaves the body to be read", async () => {
    const request = post(part("name"));
    await requestFault(request);
    expect((await request.formData()).get("name")).toBe("v");
  });
});

it("is told in the language of the address", async () => {
  const answer = faultPage("large", "es");
  expect(answer.status).toBe(413);
  const html = await answer.text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain("<h1>Esto es demasiado grande.</h1>");
});
