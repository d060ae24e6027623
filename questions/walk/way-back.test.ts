/** Walks the whole bank: a player on the way back who is called proper is so by every clause (36.4.1.c, 36.4.2.c). */
import { describe, expect, it } from "vitest";
import { distance } from "@/lib/field/point";
import { LOCALES } from "@/lib/locale";
import { BANK, edition } from "./bank";

/** Every player on the way back whom a scene of `positions` places, with the yards to the ball. */
const COMING_BACK = BANK.flatMap((question) => {
  const { situation, ruling } = question.item;
  if (situation.kind !== "positions") return [];
  const improper = ruling.detail?.improper ?? [];
  return situation.players
    .filter((one) => one.off)
    .map(({ id, at }) => ({
      name: `${question.name} ${id}`,
      away: distance(at, situation.ball),
      proper: !improper.includes(id),
      scene: question.rendered.served.scene,
    }));
});

describe("players on the way back", () => {
  it("who are called proper are 31 yards and more from the ball, which no reading minds", () => {
    const proper = COMING_BACK.filter((one) => one.proper);
    expect(proper.length).toBeGreaterThan(60);
    const near = proper.filter(({ away }) => away < edition.n.returnKeepAway + 1);
    expect(near.map(({ name }) => name)).toEqual([]);
  });

  it("are told with their distance from the ball, in every language", () => {
    for (const locale of LOCALES) {
      const untold = COMING_BACK.filter(({ away, scene }) => !new RegExp(`\\b${away} yard`).test(scene[locale]));
      expect(untold.map(({ name }) => name)).toEqual([]);
    }
  });
});
