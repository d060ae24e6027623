import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../app/tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name ?? "",
    { light: light ?? "", dark: dark ?? "" },
  ]),
);

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

function colour(name: string, theme: Theme): string {
  const found = tokens.get(name);
  if (!found) throw new Error(`no token --${name}`);
  return found[theme];
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Every pair in which text is set, text first. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...["paper", "card", "good-bg", "amber-bg", "turf", "mow", "safety"].map((ground) => ["ink", ground] as const),
  ...["paper", "card", "mow", "good-bg"].map((ground) => ["soft", ground] as const),
  ...["paper", "card", "good-bg"].map((ground) => ["green", ground] as const),
  ...["paper", "card", "amber-bg"].map((ground) => ["amber", ground] as const),
  ["on-green", "green"],
  ["on-green", "green-hover"],
  ["limit", "turf"],
  ["limit", "mow"],
  ["on-red", "team-red"],
  ["on-blue", "team-blue"],
  ["on-team-green", "team-green"],
  ["on-white", "team-white"],
  ["on-black", "team-black"],
];

/** Every mark that carries something, against every ground that it lies on. */
const MARKS: readonly (readonly [mark: string, ground: string])[] = [
  ...["team-red", "team-blue", "team-green", "rim-white", "rim-black", "chalk", "board", "spot", "limit"].flatMap(
    (mark) => ["turf", "mow", "safety"].map((ground) => [mark, ground] as const),
  ),
  // In the key below the drawing.
  ...["team-red", "team-blue", "team-green", "rim-white", "rim-black", "spot", "limit"].map(
    (mark) => [mark, "paper"] as const,
  ),
  ...["edge", "green", "wrong", "amber"].flatMap((mark) => ["paper", "card"].map((ground) => [mark, ground] as const)),
  ["ball", "ball-edge"],
];

describe.each(THEMES)("contrast, %s", (theme) => {
  test.each(TEXT)("text %s on %s: 4.5", (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS)("mark %s on %s: 3", (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test("the formula gives the figures that WCAG names", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("every token has both values, and every colour of a team is among them", () => {
  expect(css.match(/: light-dark\(/g)?.length).toBe(tokens.size);
  for (const team of ["red", "blue", "green", "white", "black"]) expect(tokens.has(`team-${team}`)).toBe(true);
});
