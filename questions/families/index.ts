/** All families, in the order of the bank. A new one is added here and nowhere else. */
import type { Family } from "@/lib/items/family";
import { afterRemoval } from "./after-removal";
import { defenceElection } from "./defence-election";
import { exclusion } from "./exclusion";
import { executionApproach } from "./execution-approach";
import { executionBeforePlay } from "./execution-before-play";
import { executionBothOut } from "./execution-both-out";
import { executionCard } from "./execution-card";
import { executionDeadBall } from "./execution-dead-ball";
import { executionDefendersOut } from "./execution-defenders-out";
import { executionHittersOut } from "./execution-hitters-out";
import { executionIntent } from "./execution-intent";
import { executionMissed } from "./execution-missed";
import { executionSecondPlay } from "./execution-second-play";
import { executionTee } from "./execution-tee";
import { followUp } from "./follow-up";
import { forfeit } from "./forfeit";
import { goalSaving } from "./goal-saving";
import { mount } from "./mount";
import { positionsBackLine } from "./positions-back-line";
import { positionsBall } from "./positions-ball";
import { positionsThirtyLine } from "./positions-thirty-line";
import { removalCall } from "./removal-call";
import { removalWhom } from "./removal-whom";
import { returnDistance } from "./return-distance";
import { returnPlay } from "./return-play";
import { returnWay } from "./return-way";
import { setUpChoice } from "./set-up-choice";
import { setUpDuties } from "./set-up-duties";
import { setUpLine } from "./set-up-line";
import { setUpSafety } from "./set-up-safety";
import { setUpSpotHit } from "./set-up-spot-hit";

export const FAMILIES: readonly Family[] = [
  executionMissed,
  executionDeadBall,
  executionBeforePlay,
  executionApproach,
  executionDefendersOut,
  executionBothOut,
  executionHittersOut,
  executionIntent,
  executionCard,
  executionTee,
  executionSecondPlay,
  followUp,
  goalSaving,
  exclusion,
  setUpLine,
  setUpChoice,
  setUpSpotHit,
  setUpSafety,
  setUpDuties,
  positionsBackLine,
  positionsThirtyLine,
  positionsBall,
  returnWay,
  returnPlay,
  returnDistance,
  removalWhom,
  removalCall,
  afterRemoval,
  mount,
  forfeit,
  defenceElection,
];

const byId = new Map(FAMILIES.map((family) => [family.id, family]));

/** @returns null for an id that is none */
export function familyById(id: string): Family | null {
  return byId.get(id) ?? null;
}
