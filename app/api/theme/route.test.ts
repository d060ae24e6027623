import { beforeEach, expect, test, vi } from "vitest";

// The cookie jar belongs to a request that Next runs; here it is a map.
const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    set: (name: string, value: string) => jar.set(name, value),
    delete: (name: string) => jar.delete(name),
  }),
}));
const { POST } = await import("./route");

function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request("http://localhost/api/theme", { method: "POST", body: new URLSearchParams(fields), headers }),
  );
}

beforeEach(() => jar.clear());

test("a form sets the cookie and leads back", async () => {
  const answer = await send({ theme: "dark", back: "/es/practice?rule=36" });
  expect([answer.status, answer.headers.get("location"), jar.get("theme")]).toEqual([
    303,
    "/es/practice?rule=36",
    "dark",
  ]);
});

test("as the device: no cookie", async () => {
  jar.set("theme", "dark");
  await send({ theme: "device", back: "/en" });
  expect(jar.has("theme")).toBe(false);
});

test("a script is answered without a page", async () => {
  expect((await send({ theme: "light" }, { accept: "application/json" })).status).toBe(204);
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "/a\nb", ""])(
  "back %j leads nowhere else",
  async (back) => {
    expect((await send({ theme: "dark", back })).headers.get("location")).toBe("/");
  },
);

test("a body that is no form changes nothing harmful", async () => {
  const request = new Request("http://localhost/api/theme", {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect((await POST(request)).status).toBe(303);
});
