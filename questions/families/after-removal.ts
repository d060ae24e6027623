/** Three a side after a Penalty 7: the cap on substitutions, the player sent off, the injured player (37.7.j to 37.7.m). */
import { askDetail, askNumber } from "@/lib/items/asks";
import type { Case, Family, Telling } from "@/lib/items/family";
import type { Message } from "@/lib/items/item";
import type { AfterRemovalSituation } from "@/lib/rules/situation";
import {
  capForgotten,
  capIsStrict,
  capIsTheBest,
  capOfTheNew,
  capPlusOne,
  eachNoBetter,
  injuredIfFour,
  injuredMayReturn,
  injuredNextChukker,
  nobodyChanged,
  removedForOthers,
  removedIfAgreed,
  removedIsOut,
} from "@/questions/misconceptions/removal";

const askCap = askNumber("cap", { id: "scene.unit.goals" }, [0, 40], (_, ruling) => ruling.detail?.cap ?? null);
const CHANGE = [eachNoBetter, capIsStrict, capForgotten, nobodyChanged];
const CAP = [capOfTheNew, capPlusOne, capIsTheBest];

/** Kept 2, 4 and 5; the first of them is replaced. */
function change(kept: readonly number[], proposed: readonly number[], format: Case["format"] = "choose-one"): Case {
  return {
    facts: { kind: "after-removal", who: "fouling-substitution", kept, proposed },
    format,
    ask: format === "number" ? askCap : askDetail("allowed"),
    misconceptions: format === "number" ? CAP : CHANGE,
    scene: format === "number" ? "cap" : "change",
  };
}

const cases: readonly Case[] = [
  change([2, 4, 5], [4, 2, 5]),
  change([3, 4, 6], [5, 3, 5]),
  change([2, 5, 6], [4, 5, 6]),
  change([4, 4, 5], [2, 6, 4]),
  change([3, 3, 7], [6, 2, 4]),
  {
    facts: { kind: "after-removal", who: "removed-as-substitute" },
    format: "choose-one",
    ask: askDetail("allowed"),
    misconceptions: [removedIsOut, removedForOthers, removedIfAgreed],
    scene: "removed",
  },
  {
    facts: { kind: "after-removal", who: "injured-returns" },
    format: "choose-one",
    ask: askDetail("allowed"),
    misconceptions: [injuredMayReturn, injuredIfFour, injuredNextChukker],
    scene: "injured",
  },
  change([2, 4, 5], [3, 5, 5], "number"),
  change([3, 3, 6], [2, 3, 5], "number"),
  change([4, 5, 5], [6, 4, 4], "number"),
];

function trio(t: Telling): Message["args"] {
  const s: AfterRemovalSituation | null = t.situation.kind === "after-removal" ? t.situation : null;
  const [a = 0, b = 0, c = 0] = s?.kept ?? [];
  const [d = 0, e = 0, f = 0] = s?.proposed ?? [];
  const total = (list: readonly number[]): number => list.reduce((x, y) => x + y, 0);
  return { a, b, c, d, e, f, cap: total([a, b, c]), sum: total([d, e, f]) };
}

export const afterRemoval: Family = {
  id: "after-removal",
  kind: "after-removal",
  cases: () => cases,
  scene: (t) => [t.tell("before", 3), t.tell(t.scene, 3, trio(t))],
  prompt: (t) => t.tell(`prompt.${t.scene}`, 2),
  why: (t) => {
    const allowed = t.ruling.detail?.allowed === true ? "yes" : "no";
    return t.say(t.scene === "change" ? `why.change-${allowed}` : `why.${t.scene}`, trio(t));
  },
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is === "wrong-call") return t.say(`option.${call.id}`);
    return call.is === "detail" ? t.say(`option.${t.scene}.${call.value === true ? "yes" : "no"}`) : null;
  },
};
