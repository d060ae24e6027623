/**
 * The field as something to draw: which part of it is shown, which lines are painted, where the posts stand. All in
 * yards, as in point.ts; components/field turns them into units of a drawing.
 */
import type { Plan } from "./plan";
import type { XY } from "./point";

/** Half the width of a goal: the posts stand 4 yards from the middle. */
export const POST_X = 4;
/** Yards from a back line at which a line is painted. */
export const LINE_YARDS = [30, 40, 60] as const;
/** Width of a mown stripe. */
export const STRIPE = 10;

/** How much grass is shown of one end, from its back line, unless somebody stands further out. */
const END_DEPTH = 100;
/** Yards shown round the field: behind a back line, and beside the boards. */
const BEHIND = 16;
const BESIDE = 10;
/** Room that a marker needs between its point and the edge of the drawing. */
const ROOM = 9;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PitchLine {
  readonly y: number;
  /** Yards to the back line that it belongs to. */
  readonly yards: (typeof LINE_YARDS)[number];
}

/**
 * The part of the field that a plan shows, in yards: the whole width, and along it what `view` names, wide enough for
 * every player, the ball and every mark.
 */
export function frameOf(plan: Plan): Frame {
  const { length, width } = plan.field;
  const points = pointsOf(plan);
  const depth = Math.min(END_DEPTH, length);
  const shown = {
    "near-end": { top: -BEHIND, bottom: depth < length ? depth : length + BEHIND },
    "far-end": { top: depth < length ? length - depth : -BEHIND, bottom: length + BEHIND },
    whole: { top: -BEHIND, bottom: length + BEHIND },
  }[plan.view];
  const across = points.map((point) => Math.abs(point.x) + ROOM);
  const half = Math.max(width / 2 + BESIDE, ...across);
  const top = Math.min(shown.top, ...points.map((point) => point.y - ROOM));
  const bottom = Math.max(shown.bottom, ...points.map((point) => point.y + ROOM));
  return { left: -half, top, width: 2 * half, height: bottom - top };
}

function pointsOf(plan: Plan): XY[] {
  const points: XY[] = plan.players.map((player) => player.at);
  if (plan.ball) points.push(plan.ball);
  for (const mark of plan.marks) {
    if (mark.is === "spot") points.push(mark.at);
    if (mark.is === "limit-line") points.push({ x: 0, y: mark.y });
    if (mark.is === "gap") points.push(mark.from, mark.to);
    // A circle may run out of the drawing; its middle may not.
    if (mark.is === "limit-circle") points.push(mark.centre);
  }
  return points;
}

/** Is this y inside the frame? */
export function shows(frame: Frame, y: number): boolean {
  return y >= frame.top && y <= frame.top + frame.height;
}

/** The painted lines that the frame shows, from the top down; on a field too short for it a line of one end is left out. */
export function paintedLines(length: number, frame: Frame): PitchLine[] {
  const near = LINE_YARDS.filter((yards) => yards < length / 2).map((yards) => ({ y: yards, yards }));
  const far = near.map(({ yards }) => ({ y: length - yards, yards })).reverse();
  return [...near, ...far].filter((line) => shows(frame, line.y));
}

/** The four goal posts, those that the frame shows. */
export function goalPosts(length: number, frame: Frame): XY[] {
  return [0, length].filter((y) => shows(frame, y)).flatMap((y) => [-POST_X, POST_X].map((x) => ({ x, y })));
}

/** Every second mown stripe, cut to the grass that the frame shows: from and to in yards. */
export function mownStripes(length: number, frame: Frame): { from: number; to: number }[] {
  const stripes = [];
  const bottom = Math.min(length, frame.top + frame.height);
  for (let from = 0; from < bottom; from += 2 * STRIPE) {
    const to = Math.min(from + STRIPE, bottom);
    if (to > frame.top) stripes.push({ from: Math.max(from, frame.top, 0), to });
  }
  return stripes;
}
