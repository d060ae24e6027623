import { describe, expect, test } from "vitest";
import { type Frame, frameOf, goalPosts, mownStripes, paintedLines } from "./pitch";
import type { Plan } from "./plan";

const EMPTY: Plan = {
  field: { sides: "boards", length: 300, width: 160 },
  view: "near-end",
  colours: { hitting: "red", opposing: "blue" },
  ball: null,
  players: [],
  marks: [],
};

function withPlayer(x: number, y: number): Plan {
  return { ...EMPTY, players: [{ id: "a", label: "1", team: "hitting", at: { x, y } }] };
}

const bottom = (frame: Frame) => frame.top + frame.height;

describe("the frame", () => {
  test("of the near end: the whole width with room beside it, 100 yards deep, the goal's safety zone above", () => {
    expect(frameOf(EMPTY)).toEqual({ left: -90, top: -16, width: 180, height: 116 });
  });
  test("of the far end: the last 100 yards and what lies behind the other back line", () => {
    expect(frameOf({ ...EMPTY, view: "far-end" })).toEqual({ left: -90, top: 200, width: 180, height: 116 });
  });
  test("of a lined field: 200 yards wide", () => {
    const frame = frameOf({ ...EMPTY, view: "whole", field: { sides: "lines", length: 300, width: 200 } });
    expect(frame).toEqual({ left: -110, top: -16, width: 220, height: 332 });
  });
  test("grows for whoever stands further out, on both sides alike", () => {
    const wide = frameOf(withPlayer(95, 20));
    expect([wide.left, wide.width]).toEqual([-104, 208]);
    expect(bottom(frameOf(withPlayer(0, 150)))).toBe(159);
    expect(frameOf(withPlayer(0, -25)).top).toBe(-34);
  });
  test("of a field shorter than an end is deep shows all of it", () => {
    const frame = frameOf({ ...EMPTY, field: { sides: "boards", length: 90, width: 60 } });
    expect([frame.top, bottom(frame)]).toEqual([-16, 106]);
  });
});

describe("what is painted", () => {
  test("30, 40 and 60 yards from each back line that is shown", () => {
    expect(paintedLines(300, frameOf(EMPTY)).map((line) => line.y)).toEqual([30, 40, 60]);
    expect(paintedLines(300, frameOf({ ...EMPTY, view: "whole" })).map((line) => [line.y, line.yards])).toEqual([
      [30, 30],
      [40, 40],
      [60, 60],
      [240, 60],
      [260, 40],
      [270, 30],
    ]);
  });
  test("no line of one end lies beyond the middle of a short field", () => {
    const short: Plan = { ...EMPTY, view: "whole", field: { sides: "boards", length: 100, width: 60 } };
    expect(paintedLines(100, frameOf(short)).map((line) => line.y)).toEqual([30, 40, 60, 70]);
  });
  test("posts 8 yards apart on each goal line that is shown", () => {
    expect(goalPosts(300, frameOf(EMPTY))).toEqual([
      { x: -4, y: 0 },
      { x: 4, y: 0 },
    ]);
    expect(goalPosts(300, frameOf({ ...EMPTY, view: "whole" })).map((post) => post.y)).toEqual([0, 0, 300, 300]);
  });
  test("stripes are mown every second 10 yards, on grass only", () => {
    expect(mownStripes(300, frameOf(EMPTY))).toEqual([
      { from: 0, to: 10 },
      { from: 20, to: 30 },
      { from: 40, to: 50 },
      { from: 60, to: 70 },
      { from: 80, to: 90 },
    ]);
    const far = mownStripes(300, frameOf({ ...EMPTY, view: "far-end" }));
    expect([far[0], far.at(-1)]).toEqual([
      { from: 200, to: 210 },
      { from: 280, to: 290 },
    ]);
  });
});
