/**
 * Limits are met exactly where they are met on the grass, whatever decimals the places have: 32.3 − 2.3 is 30 yards,
 * though binary fractions say 29.999999999999996. Found by a reader of the rules; tested over the whole kind.
 */
import { describe, expect, it } from "vitest";
import { edition2026 as edition } from "./editions/2026";
import { judge } from "./judge";
import { parseSituation } from "./parse-situation";
import type { Ruling } from "./ruling";

function rule(input: Record<string, unknown>): Ruling {
  const parsed = parseSituation(input, edition);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return judge(parsed.value, edition);
}

const tenths = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 10 }, (_, index) => (from * 10 + index) / 10);
const twoDigits = (value: number): number => Number(value.toFixed(1));

describe("decimal places", () => {
  it("exactly 30 yards from the ball is far enough, at every tenth (D37-13)", () => {
    const wrong = tenths(31, 200).filter((y) => {
      const player = { id: "a", team: "opposing", at: { x: 0, y: twoDigits(y - 30) } };
      const ruling = rule({ kind: "positions", penalty: "5a", ball: { x: 0, y }, players: [player] });
      return ruling.outcomes[0]?.do !== "play-on" || !ruling.readings.includes("D37-13");
    });
    expect(wrong).toEqual([]);
  });

  it("a tenth nearer is too near, a tenth farther is certain", () => {
    const at = (gap: number, y: number): Ruling =>
      rule({
        kind: "positions",
        penalty: "5a",
        ball: { x: 0, y },
        players: [{ id: "a", team: "opposing", at: { x: 0, y: twoDigits(y - gap) } }],
      });
    const wrong = tenths(40, 200).filter(
      (y) =>
        at(29.9, y).outcomes[0]?.do !== "foul" ||
        at(30.1, y).certainty !== "text" ||
        at(30.1, y).outcomes[0]?.do !== "play-on",
    );
    expect(wrong).toEqual([]);
  });

  it("exactly 5 yards from the side is enough, on fields of every width (D37-03)", () => {
    const wrong = tenths(80, 200).filter((width) => {
      const x = Number((width / 2 - 5).toFixed(2));
      const ruling = rule({ kind: "set-up", penalty: "5a", ballAt: { x, y: 100 }, field: { width } });
      return ruling.certainty !== "text";
    });
    expect(wrong).toEqual([]);
  });

  it("on the own 60-yard line, in the middle, the two hits are one place, on fields of every length (D36-13)", () => {
    const wrong = tenths(120, 300).filter((length) => {
      const ball = { x: 0, y: twoDigits(length - 60) };
      return rule({ kind: "execution", penalty: "5a", beforePlay: true, ball, field: { length } }).exam !== "any-of";
    });
    expect(wrong).toEqual([]);
  });

  it("an awarded place has no dust in it", () => {
    const dusty = tenths(120, 300).filter((length) => {
      const ruling = rule({
        kind: "execution",
        penalty: "knock-in",
        beforePlay: true,
        ball: { x: 0, y: length },
        field: { length },
      });
      const outcome = ruling.outcomes[0];
      return outcome === undefined || !("at" in outcome) || outcome.at?.y !== twoDigits(length - 60);
    });
    expect(dusty).toEqual([]);
  });
});
