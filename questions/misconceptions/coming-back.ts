/** How people go wrong about players who come back from off the field (36.4). */
import type { Misconception } from "@/lib/items/family";
import type { Call } from "@/lib/items/item";
import type { Edition } from "@/lib/rules/editions/edition";
import type { Outcome } from "@/lib/rules/ruling";
import type { HitPenalty, ReturnSituation } from "@/lib/rules/situation";
import { awardedSpot, awardedSpotAway } from "@/lib/rules/spots";
import { misread, stated } from "./make";

const ROUTE = ["36.4.1.a", "36.4.1.b", "36.4.1.c", "36.4.2.a", "36.4.2.b", "36.4.2.c"] as const;
const PLAY = ["36.4.1.d", "36.4.1.e", "36.4.1.f", "36.4.2.d", "36.4.2.e", "36.4.2.f"] as const;
const COST = ["36.4.1.g", "36.4.2.g"] as const;

function said(
  id: string,
  clauses: readonly string[],
  pull: Misconception["pull"],
  outcome: (s: ReturnSituation, edition: Edition) => Outcome | null,
) {
  return stated(id, clauses, pull, ({ situation }, edition): readonly Call[] => {
    const found = situation.kind === "return" ? outcome(situation, edition) : null;
    return found === null ? [] : [{ is: "outcome", outcome: found }];
  });
}

export const returnRouteUnseen = misread("return-route-unseen", ROUTE, 2, "return", () => ({
  onField: undefined,
  nearest: undefined,
  unobtrusive: undefined,
}));
export const returnPlayUnseen = misread("return-play-unseen", PLAY, 2, "return", (s) =>
  s.madePlay && !s.reached ? { madePlay: undefined } : null,
);
/** Nobody may come back while a penalty is taken. */
export const returnForbidden = misread("return-forbidden", ["36.4.1", "36.4.2"], 2, "return", () => ({
  unobtrusive: false,
}));
/** Whoever was late never gets a play. */
export const returnNoPlayEver = misread("return-no-play-ever", PLAY, 1, "return", (s) =>
  s.madePlay && !s.reached ? { passedTeammate: undefined, ballTravelled: undefined, passedMidfield: undefined } : null,
);
/** Either half of the second condition taken for enough. */
export const halfIsEnough = misread("half-is-enough", ["36.4.1.f", "36.4.2.f"], 2, "return", (s) =>
  s.madePlay && (s.ballTravelled > 0 || s.passedMidfield) ? { passedTeammate: true } : null,
);
export const returnHitAgain = said("return-hit-again", COST, 1, (s) => ({
  do: "retake",
  penalty: s.penalty,
  at: s.ball,
}));
export const returnLeftOpen = said("return-left-open", COST, 1, (s) =>
  s.team === "opposing" ? { do: "foul", to: "hitting" } : null,
);
/** Whatever goes wrong while a penalty is taken is charged to the team that caused it. */
export const returnFoulersPay = said("return-foulers-pay", COST, 1, (s) =>
  s.team === "hitting" ? { do: "foul", to: "hitting" } : null,
);

const TOO_FAR: Partial<Readonly<Record<HitPenalty, HitPenalty | "1">>> = {
  "3": "1",
  "4": "2",
  "5a": "3",
  "5b": "3",
  "6": "2",
};
export const returnRaisedTooFar = said("return-raised-too-far", ["36.4.1.g"], 1, (s, edition) => {
  const penalty = s.team === "opposing" ? TOO_FAR[s.penalty] : undefined;
  if (penalty === undefined) return null;
  if (penalty === "1") return { do: "penalty", penalty, to: "hitting" };
  return { do: "penalty", penalty, to: "hitting", at: awardedSpot(penalty, s.field, edition, s.ball) };
});
export const returnFreeHit = said("return-free-hit", COST, 2, (s) =>
  s.team === "hitting" ? { do: "penalty", penalty: "5a", to: "opposing", at: s.ball } : null,
);
export const returnCosts4 = said("return-costs-4", COST, 1, (s, edition) =>
  s.team === "hitting"
    ? { do: "penalty", penalty: "4", to: "opposing", at: awardedSpotAway("4", s.field, edition, s.ball) }
    : null,
);

const number = (id: string, clauses: readonly string[], value: (n: Edition["n"]) => number) =>
  stated(id, clauses, 1, (_, { n }) => [{ is: "number", value: value(n) }]);
export const returnForty = number(
  "return-forty",
  ["36.4.1.c", "36.4.2.c", "36.4.1.f", "36.4.2.f"],
  (n) => n.penalty3Line,
);
export const returnSixty = number(
  "return-sixty",
  ["36.4.1.c", "36.4.2.c", "36.4.1.f", "36.4.2.f"],
  (n) => n.penalty4Line,
);
export const returnTwenty = number("return-twenty", ["36.4.1.c", "36.4.2.c", "36.4.1.f", "36.4.2.f"], () => 20);
