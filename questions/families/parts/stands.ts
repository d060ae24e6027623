/** The places from which scenes of `positions` are made; each lies well inside what the text decides (D37-13 to D37-20). */
import type { Random } from "@/lib/items/random";
import type { Stand } from "./positions";

const between = (random: Random, from: number, to: number): number => from + random.below(to - from + 1);

/** Steps from the ball whose length is a whole number of yards. */
const NEAR = [
  [0, 20],
  [7, 24],
  [10, 24],
  [12, 16],
  [0, 27],
  [15, 20],
  [0, 14],
] as const;
const FAR = [
  [0, 34],
  [16, 30],
  [12, 35],
  [0, 38],
  [15, 36],
  [0, 33],
] as const;
const FARTHER = [
  [0, 46],
  [9, 40],
  [14, 48],
  [0, 52],
] as const;

function step(steps: readonly (readonly [number, number])[], down: 1 | -1): Stand["at"] {
  return (random, side, ball) => {
    const [aside, along] = random.pick(steps);
    return { x: ball.x + side * aside, y: ball.y - down * along };
  };
}

/** On the field, short of the 30-yard line. */
export const onField: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 9, 24), y: between(random, 4, 14) }),
};
export const inGoal: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 0, 2), y: -between(random, 1, 2) }),
};
export const byThePost: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 6, 8), y: -between(random, 2, 3) }),
};
export const wideBehind: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 18, 45), y: -between(random, 3, 6) }),
};
export const over30: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 6, 26), y: between(random, 32, 38) }),
};
export const under30: Stand = {
  team: "opposing",
  at: (random, side) => ({ x: side * between(random, 5, 34), y: between(random, 16, 28) }),
};
export const near: Stand = { team: "opposing", at: step(NEAR, 1) };
export const far: Stand = { team: "opposing", at: step(FAR, 1) };
export const farther: Stand = { team: "opposing", at: step(FARTHER, 1) };
/** On the hitting team's side of the ball, more than 30 yards off. */
export const beyond: Stand = { team: "opposing", at: step(FAR, -1) };

/**
 * Steps for a player on the way back at a 3, 4 or 6, beside the ball and towards the middle of the field: so far from it that
 * 36.4.1.c and 36.4.2.c are kept, which want 30 yards of whoever comes back.
 */
const ASIDE = [
  [33, 0],
  [35, 12],
  [30, 16],
  [32, 24],
  [36, 15],
  [40, 9],
] as const;

function aside(up: 1 | -1): Stand["at"] {
  return (random, side, ball) => {
    const [across, along] = random.pick(ASIDE);
    const inward = ball.x === 0 ? side : -Math.sign(ball.x);
    return { x: ball.x + inward * across, y: ball.y + up * along };
  };
}

const rivalOff = (at: Stand["at"]): Stand => ({ team: "opposing", off: true, at });
export const offField = rivalOff(aside(1));
export const offNear = rivalOff(step(NEAR, -1));
export const offFar = rivalOff(step(FARTHER, -1));

/** Short of the 40-yard line at a 3. */
export const mateShort: Stand = {
  team: "hitting",
  at: (random, side) => ({ x: side * between(random, 10, 22), y: between(random, 32, 37) }),
};
export const mateBehind: Stand = {
  team: "hitting",
  at: (random, side) => ({ x: side * between(random, 10, 22), y: between(random, 44, 58) }),
};
/** Behind the ball of a 2 from the line. */
export const mateBack: Stand = {
  team: "hitting",
  at: (random, side) => ({ x: side * between(random, 10, 22), y: between(random, 33, 38) }),
};
export const mateUpfield: Stand = {
  team: "hitting",
  at: (random, side) => ({ x: side * between(random, 10, 28), y: between(random, 14, 27) }),
};
export const mateAhead: Stand = { team: "hitting", at: step(FAR, 1) };
export const mateByBall: Stand = { team: "hitting", at: step(NEAR, -1) };
export const mateOff: Stand = {
  team: "hitting",
  off: true,
  at: aside(-1),
};
