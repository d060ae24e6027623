/** Penalty 7 or not: a foul, a retirement, and in time (37.7.a, 37.7.g, 37.7.h, 37.7.i); and how many minutes. */
import { askNumber } from "@/lib/items/asks";
import type { Ask, Case, Family, Telling } from "@/lib/items/family";
import type { SituationInput } from "@/lib/rules/situation";
import { sevenCall } from "@/questions/misconceptions/calls";
import {
  alwaysLate,
  fiveMinutes,
  lateIsFine,
  nobodyPays,
  noFoulNeeded,
  noRetirementNeeded,
  offenderIsSentOff,
  sevenAnyway,
  tenMinutesAnyway,
  twentyMinutes,
  umpireNames,
} from "@/questions/misconceptions/removal";

export const askSeven: Ask = {
  id: "seven",
  calls: (_, ruling) => {
    if (ruling.outcomes.length > 0) return [sevenCall("given")];
    return [sevenCall(ruling.detail?.rule === undefined ? "none" : "later")];
  },
};
export const askMinutes = askNumber(
  "minutes",
  { id: "scene.unit.minutes" },
  [0, 60],
  (_, ruling) => ruling.detail?.minutes ?? null,
);

const CALLS = [
  noFoulNeeded,
  noRetirementNeeded,
  lateIsFine,
  sevenAnyway,
  offenderIsSentOff,
  tenMinutesAnyway,
  umpireNames,
  nobodyPays,
];
const MINUTES = [lateIsFine, alwaysLate, fiveMinutes, twentyMinutes];

const PLAYERS = {
  disabled: { handicap: 3 },
  fouling: [2, 4, 5, 6].map((handicap, place) => ({ id: `opposing-${place + 1}`, handicap })),
};
/** What is asked; where two sets of facts ask the same, one is drawn. */
const FACTS: Readonly<Record<string, readonly SituationInput[]>> = {
  given: [{}],
  later: [{ resumed: true }],
  "no-foul": [{ byFoul: false }, { byFoul: false, resumed: true }, { byFoul: false }],
  "plays-on": [{ retired: false }, { retired: false, resumed: true }],
};

function asked(what: keyof typeof FACTS & string, format: Case["format"]): Case {
  return {
    facts: (random) => ({ kind: "removal", ...PLAYERS, ...random.pick(FACTS[what] ?? []) }),
    format,
    ask: format === "number" ? askMinutes : askSeven,
    misconceptions: format === "number" ? MINUTES : CALLS,
    scene: format,
  };
}

const cases: readonly Case[] = [
  ...Object.keys(FACTS).map((what) => asked(what, "choose-one")),
  asked("given", "number"),
  asked("later", "number"),
];

/** The name of the telling, by the facts. */
function told({ situation }: Telling): string {
  if (situation.kind !== "removal") throw new TypeError("not a removal");
  const { byFoul, retired, resumed } = situation;
  if (!byFoul) return resumed ? "no-foul-later" : "no-foul";
  if (!retired) return resumed ? "plays-on-later" : "plays-on";
  return resumed ? "later" : "given";
}

export const removalCall: Family = {
  id: "removal-call",
  kind: "removal",
  cases: () => cases,
  scene: (t) => [t.tell(told(t), 3)],
  prompt: (t) => (t.scene === "number" ? t.tell(`minutes.${told(t)}`, 2) : t.tell("prompt", 2)),
  why: (t) => t.say(`why.${told(t)}`, { minutes: t.ruling.detail?.minutes ?? 0 }),
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "wrong-call") return t.say(`option.${call.id}`);
    return call.is === "detail"
      ? t.say(`option.${String(call.value)}`, { minutes: t.edition.n.laterInjuryMinutes })
      : null;
  },
};
