import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance } from "./point";
import { spread } from "./spread";

describe("spread", () => {
  test("leaves alone what is in nobody's way", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 0, y: 30 },
    ];
    expect(spread(points, [{ x: 20, y: 20 }], 8, 6)).toEqual(points);
  });
  test("parts two by half each, along the line between them", () => {
    expect(
      spread(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
        ],
        [],
        8,
        6,
      ),
    ).toEqual([
      { x: -2, y: 0 },
      { x: 6, y: 0 },
    ]);
  });
  test("moves a marker from the ball, never the ball", () => {
    const ball = { x: 0, y: 60 };
    expect(spread([{ x: 0, y: 61 }], [ball], 8, 6)).toEqual([{ x: 0, y: 66 }]);
    expect(ball).toEqual({ x: 0, y: 60 });
  });
  test("any two sides of four end up apart, and nobody far from the own point", () => {
    const yards = fc.integer({ min: -60, max: 60 });
    const point = fc.record({ x: yards, y: yards });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), (points) => {
        const placed = spread(points, [], 8, 6);
        for (const [i, a] of placed.entries()) {
          for (const b of placed.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(7);
          expect(distance(a, points[i] ?? a)).toBeLessThan(40);
        }
        expect(spread(points, [], 8, 6)).toEqual(placed);
      }),
    );
  });
});
