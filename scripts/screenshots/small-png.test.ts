import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { smallPng } from "./small-png";

/** Three by five pixels, RGBA, a row for each of the five filters; written by another program. */
const SOURCE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAYAAACAcVaiAAAAQ0lEQVR4nGP4z8DwH4RBFOMvLpH/bGVvGBibmBmY+P9/ZQCB40n6DMy/f/9uaHRsZFgx7R0DCwMjIwMv7wkGBjdGBgAfAhVwm0S0SAAAAABJRU5ErkJggg==",
  "base64",
);
const PIXELS = [
  ["ff0000", "ff0000", "0000ff"],
  ["fa0a14", "008000", "010203"],
  ["090909", "008000", "c86432"],
  ["ffffff", "000000", "0cc807"],
  ["ff0000", "0d0dc8", "0d0ec9"],
];

/** The body of the first chunk of this type. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

describe("a smaller PNG", () => {
  test("shows the same pixels, by a palette", () => {
    const small = smallPng(SOURCE);
    expect(chunkOf(small, "IHDR").toString("hex")).toBe("00000003000000050803000000");
    const palette = chunkOf(small, "PLTE").toString("hex").match(/.{6}/g) ?? [];
    const rows = inflateSync(chunkOf(small, "IDAT"));
    const seen = PIXELS.map((row, y) => row.map((_, x) => palette[rows[y * 4 + 1 + x] ?? 0]));
    expect(seen).toEqual(PIXELS);
  });

  test("ends as the format says, checks and all", () => {
    expect(smallPng(SOURCE).subarray(-12).toString("hex")).toBe("0000000049454e44ae426082");
  });

  test("is made of nothing else", () => {
    expect(() => smallPng(Buffer.from("no picture"))).toThrow(RangeError);
  });
});
