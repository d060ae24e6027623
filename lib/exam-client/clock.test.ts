import { describe, expect, test } from "vitest";
import { clockText, measure, remaining, timeParts, warningDue } from "./clock";

const MINUTE = 60_000;

describe("the server's clock", () => {
  test("the middle of the round trip is the server's moment", () => {
    const clock = measure(null, { sentAt: 1000, receivedAt: 1200, serverNow: 50_000, deadline: 110_000 });
    expect(clock).toEqual({ offset: 48_900, error: 100, deadline: 110_000 });
    expect(remaining(clock, 1100)).toBe(60_000);
    expect(remaining(clock, 200_000)).toBe(0);
  });

  test("a coarser measurement that agrees changes the deadline and nothing else", () => {
    const fine = measure(null, { sentAt: 0, receivedAt: 20, serverNow: 1010, deadline: 9000 });
    const clock = measure(fine, { sentAt: 100, receivedAt: 2100, serverNow: 2300, deadline: 12_000 });
    expect(clock).toEqual({ ...fine, deadline: 12_000 });
  });

  test("a finer one is taken", () => {
    const coarse = measure(null, { sentAt: 0, receivedAt: 2000, serverNow: 2300, deadline: 9000 });
    expect(measure(coarse, { sentAt: 3000, receivedAt: 3020, serverNow: 4010, deadline: 9000 }).offset).toBe(1000);
  });

  test("after a sleep of five minutes the time is right again at once", () => {
    const before = measure(null, { sentAt: 0, receivedAt: 20, serverNow: 1010, deadline: 60 * MINUTE });
    // The local clock stood while the computer slept.
    const after = measure(before, {
      sentAt: 1000,
      receivedAt: 1400,
      serverNow: 5 * MINUTE + 2200,
      deadline: 60 * MINUTE,
    });
    expect(Math.abs(remaining(after, 1400) - (55 * MINUTE - 2400))).toBeLessThanOrEqual(200);
  });
});

test("time as text", () => {
  expect([0, 1, 1000, 59_001, 41 * MINUTE + 20_000, 90 * MINUTE].map((left) => clockText(timeParts(left)))).toEqual([
    "0:00",
    "0:01",
    "0:01",
    "1:00",
    "41:20",
    "1:30:00",
  ]);
});

describe("warnings", () => {
  test.each([
    [10 * MINUTE + 500, 10 * MINUTE - 500, 10],
    [5 * MINUTE + 1, 5 * MINUTE, 5],
    [1 * MINUTE + 500, 1 * MINUTE - 500, 1],
    [9 * MINUTE, 8 * MINUTE, null],
    [10 * MINUTE, 10 * MINUTE - 1000, null],
    [500, 0, null],
    // Twenty minutes in a pocket: told late, with what is left.
    [24 * MINUTE, 4 * MINUTE, 4],
  ])("from %i to %i: %s", (before, left, minutes) => {
    expect(warningDue(before, left)).toBe(minutes);
  });
});
