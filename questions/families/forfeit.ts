/** Penalty 9: who loses the game (37.9.a, 37.9.b)? The home side is the first colour of the cast. */
import type { Ask, Case, Family, Telling } from "@/lib/items/family";
import type { Side } from "@/lib/rules/situation";
import { forfeitCall } from "@/questions/misconceptions/calls";
import {
  bothForfeit,
  firstForfeits,
  forfeitReplayed,
  forfeitsCancel,
  lastForfeits,
  otherForfeits,
} from "@/questions/misconceptions/removal";

const askForfeits: Ask = {
  id: "forfeits",
  calls: (_, ruling) => {
    const sides = ruling.detail?.forfeits ?? [];
    const [only] = sides;
    return only === undefined ? [] : [forfeitCall(sides.length > 1 ? "both" : only)];
  },
};

const MISCONCEPTIONS = [firstForfeits, lastForfeits, bothForfeit, forfeitsCancel, otherForfeits, forfeitReplayed];

function asked(...orders: readonly (readonly Side[])[]): Case {
  return {
    facts: (random) => ({ kind: "forfeit", by: random.pick(orders) }),
    format: "choose-one",
    ask: askForfeits,
    misconceptions: MISCONCEPTIONS,
    scene: "breaches",
  };
}

const cases: readonly Case[] = [
  asked(["home"]),
  asked(["home", "away"], ["away", "home"]),
  asked(["home", "home"]),
  asked(["home", "away", "home"]),
];

/** The name of the telling, by who broke the rules in which order. */
function told({ situation }: Telling): string {
  const by = situation.kind === "forfeit" ? situation.by : [];
  if (new Set(by).size === 1) return by.length > 1 ? "twice" : "one";
  if (by.length > 2) return "both-twice";
  return by[0] === "home" ? "both" : "both-reversed";
}

export const forfeit: Family = {
  id: "forfeit",
  kind: "forfeit",
  cases: () => cases,
  scene: (t) => [t.tell(told(t), 3)],
  prompt: (t) => t.tell("prompt", 2),
  why: (t) => t.say((t.ruling.detail?.forfeits ?? []).length > 1 ? "why.both" : "why.one"),
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "wrong-call") return t.say(`option.${call.id}`);
    return call.is === "detail" ? t.say(`option.${String(call.value)}`) : null;
  },
};
