/** May a Penalty 3 be defended in this event: chosen, announced, high enough, umpired (37.3.a to 37.3.d)? */
import type { Ask, Case, Family, Telling } from "@/lib/items/family";
import type { SituationInput } from "@/lib/rules/situation";
import { defenceCall } from "@/questions/misconceptions/calls";
import {
  approvalIsNothing,
  electionDoubted,
  noElectionNeeded,
  noLimitNeeded,
  noNoticeNeeded,
  noticeDoubted,
  noUmpiresNeeded,
  overEight,
  umpiresDoubted,
} from "@/questions/misconceptions/removal";

/** Yes, or no with each condition that is not met. */
const askDefence: Ask = {
  id: "defence",
  calls: (_, ruling) =>
    ruling.detail?.mayBeDefended === true ? [defenceCall("yes")] : ruling.basis.map((clause) => defenceCall(clause)),
};

const ONE = [
  noNoticeNeeded,
  noElectionNeeded,
  noLimitNeeded,
  noUmpiresNeeded,
  approvalIsNothing,
  overEight,
  umpiresDoubted,
  noticeDoubted,
  electionDoubted,
];
const SEVERAL = [overEight, umpiresDoubted, noticeDoubted, electionDoubted];

type Limit = "eight" | "high" | "low";
type Umpires = "certified" | "approved" | "neither";

const LIMITS: Readonly<Record<Limit, readonly number[]>> = { eight: [8], high: [10, 12, 14, 16], low: [2, 4, 6] };

function asked(chosen: boolean, told: boolean, limit: Limit, umpires: Umpires): Case {
  const failing = [chosen, told, limit !== "low", umpires !== "neither"].filter((met) => !met).length;
  const facts: SituationInput = {
    kind: "defence-election",
    ...(chosen ? { elected: true } : {}),
    ...(told ? { announced: true } : {}),
    ...(umpires === "certified" ? { allGamesTwoCertified: true } : umpires === "approved" ? { approved: true } : {}),
  };
  const several = failing > 1;
  return {
    facts: (random) => ({ ...facts, upperHandicap: random.pick(LIMITS[limit]) }),
    format: several ? "choose-all" : "choose-one",
    ask: askDefence,
    misconceptions: several ? SEVERAL : ONE,
    scene: `${chosen ? (told ? "chosen.told" : "chosen.late") : told ? "unchosen.told" : "unchosen.untold"} ${umpires}`,
  };
}

const cases: readonly Case[] = [
  asked(true, true, "high", "certified"),
  asked(true, true, "eight", "certified"),
  asked(true, true, "high", "approved"),
  asked(true, true, "eight", "approved"),
  asked(true, true, "low", "certified"),
  asked(true, true, "high", "neither"),
  asked(true, true, "eight", "neither"),
  asked(true, false, "high", "certified"),
  asked(true, false, "eight", "certified"),
  asked(true, false, "high", "approved"),
  asked(true, false, "eight", "approved"),
  asked(true, false, "low", "certified"),
  asked(true, false, "high", "neither"),
  asked(true, true, "low", "neither"),
  asked(false, false, "high", "certified"),
  asked(false, false, "eight", "approved"),
  asked(true, false, "eight", "neither"),
  asked(true, false, "low", "approved"),
  asked(false, false, "high", "neither"),
  asked(true, false, "low", "neither"),
  asked(false, true, "high", "certified"),
  asked(false, true, "eight", "certified"),
  asked(false, true, "high", "approved"),
  asked(false, true, "eight", "approved"),
  asked(false, true, "low", "certified"),
  asked(false, true, "high", "neither"),
  asked(false, true, "eight", "neither"),
  asked(false, true, "low", "approved"),
  asked(false, false, "eight", "certified"),
  asked(false, false, "high", "approved"),
  asked(false, false, "eight", "neither"),
  asked(false, false, "low", "certified"),
  asked(false, false, "low", "approved"),
];

/** More than one condition fails: the reasons are asked for. */
function several({ ruling }: Telling): boolean {
  return ruling.detail?.mayBeDefended === false && ruling.basis.length > 1;
}

export const defenceElection: Family = {
  id: "defence-election",
  kind: "defence-election",
  cases: () => cases,
  scene: (t) => {
    const [choice = "", umpires = ""] = t.scene.split(" ");
    const goals = t.situation.kind === "defence-election" ? t.situation.upperHandicap : 0;
    return [t.tell("event", 3, { goals }), t.tell(`umpires.${umpires}`, 2), t.tell(choice, 3)];
  },
  prompt: (t) => t.tell(several(t) ? "prompt.all" : "prompt.one", 2),
  why: (t) => t.say(t.ruling.detail?.mayBeDefended === true ? "why.yes" : "why.no", { from: t.edition.n.defendedFrom }),
  flips: [],
  plan: () => null,
  option: (call, t) => {
    if (call.is !== "detail") return null;
    const id = String(call.value).replaceAll(".", "-");
    return t.say(several(t) ? `reason.${id}` : `option.${id}`);
  },
};
