import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "./address";
import { cookieSettings } from "./cookies";
import { safePath } from "./safe-path";
import { idsOf, readToken, writeToken } from "./token";

describe("the page to return to", () => {
  it.each([
    ["/en/exam", "/en/exam"],
    ["/es/results/12?tab=a%20b", "/es/results/12?tab=a%20b"],
    ["/en/../it/exam", "/it/exam"],
  ])("%s is ours", (asked, path) => {
    expect(safePath(asked, "/en")).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/en",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/.//evil.example",
    "/en/..//evil.example",
    "en/exam",
    "",
    " /en",
    `/${"x".repeat(1000)}`,
    ["/en"],
    null,
    undefined,
  ])("%j is not", (asked) => {
    expect(safePath(asked, "/en")).toBe("/en");
  });
});

describe("the address of who asks", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["1.1.1.1, 203.0.113.9", "203.0.113.9"],
    ["", "unknown"],
  ])("of %j is what the nearest proxy saw", (header, address) => {
    expect(addressOf(new Headers(header ? { "x-forwarded-for": header } : {}))).toBe(address);
  });
});

describe("the token", () => {
  const ids = { personId: "p", sessionId: "s" };
  beforeEach(() => vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(40)));
  afterEach(() => vi.unstubAllEnvs());

  it("gives back the ids, and holds neither name nor role", async () => {
    const token = await writeToken(ids);
    expect(await readToken(token)).toEqual(ids);
    expect(token).toMatch(/^eyJ/); // A JWE: the ids cannot be read in it.
    expect(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).toContain('"enc":"A256GCM"');
  });

  it.each([undefined, "", "x", "a.b.c.d.e"])("%j is none", async (token) => {
    expect(await readToken(token)).toBeNull();
  });

  it("made with another secret is none", async () => {
    const token = await writeToken(ids);
    vi.stubEnv("NEXTAUTH_SECRET", "y".repeat(40));
    expect(await readToken(token)).toBeNull();
  });

  it.each([{}, null, "p", { personId: 1, sessionId: "s" }, { personId: "p" }])("%j holds no ids", (token) => {
    expect(idsOf(token)).toBeNull();
  });
});

describe("cookies", () => {
  it("are bound to https where the address is https", () => {
    expect(cookieSettings("https://exams.example.org")).toMatchObject({
      session: "__Secure-next-auth.session-token",
      options: { secure: true, httpOnly: true, sameSite: "lax" },
    });
    expect(cookieSettings("http://localhost:3000")).toMatchObject({
      session: "next-auth.session-token",
      options: { secure: false, httpOnly: true, sameSite: "lax" },
    });
  });
});
