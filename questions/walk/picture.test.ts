/** Walks the whole bank: a picture never says more or less than the words. */
import { describe, expect, it } from "vitest";
import { judge } from "@/lib/rules/judge";
import { parseSituation } from "@/lib/rules/parse-situation";
import { edition, wrong } from "./bank";

describe("the picture", () => {
  it("shows out of position whom the facts put there, and nobody else", () => {
    expect(
      wrong(({ item }) => {
        const { plan, situation } = item;
        if (plan === null || situation.kind !== "execution" || situation.penalty === "knock-in") return true;
        const { penalty, hitFrom, defended, ball, field } = situation;
        const facts = {
          kind: "positions",
          penalty,
          ball,
          field,
          players: plan.players.map(({ id, team, at }) => ({ id, team, at })),
        };
        const input = {
          ...facts,
          ...(penalty === "2" ? { hitFrom } : {}),
          ...(penalty === "3" ? { defended } : {}),
        };
        const parsed = parseSituation(input, edition);
        if (!parsed.ok) return false;
        const improper = judge(parsed.value, edition).detail?.improper ?? [];
        const out = (team: "hitting" | "opposing") => improper.some((id) => id.startsWith(team));
        return (["hitting", "opposing"] as const).every((team) => out(team) === (situation[team] === "improper"));
      }),
    ).toEqual([]);
  });

  it("has the ball where the facts have it, and no marks before the answer", () => {
    expect(
      wrong(({ item }) => {
        if (item.plan === null) return true;
        if (item.plan.marks.length > 0) return false;
        return (
          item.situation.kind !== "execution" || JSON.stringify(item.plan.ball) === JSON.stringify(item.situation.ball)
        );
      }),
    ).toEqual([]);
  });
});
