/** A horse sent off: may it come back in that game (37.8.a, 37.8.b)? */
import { askDetail } from "@/lib/items/asks";
import type { Case, Family, Telling } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { MountRule, SituationInput } from "@/lib/rules/situation";
import {
  horseIsOut,
  horseMayComeBack,
  horseMustComeBack,
  horseNextChukker,
  horseOtherRider,
} from "@/questions/misconceptions/removal";

const MISCONCEPTIONS = [horseMayComeBack, horseIsOut, horseMustComeBack, horseNextChukker, horseOtherRider];

function asked(broke: MountRule, facts: (random: Random) => SituationInput): Case {
  return {
    facts: (random) => ({ kind: "mount", broke, ...facts(random) }),
    format: "choose-one",
    ask: askDetail("mayReturn"),
    misconceptions: MISCONCEPTIONS,
    scene: broke,
  };
}

const cured = (): SituationInput => ({ cured: true });
/** Not put right, or put right too late: the same thing is asked. */
const notYet = (random: Random): SituationInput => (random.below(2) === 0 ? {} : { cured: true, delays: true });

const cases: readonly Case[] = [
  asked("5", cured),
  asked("6b", cured),
  asked("5", notYet),
  asked("6b", notYet),
  asked("other", cured),
];

function told({ situation }: Telling): "cured" | "delays" | "not-cured" {
  if (situation.kind !== "mount" || !situation.cured) return "not-cured";
  return situation.delays ? "delays" : "cured";
}

export const mount: Family = {
  id: "mount",
  kind: "mount",
  cases: () => cases,
  scene: (t) => {
    return [t.tell(t.scene === "other" ? "off-other" : "off", 3, { rule: t.scene }), t.tell(told(t), 3)];
  },
  prompt: (t) => t.tell("prompt", 3),
  why: (t) => t.say(t.scene === "other" ? "why.other-cured" : `why.${told(t)}`),
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "wrong-call") return t.say(`option.${call.id}`);
    return call.is === "detail" ? t.say(`option.${call.value === true ? "may" : "out"}`) : null;
  },
};
