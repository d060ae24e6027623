/** The answer of the engine, in the contract's words. Plain JSON. */
import type { XY } from "../field/point";
import type { Execution, HitPenalty, Team } from "./situation";

export const PENALTIES = ["1", "2", "3", "4", "5a", "5b", "6", "7", "8", "9", "10"] as const;
export type Penalty = (typeof PENALTIES)[number];

export const CHOOSERS = ["umpire", "hitting", "opposing"] as const;
export type Chooser = (typeof CHOOSERS)[number] | null;

/** From weak to strong: the text says it | the text needs a reading | the text contradicts itself. */
export const CERTAINTIES = ["text", "interpretation", "conflict"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** From free to strict. `leave-out` never stands in a scored form. */
export const EXAM_USES = ["score", "any-of", "leave-out"] as const;
export type ExamUse = (typeof EXAM_USES)[number];

export type PlayOn = { readonly do: "play-on" };
export type Goal = { readonly do: "goal" };
export type Retake = { readonly do: "retake"; readonly penalty: Execution; readonly at: XY };
/** `to`: the team that benefits, left out for 9 and 10; `at` left out for 1, 7, 8, 9 and 10. */
export type PenaltyOutcome = {
  readonly do: "penalty";
  readonly penalty: Penalty;
  readonly to?: Team;
  readonly at?: XY;
};
/** A foul for which the rules name no penalty. */
export type Foul = { readonly do: "foul"; readonly to: Team };
export type Outcome = PlayOn | Goal | Retake | PenaltyOutcome | Foul;

export const SETUP_RULES = [
  "behind-back-line",
  "outside-goal",
  "behind-30-line",
  "behind-40-line",
  "30-yards-from-ball",
  "between-ball-and-goal",
] as const;
export type SetUpRule = (typeof SETUP_RULES)[number];

export const MAY_ENTER = ["never", "after-hit", "after-hit-not-between-posts", "free"] as const;
export type MayEnter = (typeof MAY_ENTER)[number];

/** Facts that belong to one kind; see each rule file for which are present. */
export interface Detail {
  readonly opposing?: readonly SetUpRule[];
  readonly hitting?: readonly SetUpRule[];
  readonly opposingMayEnter?: MayEnter;
  readonly improper?: readonly string[];
  readonly mayDesignate?: readonly string[];
  readonly or?: "substitute";
  readonly minutes?: number;
  readonly rule?: "21.d";
  readonly allowed?: boolean;
  readonly cap?: number;
  readonly mayReturn?: boolean;
  readonly forfeits?: readonly ("home" | "away")[];
  readonly mayExclude?: boolean;
  readonly goals?: number;
  readonly resumeWith?: HitPenalty;
  readonly resumeTo?: Team;
  readonly endsChange?: boolean;
  readonly mayBeDefended?: boolean;
  readonly yellowCard?: "possible";
}

/** The part of the detail that says where the teams stand at a penalty. */
export type HitPenaltyDetail = Required<Pick<Detail, "opposing" | "hitting" | "opposingMayEnter">>;

export interface Ruling {
  readonly outcomes: readonly Outcome[];
  readonly chooser: Chooser;
  readonly certainty: Certainty;
  /** Clause ids, the deciding one first. Never empty. */
  readonly basis: readonly string[];
  /** Ids of decisions (D36-…, D37-…). */
  readonly readings: readonly string[];
  readonly exam: ExamUse;
  /** Left out only for a Penalty 2 whose place is not chosen yet. */
  readonly detail?: Detail;
}

export const ERROR_CODES = [
  "not-json",
  "not-an-object",
  "unknown-kind",
  "unknown-fact",
  "not-taken",
  "missing",
  "wrong-type",
  "unknown-value",
  "not-finite",
  "out-of-range",
  "off-field",
  "empty",
  "too-many",
  "repeated",
  "wrong-place",
  "contradiction",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why an input is no situation: a stable code, the path of the fact, and what was expected. */
export interface SituationError {
  readonly code: ErrorCode;
  readonly path: string;
  readonly message: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SituationError };
