/** Where the teams have to be, and whether the fouling team may come in: 37.2.d to 37.2.g, 37.3.f to 37.3.i, 37.4 to 37.6. */
import { askDetail, askRules } from "@/lib/items/asks";
import type { Case, Family } from "@/lib/items/family";
import type { SituationInput } from "@/lib/rules/situation";
import {
  everybodyBehindTheBall,
  p3DefendersBehind30,
  p4DefendersBehind40,
  p4DefendersBehindTheBall,
  p6NobodyBetween,
} from "@/questions/misconceptions/penalties";
import {
  backLineEverywhere,
  betweenEverywhere,
  enterIfItFalls,
  enterOnceHit,
  enterOnPlay,
  goalClosedEverywhere,
  hittersAnywhere,
  hittersBehind30,
  hittersBehindBackLine,
  hittersKeepAway,
  setUpDefended,
  setUpUndefended,
  thirtyLineAtFive,
} from "@/questions/misconceptions/placing";
import { foulTold, penaltyTold, setUpOf } from "./parts/placing";

const RULES = [
  p3DefendersBehind30,
  p4DefendersBehind40,
  backLineEverywhere,
  thirtyLineAtFive,
  goalClosedEverywhere,
  betweenEverywhere,
];
const WAIT = [
  p4DefendersBehind40,
  p6NobodyBetween,
  p4DefendersBehindTheBall,
  backLineEverywhere,
  everybodyBehindTheBall,
];
const OWN = [hittersAnywhere, hittersBehind30, hittersKeepAway, hittersBehindBackLine];
const ENTER = [enterOnceHit, setUpDefended, setUpUndefended, enterOnPlay, enterIfItFalls];

const LINE = { penalty: "2", hitFrom: "line" } as const;
const SPOT = { penalty: "2", hitFrom: "spot", foulAt: { x: 14, y: 48 } } as const;
const THREE = { penalty: "3" } as const;
const DEFENDED = { penalty: "3", defended: true } as const;
const FIVE = { penalty: "5a", ballAt: { x: 12, y: 95 } } as const;
const SIX = { penalty: "6", crossedAt: 22 } as const;

type Part = Pick<Case, "format" | "ask" | "misconceptions" | "scene">;

const ALL: Part = { format: "choose-all", ask: askRules("opposing"), misconceptions: RULES, scene: "all" };
const ONE: Part = { format: "choose-one", ask: askRules("opposing"), misconceptions: WAIT, scene: "one" };
const HITTING: Part = { format: "choose-one", ask: askRules("hitting"), misconceptions: OWN, scene: "own" };
const COMING: Part = {
  format: "choose-one",
  ask: askDetail("opposingMayEnter"),
  misconceptions: ENTER,
  scene: "enter",
};

function asked(part: Part, ...facts: readonly SituationInput[]): readonly Case[] {
  return facts.map((some) => ({ ...part, facts: { kind: "set-up", ...some } }));
}

const cases: readonly Case[] = [
  ...asked(ALL, LINE, SPOT, THREE, { penalty: "4" }, FIVE, { penalty: "5b" }, SIX, DEFENDED),
  ...asked(ONE, { penalty: "4" }, SIX),
  ...asked(HITTING, THREE, DEFENDED),
  ...asked(COMING, LINE, SPOT, THREE, DEFENDED),
];

export const setUpDuties: Family = {
  id: "set-up-duties",
  kind: "set-up",
  cases: () => cases,
  scene: (t) => {
    const s = setUpOf(t);
    const which =
      s.penalty === "2" ? `2-${s.hitFrom}` : s.defended ? "3-defended" : s.penalty === "3" ? "3-undefended" : null;
    // A safety is no foul: it has an opening of its own.
    const opening = s.penalty === "6" ? [t.tell("safety", 3)] : [foulTold(t), penaltyTold(t)];
    return [...opening, which === null ? t.tell("ready", 3) : t.tell(which, 2)];
  },
  prompt: (t) => t.tell(`prompt.${t.scene}`, 2),
  why: (t) => {
    const s = setUpOf(t);
    if (t.scene === "own") return t.say("why.own");
    if (t.scene === "enter") return t.say(s.defended ? "why.enter-defended" : "why.enter");
    return t.say(`why.${s.penalty === "2" ? `2-${s.hitFrom}` : s.penalty}`);
  },
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "rule") return t.say(`rule.${call.rule}`);
    if (call.is === "wrong-call") return t.say(`wrong.${call.id}`);
    return call.is === "detail" ? t.say(`enter.${String(call.value)}`) : null;
  },
};
