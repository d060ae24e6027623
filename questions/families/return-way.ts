/** The way back on to the field while a penalty is taken: unobtrusive, on the field, 30 yards off (36.4.1, 36.4.2). */
import { askCall } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import type { Case, Family } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { SituationInput, Team } from "@/lib/rules/situation";
import {
  returnCosts4,
  returnForbidden,
  returnFoulersPay,
  returnFreeHit,
  returnHitAgain,
  returnLeftOpen,
  returnRaisedTooFar,
  returnRouteUnseen,
} from "@/questions/misconceptions/coming-back";
import { throwInSettlesIt } from "@/questions/misconceptions/execution";
import { goneOff, type HitName, hitFacts, returnOf, ruledWhy, who } from "./parts/coming-back";
import { whatIsYourCall, whichCallsAreOpen } from "./parts/execution";

const MISCONCEPTIONS = [
  returnRouteUnseen,
  returnForbidden,
  returnFreeHit,
  returnLeftOpen,
  returnHitAgain,
  returnRaisedTooFar,
  returnCosts4,
  returnFoulersPay,
  throwInSettlesIt,
];

const WAYS: Readonly<Record<string, (random: Random) => SituationInput>> = {
  fine: (random) => ({ nearest: 34 + random.below(20) }),
  outside: () => ({ onField: false }),
  near: (random) => ({ nearest: 12 + random.below(15) }),
  obtrusive: () => ({ unobtrusive: false }),
  "near-obtrusive": (random) => ({ nearest: 10 + random.below(12), unobtrusive: false }),
  "outside-near": (random) => ({ onField: false, nearest: 12 + random.below(15) }),
  "outside-obtrusive": () => ({ onField: false, unobtrusive: false }),
};
const BREACHES = ["outside", "near", "obtrusive", "near-obtrusive", "outside-obtrusive"] as const;

function asked(team: Team, hit: HitName, scene: string, open = false): Case {
  return {
    facts: (random) => ({ kind: "return", team, ...hitFacts(hit, random), ...WAYS[scene]?.(random) }),
    format: open ? "choose-all" : "choose-one",
    ask: askCall,
    misconceptions: MISCONCEPTIONS,
    scene,
  };
}

const RAISED: readonly HitName[] = ["4", "3", "5b", "5a", "3-defended"];
const FOULED: readonly HitName[] = ["4", "5a", "5b", "6", "3-defended"];

const cases: readonly Case[] = [
  ...RAISED.flatMap((hit) => BREACHES.map((scene) => asked("opposing", hit, scene))),
  ...FOULED.flatMap((hit) => BREACHES.map((scene) => asked("hitting", hit, scene))),
  ...([...RAISED, "6", "2", "2-spot"] as const).map((hit) => asked("opposing", hit, "fine")),
  ...FOULED.map((hit) => asked("hitting", hit, "fine")),
  ...(["2", "2-spot"] as const).flatMap((hit) => BREACHES.map((scene) => asked("opposing", hit, scene, true))),
  ...RAISED.map((hit) => asked("opposing", hit, "outside-near")),
  ...FOULED.map((hit) => asked("hitting", hit, "outside-near")),
  ...(["2", "2-spot"] as const).map((hit) => asked("opposing", hit, "outside-near", true)),
];

export const returnWay: Family = {
  id: "return-way",
  kind: "return",
  cases: () => cases,
  scene: (t) => [
    ...goneOff(t),
    t.tell(`way.${t.scene}`, 4, { who: who(t), near: yards(returnOf(t).nearest) }),
    t.tell("after", 3),
  ],
  prompt: (t) => (t.ruling.chooser === null ? whatIsYourCall(t) : whichCallsAreOpen(t)),
  why: (t) => ruledWhy(t, t.scene),
  flips: [
    {
      id: "flip",
      change: (s, edition) =>
        s.kind === "return" && (!s.onField || !s.unobtrusive || s.nearest < edition.n.returnKeepAway)
          ? { ...toPlain(s) }
          : null,
    },
  ],
  plan: () => null,
};

/** The same return with a way that nobody minds. */
function toPlain({ penalty, team, defended, ball }: ReturnType<typeof returnOf>): SituationInput {
  const place = penalty === "5a" || penalty === "6" || (penalty === "2" && ball.x !== 0) ? { ball } : {};
  return { kind: "return", penalty, team, ...(penalty === "3" ? { defended } : {}), ...place };
}
