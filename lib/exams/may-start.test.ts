import { describe, expect, test } from "vitest";
import { mayStart, mayStillSit, type PastAttempt, type StartQuestion } from "./may-start";
import { DEFAULT_POLICY } from "./policy.testing";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 11, 1, 12);
const failed = (hoursAgo: number): PastAttempt => ({
  id: `ended-${hoursAgo}`,
  finishedAt: now - hoursAgo * HOUR,
  passed: false,
});
const ask = (change: Partial<StartQuestion> = {}): StartQuestion => ({
  policy: DEFAULT_POLICY,
  window: { opensAt: 0, closesAt: null },
  person: { active: true, memberNumber: "1042", hasReadAttempts: false },
  attempts: [],
  now,
  ...change,
});

describe("who may start", () => {
  test.each<[string, Partial<StartQuestion>, object]>([
    ["a member with no attempt yet", {}, { ok: true, attemptsLeft: 3 }],
    ["one failed, seven days over", { attempts: [failed(168)] }, { ok: true, attemptsLeft: 2 }],
    [
      "one failed, a millisecond too early",
      { attempts: [{ ...failed(168), finishedAt: now - 168 * HOUR + 1 }] },
      { code: "wait", at: now + 1 },
    ],
    ["waits from the last end", { attempts: [failed(400), failed(10)] }, { code: "wait", at: now + 158 * HOUR }],
    ["three attempts used", { attempts: [failed(600), failed(400), failed(200)] }, { code: "attempts-used-up" }],
    ["passed before", { attempts: [{ id: "p", finishedAt: 1, passed: true }] }, { code: "passed-already" }],
    [
      "one running",
      { attempts: [failed(400), { id: "r", finishedAt: null, passed: null }] },
      { code: "attempt-running", attemptId: "r" },
    ],
    [
      "no member number",
      { person: { active: true, memberNumber: null, hasReadAttempts: false } },
      { code: "member-number-needed" },
    ],
    [
      "as staff has read attempts of the window",
      { person: { active: true, memberNumber: "1042", hasReadAttempts: true } },
      { code: "has-read-attempts" },
    ],
    [
      "an account closed by staff",
      { person: { active: false, memberNumber: "1042", hasReadAttempts: false } },
      { code: "forbidden" },
    ],
    [
      "the window not open yet",
      { window: { opensAt: now + 1, closesAt: null } },
      { code: "window-not-open", at: now + 1 },
    ],
    ["the window just closed", { window: { opensAt: 0, closesAt: now } }, { code: "window-closed", at: now }],
  ])("%s", (_, change, expected) => {
    expect(mayStart(ask(change))).toMatchObject(expected);
  });
});

describe("who may still sit", () => {
  test.each<[string, Partial<StartQuestion>, boolean]>([
    ["never sat", {}, true],
    ["waiting counts as having attempts", { attempts: [failed(1)] }, true],
    ["running", { attempts: [{ id: "r", finishedAt: null, passed: null }] }, true],
    ["passed", { attempts: [{ id: "p", finishedAt: 1, passed: true }] }, false],
    ["none left", { attempts: [failed(600), failed(400), failed(200)] }, false],
    ["window closed", { window: { opensAt: 0, closesAt: now } }, false],
    ["window not open yet", { window: { opensAt: now + 1, closesAt: null } }, false],
  ])("%s: %s", (_, change, expected) => {
    expect(mayStillSit(ask(change))).toBe(expected);
  });
});
