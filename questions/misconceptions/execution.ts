/** How people go wrong about what happened while a penalty was taken: Rule 36 and its table. */
import { samePoint } from "@/lib/field/point";
import type { Penalty } from "@/lib/rules/ruling";
import { fixedSpot } from "@/lib/rules/spots";
import { misread, rowRemembered, statedOutcome, wrongCall } from "./make";

const spotHit = { is: "spot-hit" } as const;
const penalty4 = { is: "penalty-to-defending", penalty: "4" } as const;

/** Any botched hit is repeated. */
export const hitAgain = statedOutcome("hit-again", ["36.5.k", "36.T.opposing.2"], 2, (s) => ({
  do: "retake",
  penalty: s.penalty,
  at: s.ball,
}));

export const missIsNoStroke = statedOutcome("miss-is-no-stroke", ["36.1.d"], 2, (s) =>
  s.stroke === "missed" ? { do: "retake", penalty: s.penalty, at: s.ball } : null,
);
export const missLiveEverywhere = rowRemembered("miss-live-everywhere", "miss", { is: "live" }, 2);
export const missCostsEverywhere = rowRemembered("miss-costs-everywhere", "miss", spotHit, 2);

export const earlyHitUnheeded = misread("early-hit-unheeded", ["36.T.early"], 1, "execution", (s) =>
  s.beforePlay ? { beforePlay: undefined } : null,
);
export const earlyCosts4 = rowRemembered("early-costs-4", "early", penalty4, 1);
export const earlySpotHitEverywhere = rowRemembered("early-spot-hit-everywhere", "early", spotHit, 1);

export const secondApproachFine = misread("second-approach-fine", ["36.1.e", "36.5.d"], 2, "execution", (s) =>
  s.approach === "first" ? null : { approach: undefined },
);
export const approachCosts4 = rowRemembered("approach-costs-4", "approach", penalty4, 1);
export const approachSpotHitEverywhere = rowRemembered("approach-spot-hit-everywhere", "approach", spotHit, 1);

/** The licence of 36.3.a, which is for 4 and 6, taken for 2 and 3. */
export const followUpEverywhere = misread("follow-up-everywhere", ["36.3.a", "36.2"], 2, "execution", (s) =>
  (s.penalty === "2" || s.penalty === "3") && s.result !== "goal-prevented" && s.opposing === "proper"
    ? { penalty: "4", hitFrom: undefined, defended: undefined, ball: undefined, hitting: undefined }
    : null,
);
/** 36.2, which is for 2 and the undefended 3, taken for every hit at goal. */
export const deadEverywhere = misread("dead-everywhere", ["36.2"], 2, "execution", (s) =>
  s.result === "stopped-short" && s.penalty !== "2" && s.penalty !== "knock-in"
    ? { penalty: "2", hitFrom: undefined, defended: undefined, ball: undefined }
    : null,
);
export const defenceAssumed = misread("defence-assumed", ["37.3.a", "36.2.b"], 1, "execution", (s) =>
  s.penalty === "3" && !s.defended ? { defended: true } : null,
);
export const defenceForgotten = misread("defence-forgotten", ["37.3.a", "36.2.b"], 1, "execution", (s) =>
  s.penalty === "3" && s.defended ? { defended: undefined } : null,
);

/** The other side's free hit always where it was taken. */
export const alwaysFromTheHit = statedOutcome("always-from-the-hit", ["36.2", "36.5.h"], 2, (s) => ({
  do: "penalty",
  penalty: "5a",
  to: "opposing",
  at: s.ball,
}));
/** The other side's free hit always where the ball died. */
export const alwaysWhereItDied = statedOutcome("always-where-it-died", ["36.5.h"], 1, (s) =>
  s.stoppedAt === null ? null : { do: "penalty", penalty: "5a", to: "opposing", at: s.stoppedAt },
);
export const freeHitFromCentre = statedOutcome("free-hit-from-centre", ["36.5.h"], 0, (s, edition) => {
  const at = fixedSpot("5b", s.field, edition);
  return at === null || samePoint(at, s.ball) ? null : { do: "penalty", penalty: "5b", to: "opposing", at };
});
/** What a knock-in costs, taken for every hit. */
export const faultCosts4 = statedOutcome("fault-costs-4", ["36.T.early.kn", "36.5.h"], 1, (s, edition) => ({
  do: "penalty",
  penalty: "4",
  to: "opposing",
  at: { x: 0, y: s.field.length - edition.n.penalty4Line },
}));
export const wastedHitKnockIn = wrongCall("wasted-hit-knock-in", ["36.2", "36.5.h"], 1, "knock-in-opposing");
export const throwInSettlesIt = wrongCall("throw-in-settles-it", ["36.5"], 0, "throw-in");

