import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";
import { kindOfPath } from "./kind-of-path";

describe("the kind of a path", () => {
  it.each([
    ["/", "page"],
    ["/en", "page"],
    ["/it/results/a.b", "page"],
    ["/es/play/abc", "no-page"],
    ["/es/play/%00", "no-page"],
    ["/es/play/0b9d1d52-6f0c-4a3e-9a7c-1f2e3d4c5b6a", "page"],
    ["/en/practice/nothing", "page"],
    ["/practice", "page"],
    ["/setup/abc", "bare"],
    ["/icon.svg", "bare"],
    ["/de", "unknown-language"],
    ["/de/exam", "unknown-language"],
    ["/pt-BR/exam", "unknown-language"],
    ["/ES-ar", "unknown-language"],
  ] as const)("%s: %s", (path, kind) => {
    expect(kindOfPath(path)).toBe(kind);
  });
});

describe("the content security policy", () => {
  it("lets no script and no style run without the nonce", () => {
    const policy = contentSecurityPolicy("N", false);
    expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic';");
    expect(policy).toContain("style-src 'self' 'nonce-N';");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  });
});
