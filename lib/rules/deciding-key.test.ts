/** What is one question and what are two (product.md: the deciding key). */
import { describe, expect, it } from "vitest";
import { decidingKey } from "./deciding-key";
import { edition2026 as edition } from "./editions/2026";
import { parseSituation } from "./parse-situation";

function key(input: Record<string, unknown>): string {
  const parsed = parseSituation(input, edition);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return decidingKey(parsed.value, edition);
}

const execution = (facts: Record<string, unknown>): string => key({ kind: "execution", ...facts });
const player = (id: string, x: number, y: number, off = false) => ({ id, team: "opposing", at: { x, y }, off });

describe("the same question", () => {
  it("a fact that changes nothing: a second play after a miss at a 2, a card for the foul is another matter", () => {
    expect(execution({ penalty: "2", stroke: "missed", secondPlay: "before-contact" })).toBe(
      execution({ penalty: "2", stroke: "missed" }),
    );
  });
  it("where exactly the ball died, as long as it is in the same region", () => {
    const dead = (x: number, y: number) => execution({ penalty: "2", result: "stopped-short", stoppedAt: { x, y } });
    expect(dead(2, 6)).toBe(dead(-30, 22));
  });
  it("a mirror image", () => {
    const set = (x: number) => key({ kind: "set-up", penalty: "5a", ballAt: { x, y: 90 } });
    expect(set(78)).toBe(set(-78));
    expect(key({ kind: "set-up", penalty: "6", crossedAt: 63 })).toBe(
      key({ kind: "set-up", penalty: "6", crossedAt: -55 }),
    );
  });
  it("other names, another order, players who are in order beside one who is not", () => {
    const one = key({ kind: "positions", penalty: "4", players: [player("Blue 1", 3, 34)] });
    expect(key({ kind: "positions", penalty: "4", players: [player("x", 9, 12), player("y", -3, 50)] })).toBe(one);
  });
  it("other handicaps that stand alike", () => {
    const removal = (disabled: number, ...fouling: number[]) =>
      key({
        kind: "removal",
        disabled: { handicap: disabled },
        fouling: fouling.map((handicap, i) => ({ id: `p${i}`, handicap })),
      });
    expect(removal(3, 2, 4, 5, 6)).toBe(removal(1, 5, 2, 0, 3));
    expect(removal(3, 2, 4, 5, 6)).not.toBe(removal(3, 4, 4, 5, 6));
  });
});

describe("another question", () => {
  it("another penalty, another fault, the other side of a limit, on it", () => {
    const back = (nearest: number) => key({ kind: "return", penalty: "4", team: "opposing", nearest });
    const keys = [
      execution({ penalty: "4", stroke: "missed" }),
      execution({ penalty: "6", ball: { x: 10, y: 60 }, stroke: "missed" }),
      execution({ penalty: "4", beforePlay: true }),
      back(29.9),
      back(31),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("a 5a inside the own 60-yard line and one outside it", () => {
    const early = (y: number) => execution({ penalty: "5a", ball: { x: 10, y }, beforePlay: true });
    expect(early(250)).not.toBe(early(200));
    expect(early(250)).toBe(early(257));
  });
});
