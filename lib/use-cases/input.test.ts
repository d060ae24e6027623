import { describe, expect, it } from "vitest";
import { z } from "zod";
import { filledLine, parseInput } from "./input";

const schema = z.object({ name: filledLine(20) });
const parsed = (name: string) => parseInput(schema, { name });

describe("a line that must be filled", () => {
  it.each([
    ["nothing", ""],
    ["white space", " \u00a0\t "],
    ["zero-width characters", "\u200b\u200d\ufeff\u2060"],
    ["a soft hyphen", "\u00ad"],
    ["letters of Hangul that show nothing", "\u3164\u115f\uffa0"],
    ["the empty pattern of Braille", "\u2800"],
  ])("of %s is missing", (_, name) => {
    expect(parsed(name)).toMatchObject({ ok: false, fields: [{ field: "name", code: "required" }] });
  });
  it.each([
    ["signs alone", "?!"],
    ["a mark without its letter", "\u0301"],
    ["an override of the direction", "Ana \u202egnp.\u202c"],
    ["an isolate", "Ana \u2066x\u2069"],
    ["a control character", "Ana\u0007"],
  ])("with %s is not text", (_, name) => {
    expect(parsed(name)).toMatchObject({ ok: false, fields: [{ field: "name", code: "bad-characters" }] });
  });
  it.each(["Ñandú", "O'Brien-Łoś", "علی\u200cرضا", "王", "7"])("such as %s is taken as it is", (name) => {
    expect(parsed(name)).toEqual({ ok: true, value: { name } });
  });
  it("is trimmed, with single spaces, in the composed form", () => {
    expect(parsed("  Jose\u0301   \u00a0Paz ")).toEqual({ ok: true, value: { name: "José Paz" } });
  });
});
