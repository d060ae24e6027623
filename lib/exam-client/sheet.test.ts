import { describe, expect, test } from "vitest";
import { readNumber, writeNumber } from "./number-text";
import { chosenIn, countSheet, firstOpen, type Sheet, write } from "./sheet";

const line = (slot: number) => ({ slot, response: null, revision: null, flagged: false, flagRevision: null });
const EMPTY: Sheet = [line(1), line(2), line(3)];
const given = { format: "choose-one", option: "b" } as const;
const at = (counter: number, device = "here") => ({ counter, device });

describe("the sheet", () => {
  test("an answer lands on its own question and nowhere else", () => {
    const sheet = write(EMPTY, { kind: "answer", slot: 2, value: given, revision: at(1) });
    expect(sheet).toEqual([line(1), { ...line(2), response: given, revision: at(1) }, line(3)]);
    expect(countSheet(sheet)).toEqual({
      questions: 3,
      answered: 1,
      flagged: 0,
      unansweredSlots: [1, 3],
      flaggedSlots: [],
    });
    expect(firstOpen(sheet)).toBe(1);
  });

  test("older than what stands changes nothing; taken back is unanswered", () => {
    const sheet = write(EMPTY, { kind: "answer", slot: 1, value: given, revision: at(5) });
    expect(write(sheet, { kind: "answer", slot: 1, value: null, revision: at(4, "other") })).toEqual(sheet);
    const back = write(sheet, { kind: "answer", slot: 1, value: null, revision: at(6) });
    expect(countSheet(back).answered).toBe(0);
  });

  test("a flag leaves the answer alone", () => {
    const sheet = write(EMPTY, { kind: "flag", slot: 3, value: true, revision: at(1) });
    expect(countSheet(sheet).flaggedSlots).toEqual([3]);
    expect(countSheet(sheet).answered).toBe(0);
  });

  test("what is chosen", () => {
    expect(chosenIn(given)).toEqual(["b"]);
    expect(chosenIn({ format: "choose-all", options: ["a", "c"] })).toEqual(["a", "c"]);
    expect(chosenIn({ format: "number", value: 3 })).toEqual([]);
    expect(chosenIn(null)).toEqual([]);
  });
});

describe("a number as typed", () => {
  const bounds = { min: 0, max: 150 };
  test.each([
    ["40", 40],
    [" 6,5 ", 6.5],
    ["6.5", 6.5],
    ["1 00", 100],
    ["-0", 0],
    [",5", 0.5],
    ["4.", 4],
  ])("%j is %d", (text, value) => {
    expect(readNumber(text, bounds)).toEqual({ is: "number", value });
  });
  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["abc", "not-a-number"],
    ["1.000,5", "not-a-number"],
    ["1e3", "not-a-number"],
    ["Infinity", "not-a-number"],
    ["151", "out-of-bounds"],
    ["−3", "out-of-bounds"],
  ])("%j is %s", (text, is) => {
    expect(readNumber(text, bounds)).toEqual({ is });
  });
  test("and back", () => {
    expect(writeNumber(6.5, true)).toBe("6,5");
    expect(writeNumber(6.5, false)).toBe("6.5");
  });
});
