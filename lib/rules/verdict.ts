/** The parts a ruling is put together from. */
import { samePoint, type XY } from "../field/point";
import {
  CERTAINTIES,
  type Certainty,
  type Chooser,
  type Detail,
  EXAM_USES,
  type ExamUse,
  type Foul,
  type Goal,
  type Outcome,
  type Penalty,
  type PenaltyOutcome,
  type PlayOn,
  type Retake,
  type Ruling,
} from "./ruling";
import type { Execution, Team } from "./situation";

export const PLAY_ON: PlayOn = Object.freeze({ do: "play-on" });
export const GOAL: Goal = Object.freeze({ do: "goal" });
const FOUL_TO_HITTING: Foul = Object.freeze({ do: "foul", to: "hitting" });
const FOUL_TO_OPPOSING: Foul = Object.freeze({ do: "foul", to: "opposing" });
const NOTHING: readonly string[] = Object.freeze([]);
const NO_DETAIL: Detail = Object.freeze({});

/** A foul for which the rules name no penalty; `to` benefits. */
export function foul(to: Team): Foul {
  return to === "hitting" ? FOUL_TO_HITTING : FOUL_TO_OPPOSING;
}

export function penalty(which: Penalty, to: Team, at?: XY): PenaltyOutcome {
  return at === undefined ? { do: "penalty", penalty: which, to } : { do: "penalty", penalty: which, to, at };
}

export function retake(which: Execution, at: XY): Retake {
  return { do: "retake", penalty: which, at };
}

export interface Manner {
  readonly chooser?: Chooser;
  readonly certainty?: Certainty;
  readonly readings?: readonly string[];
  readonly exam?: ExamUse;
  readonly detail?: Detail;
}

const PLAIN: Manner = {};

/** A ruling; the plain manner is: the text says it, it may be scored, no reading, nobody chooses. */
export function ruling(outcomes: readonly Outcome[], basis: readonly string[], manner: Manner = PLAIN): Ruling {
  return {
    outcomes,
    chooser: manner.chooser ?? null,
    certainty: manner.certainty ?? "text",
    basis,
    readings: manner.readings ?? NOTHING,
    exam: manner.exam ?? "score",
    detail: manner.detail ?? NO_DETAIL,
  };
}

/** The same ruling, no surer than `certainty`, no freer than `exam`, resting on these readings too. */
export function tempered(base: Ruling, certainty: Certainty, exam: ExamUse, ...readings: readonly string[]): Ruling {
  return {
    ...base,
    certainty: weaker(base.certainty, certainty),
    exam: stricter(base.exam, exam),
    readings: joined(base.readings, readings),
  };
}

export function weaker(a: Certainty, b: Certainty): Certainty {
  return CERTAINTIES.indexOf(a) >= CERTAINTIES.indexOf(b) ? a : b;
}

export function stricter(a: ExamUse, b: ExamUse): ExamUse {
  return EXAM_USES.indexOf(a) >= EXAM_USES.indexOf(b) ? a : b;
}

/** Both lists without repeats, in order of first standing. */
export function joined(a: readonly string[], b: readonly string[]): readonly string[] {
  if (b.length === 0) return a;
  const extra = b.filter((id, index) => !a.includes(id) && b.indexOf(id) === index);
  return extra.length === 0 ? a : [...a, ...extra];
}

export function sameOutcome(a: Outcome, b: Outcome): boolean {
  if (a.do === "penalty" && b.do === "penalty") {
    return a.penalty === b.penalty && a.to === b.to && sameSpot(a.at, b.at);
  }
  if (a.do === "retake" && b.do === "retake") return a.penalty === b.penalty && sameSpot(a.at, b.at);
  if (a.do === "foul" && b.do === "foul") return a.to === b.to;
  return a.do === b.do;
}

function sameSpot(a: XY | undefined, b: XY | undefined): boolean {
  return a === undefined || b === undefined ? a === b : samePoint(a, b);
}

/** The outcomes without repeats: two readings may end at the same place. */
export function distinctOutcomes(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.filter((one, index) => outcomes.findIndex((other) => sameOutcome(one, other)) === index);
}
