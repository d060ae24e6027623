import { describe, expect, test } from "vitest";
import { isCurrent, navItems } from "./nav-items";
import { GUEST_VIEWER, type Viewer } from "./viewer";

const keys = (viewer: Viewer) => navItems(viewer).map((item) => item.key);
const CANDIDATE: Viewer = { signedIn: true, name: "Lucía", roles: ["candidate"], sitting: null };

describe("where one can go", () => {
  test("a guest: play, practice, exam; a candidate the own home too", () => {
    expect(keys(GUEST_VIEWER)).toEqual(["play", "practice", "exam"]);
    expect(keys(CANDIDATE)).toEqual(["play", "practice", "exam", "home"]);
  });
  test("staff see results, an administrator people too", () => {
    expect(keys({ ...CANDIDATE, roles: ["candidate", "staff"] })).toEqual([
      "play",
      "practice",
      "exam",
      "home",
      "staff",
    ]);
    expect(keys({ ...CANDIDATE, roles: ["admin"] })).toEqual(["play", "practice", "exam", "home", "staff", "people"]);
  });
  test("during a sitting neither play nor practice is offered", () => {
    expect(keys({ ...CANDIDATE, sitting: { attemptId: "a" } })).toEqual(["exam", "home"]);
  });
  test("the list of one viewer does not leak into that of the next", () => {
    navItems({ ...CANDIDATE, roles: ["admin"] });
    expect(keys(GUEST_VIEWER)).toEqual(["play", "practice", "exam"]);
  });
});

test("a place is current on its own page and below it", () => {
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/", "/practice")).toBe(false);
  expect(isCurrent("/practice", "/practice/36.T")).toBe(true);
  expect(isCurrent("/exam", "/examples")).toBe(false);
});
