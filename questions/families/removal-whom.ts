/** Whom may the captain of the team fouled send off under Penalty 7 (37.7.b, 37.7.c)? */

import { type Cast, player } from "@/lib/items/cast";
import type { Ask, Case, Family, Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import type { RemovalSituation } from "@/lib/rules/situation";
import { ANYBODY } from "@/questions/misconceptions/calls";
import {
  anyHigher,
  captainDecides,
  equalIsAbove,
  nearestEitherWay,
  offenderGoes,
  strongestGoes,
  weakestGoes,
} from "@/questions/misconceptions/removal";

/** One player, several, or anybody where the handicaps leave all four open. */
export const askWhom: Ask = {
  id: "whom",
  calls: (situation, ruling) => {
    const ids = ruling.detail?.mayDesignate ?? [];
    if (situation.kind === "removal" && ids.length === situation.fouling.length) return [ANYBODY];
    return ids.map((id) => ({ is: "player", id }));
  },
};

const MISCONCEPTIONS = [
  nearestEitherWay,
  equalIsAbove,
  offenderGoes,
  strongestGoes,
  captainDecides,
  anyHigher,
  weakestGoes,
];

/** The disabled player's handicap, then those of the four, the offender first. */
function asked(disabled: number, ...fouling: readonly number[]): Case {
  const above = fouling.filter((handicap) => handicap > disabled);
  const nearest = Math.min(...above);
  const named = above.filter((handicap) => handicap === nearest).length;
  const several = named > 1 && named < fouling.length;
  return {
    facts: {
      kind: "removal",
      disabled: { handicap: disabled },
      fouling: fouling.map((handicap, place) => ({ id: `opposing-${place + 1}`, handicap })),
    },
    format: several ? "choose-all" : "choose-one",
    ask: askWhom,
    misconceptions: several ? MISCONCEPTIONS.filter((one) => one !== captainDecides) : MISCONCEPTIONS,
    scene: several ? "several" : "one",
  };
}

const cases: readonly Case[] = [
  asked(3, 2, 4, 5, 6),
  asked(3, 5, 3, 4, 6),
  asked(4, 3, 4, 6, 7),
  asked(2, 5, 2, 3, 4),
  asked(5, 2, 4, 6, 8),
  asked(3, 3, 2, 5, 6),
  asked(4, 2, 3, 6, 4),
  asked(6, 5, 6, 8, 4),
  asked(3, 3, 3, 4, 2),
  asked(2, 2, 2, 2, 5),
  asked(5, 5, 4, 5, 7),
  asked(2, 5, 3, 4, 7),
  asked(4, 4, 4, 5, 6),
  asked(4, 3, 2, 1, 6),
  asked(7, 5, 6, 4, 7),
  asked(5, 3, 4, 2, 5),
  asked(4, 4, 3, 4, 4),
  asked(6, 3, 4, 5, 2),
  asked(3, 3, 3, 3, 3),
  asked(2, 4, 4, 4, 4),
  asked(3, 2, 4, 4, 5),
  asked(3, 6, 4, 4, 2),
  asked(4, 4, 5, 5, 7),
  asked(2, 4, 4, 4, 2),
  asked(3, 2, 5, 5, 3),
  asked(5, 6, 6, 8, 9),
  asked(5, 4, 7, 7, 7),
  asked(4, 6, 6, 6, 8),
  asked(6, 3, 7, 7, 4),
  asked(4, 4, 5, 5, 4),
];

function removalOf({ situation }: Telling): RemovalSituation {
  if (situation.kind !== "removal") throw new TypeError("not a removal");
  return situation;
}

const goals = (n: number): Message => ({ id: "families.removal-whom.goals", args: { n } });

/** A player of the fouling team with the handicap, as an option. */
export function ratedPlayer(
  id: string,
  s: RemovalSituation,
  cast: Cast,
  words: "option.player" | "option.only",
): Message {
  const place = Number(id.split("-")[1]) - 1;
  const who = player(cast.opposing, cast.rivals[place] ?? 1);
  return { id: `families.removal-whom.${words}`, args: { who, goals: goals(s.fouling[place]?.handicap ?? 0) } };
}

/** The four with their handicaps, in the order of their numbers. */
function four(t: Telling): Message["args"] {
  const list = removalOf(t)
    .fouling.map(({ handicap }, place) => ({ number: t.cast.rivals[place] ?? 1, handicap }))
    .sort((a, b) => a.number - b.number);
  return Object.fromEntries(list.map(({ handicap }, place) => [`n${place + 1}`, goals(handicap)]));
}

export const removalWhom: Family = {
  id: "removal-whom",
  kind: "removal",
  cases: () => cases,
  scene: (t) => [
    t.tell("hurt", 4, { goals: goals(removalOf(t).disabled.handicap) }),
    t.tell("seven", 3),
    t.tell("four", 3, four(t)),
  ],
  prompt: (t) => t.tell(t.scene === "several" ? "prompt.all" : "prompt.one", 2),
  why: (t) =>
    t.say(t.ruling.basis[0] === "37.7.c" ? "why.anyone" : "why.nearest", {
      goals: goals(removalOf(t).disabled.handicap),
    }),
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "detail") return t.say("option.anybody");
    if (call.is !== "player") return null;
    return ratedPlayer(call.id, removalOf(t), t.cast, t.scene === "several" ? "option.player" : "option.only");
  },
};
