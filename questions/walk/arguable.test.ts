/** Walks the whole bank: no wrong option that an examiner could defend, though the ruling does not name it. */
import { describe, expect, it } from "vitest";
import type { Call } from "@/lib/items/item";
import type { Outcome } from "@/lib/rules/ruling";
import type { Team } from "@/lib/rules/situation";
import { BANK, type Question, wrong } from "./bank";

/** The wrong calls that are offered. */
function offeredWrong({ item }: Question): readonly Call[] {
  return item.options.flatMap((option) => (option.misconception === null ? [] : [option.call]));
}

/** Whether any wrong option is an outcome like this. */
function offers(question: Question, like: (outcome: Outcome) => boolean): boolean {
  return offeredWrong(question).some((call) => call.is === "outcome" && like(call.outcome));
}

const TEAMS: readonly Team[] = ["hitting", "opposing"];
const isAsked = (question: Question, id: string) => question.variant.case.ask.id === id;

describe("no wrong option is arguably right", () => {
  it("where the umpire chooses the penalty, none names a penalty or a hit for that team", () => {
    expect(
      BANK.filter((one) => isAsked(one, "call") && one.item.ruling.outcomes.some((o) => o.do === "foul")).length,
    ).toBeGreaterThan(100);
    expect(
      wrong((question) => {
        const { outcomes } = question.item.ruling;
        return TEAMS.every((team) => {
          if (!outcomes.some((right) => right.do === "foul" && right.to === team)) return true;
          const named = offers(
            question,
            (o) =>
              (o.do === "penalty" && o.to === team && o.penalty !== "1") || (o.do === "retake" && team === "hitting"),
          );
          return !named && !offeredWrong(question).some((call) => call.is === "wrong-call" && call.to === team);
        });
      }),
    ).toEqual([]);
  });

  it("a wrong call that reads as a hit for a team is marked as such", () => {
    const unmarked = BANK.flatMap((question) =>
      question.rendered.served.options.filter((option, place) => {
        const call = question.item.options[place]?.call;
        const names = /^(free hit|penalty [2-6]\w?) for|hit the penalty again/i.test(option.text.en);
        return call?.is === "wrong-call" && names && call.to === undefined;
      }),
    );
    expect(unmarked).toEqual([]);
  });

  it("where the umpire chooses between named calls, none leaves the penalty open for that team", () => {
    expect(
      wrong((question) => {
        const { outcomes, chooser } = question.item.ruling;
        if (chooser !== "umpire") return true;
        const gains = (team: Team) =>
          outcomes.some((o) => ("to" in o ? o.to === team : o.do === "retake" && team === "hitting"));
        return !offers(question, (o) => o.do === "foul" && gains(o.to));
      }),
    ).toEqual([]);
  });

  it("where a goal is given, none gives the same goal in another way", () => {
    const gives = (o: Outcome) => o.do === "goal" || (o.do === "penalty" && o.penalty === "1" && o.to === "hitting");
    expect(wrong((question) => !question.item.ruling.outcomes.some(gives) || !offers(question, gives))).toEqual([]);
  });

  it("at a knock-in none is a goal: a Penalty 1 has nothing to do with it", () => {
    expect(
      wrong((question) => {
        const { situation } = question.item;
        const knockIn = situation.kind === "execution" && situation.penalty === "knock-in";
        return !knockIn || !offers(question, (o) => o.do === "penalty" && o.penalty === "1");
      }),
    ).toEqual([]);
  });
});
