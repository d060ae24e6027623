import type { Frame } from "@/lib/field/pitch";
import type { XY } from "@/lib/field/point";

/** Every drawing is this many units wide, so that plan.css can turn units into pixels without knowing the field. */
export const DRAWING_WIDTH = 1000;

export interface Drawing {
  readonly height: number;
  /** Units to a yard. */
  readonly scale: number;
  readonly x: (yards: number) => number;
  readonly y: (yards: number) => number;
  readonly translate: (point: XY) => string;
}

/** Turns yards into units of the drawing: the goal that is aimed at lies on top, left is the hitter's left. */
export function drawingOf(frame: Frame): Drawing {
  const scale = DRAWING_WIDTH / frame.width;
  const x = (yards: number) => round((yards - frame.left) * scale);
  const y = (yards: number) => round((yards - frame.top) * scale);
  return {
    height: round(frame.height * scale),
    scale,
    x,
    y,
    translate: (point) => `translate(${x(point.x)} ${y(point.y)})`,
  };
}

function round(units: number): number {
  const rounded = Math.round(units * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
