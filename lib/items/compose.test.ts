import { describe, expect, it } from "vitest";
import { edition2026 as edition } from "../rules/editions/2026";
import { compose } from "./compose";
import { toy } from "./toy";
import { variantsOf } from "./variants";

const items = variantsOf(toy, edition).map((_, seed) => compose(toy, seed, edition));
const [miss, number, open, disputed] = items;

describe("the list of a family", () => {
  it("holds each distinct question once, in the order of the cases", () => {
    expect(items.map((item) => item.format)).toEqual(["choose-one", "number", "choose-all", "choose-all"]);
    expect(() => compose(toy, items.length, edition)).toThrow(RangeError);
  });
});

describe("a composed question", () => {
  it("is the same for the same seed", () => {
    expect(compose(toy, 0, edition)).toEqual(miss);
  });

  it("has the engine's call as its key: a miss at a Penalty 2 is a free hit from the 30 (36.T.miss.2)", () => {
    const right = miss?.options.filter(
      (option) => miss.key.format !== "number" && miss.key.options.includes(option.id),
    );
    expect(right?.map((option) => option.call)).toEqual([
      { is: "outcome", outcome: { do: "penalty", penalty: "5a", to: "opposing", at: { x: 0, y: 30 } } },
    ]);
    expect(right?.[0]?.misconception).toBeNull();
  });

  it("drops a misconception that leads to the right call, and names the others", () => {
    expect(miss?.options.map((option) => option.misconception).sort()).toEqual(["again", "live", null].sort());
    expect(miss?.options.map((option) => option.id)).toEqual(["a", "b", "c"]);
  });

  it("asks a number from the ruling, with what people say instead (36.2.b: where the ball died, 12 yards out)", () => {
    expect(number?.key).toEqual({ format: "number", value: 12 });
    expect(number?.options).toEqual([]);
    expect(number?.nearMisses).toEqual([]);
  });

  it("accepts every open call where a clause leaves the umpire the choice (36.5.c), and may be scored", () => {
    expect(open?.key.format !== "number" && open?.key.options.length).toBe(2);
    expect(open?.scored).toBe(true);
  });

  it("is for practice only where the rules conflict (D36-01)", () => {
    expect(disputed?.ruling.exam).toBe("leave-out");
    expect(disputed?.scored).toBe(false);
  });

  it("tells the change that flips the ruling, and none where the ruling stays", () => {
    expect(miss?.flip?.id).toBe("families.toy.flip");
    expect(miss?.flip?.args?.call).toMatchObject({ id: "calls.play-on.live" });
  });
});

describe("a family with a fault", () => {
  it("is refused with the case and the fact that is wrong", () => {
    const broken = {
      ...toy,
      id: "broken",
      cases: () => [{ ...firstCase(), facts: { kind: "execution", penalty: "11" } }],
    };
    expect(() => variantsOf(broken, edition)).toThrow(/^broken, case 0 \(miss\): penalty: expected/);
  });
});

function firstCase() {
  const [first] = toy.cases(edition);
  if (first === undefined) throw new Error("the toy has cases");
  return first;
}