export const opposingFaultUnseen = misread("opposing-fault-unseen", ["36.T.opposing", "36.5.a"], 1, "execution", (s) =>
  s.opposing === "improper" && s.result !== "goal-prevented" ? { opposing: undefined } : null,
);
export const hittingFaultUnseen = misread(
  "hitting-fault-unseen",
  ["36.T.early", "36.T.hitting"],
  1,
  "execution",
  (s) => (s.beforePlay || s.hitting === "improper" ? { beforePlay: undefined, hitting: undefined } : null),
);
export const faultsCancelOut = statedOutcome("faults-cancel-out", ["36.5.k"], 1, (s) =>
  s.result === "goal" ? { do: "goal" } : { do: "play-on" },
);

/** From mild to harsh. */
const SCALE: readonly Penalty[] = ["5b", "4", "3", "2", "1"];

/** The awarded penalty moved along the scale. */
function moved(id: string, by: 1 | -1, pull: 0 | 1 | 2) {
  return statedOutcome(id, ["36.5.a", "36.T.opposing"], pull, (s, edition, { ruling }) => {
    const [only] = ruling.outcomes;
    if (only?.do !== "penalty" || only.to !== "hitting") return null;
    const place = SCALE.indexOf(only.penalty);
    const other = place < 0 ? undefined : SCALE[place + by];
    if (other === undefined || other === s.penalty) return null;
    if (other === "1") return { do: "penalty", penalty: "1", to: "hitting" };
    const at = fixedSpot(other as "2", s.field, edition);
    return at === null ? null : { do: "penalty", penalty: other, to: "hitting", at };
  });
}
export const raisedTooFar = moved("raised-too-far", 1, 1);
export const raisedTooLittle = moved("raised-too-little", -1, 1);
export const penalty1ForAnyFault = statedOutcome("penalty-1-for-any-fault", ["36.5.c"], 0, () => ({
  do: "penalty",
  penalty: "1",
  to: "hitting",
}));
export const goalStands = statedOutcome("goal-stands", ["36.T.early", "36.T.hitting"], 2, (s) =>
  s.result === "goal" ? { do: "goal" } : null,
);
/** The step up given beside, or in place of, the goal that counts. */
export const goalAndIncrease = misread("goal-and-increase", ["36.5.b"], 1, "execution", (s) =>
  s.opposing === "improper" && (s.result === "goal" || s.result === "goal-prevented") ? { result: undefined } : null,
);

export const intentUnseen = misread("intent-unseen", ["36.3.b", "36.1.a"], 2, "execution", (s) =>
  s.intent === "score" ? null : { intent: undefined },
);
export const intentAlwaysBad = misread("intent-always-bad", ["36.3.a"], 1, "execution", (s) =>
  s.intent === "score" && (s.penalty === "4" || s.penalty === "6")
    ? { intent: s.stroke === "missed" ? "deliberate-miss" : "deliberate-mis-hit" }
    : null,
);
export const penaltyLeftOpen = statedOutcome("penalty-left-open", ["36.5.o"], 0, () => ({
  do: "foul",
  to: "opposing",
}));

export const cardChangesNothing = misread("card-changes-nothing", ["36.6"], 2, "execution", (s) =>
  s.yellowCard === "none" ? null : { yellowCard: undefined },
);
export const teeUnheeded = misread("tee-unheeded", ["36.5.l", "36.5.m"], 1, "execution", (s) =>
  s.tee === "fair" ? null : { tee: undefined },
);
export const secondPlayFine = misread("second-play-fine", ["37.3.j", "37.3.k"], 2, "execution", (s) =>
  s.secondPlay === "none" ? null : { secondPlay: undefined },
);
export const contactFreesAnyHit = misread("contact-frees-any-hit", ["37.3.j"], 2, "execution", (s) =>
  s.penalty === "3" && s.secondPlay !== "none" && !s.defended ? { defended: true } : null,
);
export const contactFreesNobody = misread("contact-frees-nobody", ["37.3.k"], 1, "execution", (s) =>
  s.penalty === "3" && s.secondPlay === "after-contact" ? { secondPlay: "before-contact" } : null,
);

/** The step that the table gives at another penalty. */
export const wrongColumn = misread("wrong-column", ["36.T.opposing"], 1, "execution", (s) => {
  if (s.opposing !== "improper" || s.result === "goal" || s.result === "goal-prevented") return null;
  const other = s.penalty === "4" ? "3" : s.penalty === "knock-in" || s.penalty === "6" ? "5b" : "4";
  return { penalty: other, hitFrom: undefined, ball: undefined, defended: undefined, result: undefined };
});

/** A card that raises the penalty by one step, whichever it is. */
export const cardRaisesOneStep = statedOutcome("card-raises-one-step", ["36.6"], 1, (s, edition) => {
  const up = { "4": "3", "6": "4", "3": "2" } as const;
  const next = s.penalty === "4" || s.penalty === "6" || s.penalty === "3" ? up[s.penalty] : null;
  const at = next === null ? null : fixedSpot(next, s.field, edition);
  return next === null || at === null ? null : { do: "penalty", penalty: next, to: "hitting", at };
});
