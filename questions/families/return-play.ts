/** May a player who was not back in place when it was hit make a play (36.4.1.d to f, 36.4.2.d to f)? */
import { askCall } from "@/lib/items/asks";
import { yards } from "@/lib/items/cast";
import { withFacts } from "@/lib/items/change";
import type { Case, Family } from "@/lib/items/family";
import type { Random } from "@/lib/items/random";
import type { SituationInput, Team } from "@/lib/rules/situation";
import {
  halfIsEnough,
  returnCosts4,
  returnForbidden,
  returnFoulersPay,
  returnFreeHit,
  returnHitAgain,
  returnLeftOpen,
  returnNoPlayEver,
  returnPlayUnseen,
  returnRaisedTooFar,
} from "@/questions/misconceptions/coming-back";
import { throwInSettlesIt } from "@/questions/misconceptions/execution";
import { goneOff, type HitName, hitFacts, partner, returnOf, ruledWhy, who } from "./parts/coming-back";
import { whatIsYourCall, whichCallsAreOpen } from "./parts/execution";

const MISCONCEPTIONS = [
  halfIsEnough,
  returnPlayUnseen,
  returnNoPlayEver,
  returnForbidden,
  returnFreeHit,
  returnLeftOpen,
  returnHitAgain,
  returnRaisedTooFar,
  returnCosts4,
  returnFoulersPay,
  throwInSettlesIt,
];

const LATE = { reached: false } as const;
const PLAYS: Readonly<Record<string, (random: Random) => SituationInput>> = {
  "no-play": () => LATE,
  play: () => ({ ...LATE, madePlay: true }),
  passed: () => ({ ...LATE, madePlay: true, passedTeammate: true }),
  both: (random) => ({ ...LATE, madePlay: true, ballTravelled: 45 + random.below(50), passedMidfield: true }),
  "ball-only": (random) => ({ ...LATE, madePlay: true, ballTravelled: 45 + random.below(50) }),
  "midfield-only": (random) => ({
    ...LATE,
    madePlay: true,
    ballTravelled: 12 + random.below(13),
    passedMidfield: true,
  }),
  "in-place": () => ({ madePlay: true }),
};

function asked(team: Team, hit: HitName, scene: string, open = false): Case {
  return {
    facts: (random) => ({ kind: "return", team, ...hitFacts(hit, random), ...PLAYS[scene]?.(random) }),
    format: open ? "choose-all" : "choose-one",
    ask: askCall,
    misconceptions: MISCONCEPTIONS,
    scene,
  };
}

const OWN: readonly HitName[] = ["4", "5a", "5b", "6", "3-defended"];
const RAISED: readonly HitName[] = ["4", "3", "5b", "5a", "3-defended"];
const GOOD = ["no-play", "passed", "both", "in-place"] as const;
const BAD = ["play", "ball-only", "midfield-only"] as const;

const cases: readonly Case[] = [
  ...RAISED.flatMap((hit) => BAD.map((scene) => asked("opposing", hit, scene))),
  ...OWN.flatMap((hit) => BAD.map((scene) => asked("hitting", hit, scene))),
  ...OWN.flatMap((hit) => GOOD.map((scene) => asked("opposing", hit, scene))),
  ...OWN.flatMap((hit) => GOOD.map((scene) => asked("hitting", hit, scene))),
  asked("opposing", "3", "no-play"),
  ...(["2", "2-spot"] as const).map((hit) => asked("opposing", hit, "play", true)),
];

export const returnPlay: Family = {
  id: "return-play",
  kind: "return",
  cases: () => cases,
  scene: (t) => [
    ...goneOff(t),
    t.tell(t.scene, 3, { who: who(t), partner: partner(t), gone: yards(returnOf(t).ballTravelled) }),
  ],
  prompt: (t) => (t.ruling.chooser === null ? whatIsYourCall(t) : whichCallsAreOpen(t)),
  why: (t) => ruledWhy(t, t.scene),
  flips: [
    {
      id: "flip.passed",
      change: (s, edition) =>
        s.kind === "return" && s.madePlay && !s.reached ? withFacts(s, edition, { passedTeammate: true }) : null,
    },
  ],
  plan: () => null,
};
