/**
 * The form of a case: a situation, the clauses and decisions it proves, and the ruling that the sources give it.
 * The cases are worked out by hand from Rules 36 and 37 and the written decisions; nothing here comes from the engine.
 */
import type { XY } from "../../field/point";
import type { Certainty, Chooser, Detail, ErrorCode, ExamUse, Outcome, Penalty } from "../ruling";
import type { Execution, SituationInput, Team } from "../situation";

export interface Expectation {
  /** The outcomes, as a set with repetitions; exact unless `alsoAllowed` stands beside them. */
  readonly outcomes: readonly Outcome[];
  /**
   * Given where a decision lets the engine return all outcomes or some: then the engine's are a part of
   * `outcomes` and `alsoAllowed` together, not empty, with the first of `outcomes` among them.
   */
  readonly alsoAllowed?: readonly Outcome[];
  readonly chooser: Chooser;
  /** `not-text`: the decision forbids "text" and does not say which of the others. `any`: it is silent. */
  readonly certainty: Certainty | "not-text" | "any";
  readonly exam: ExamUse | "any";
  /** Only the members named here are compared; lists as sets save `improper` and `forfeits`. */
  readonly detail?: Detail;
}

export interface RuleCase {
  readonly id: string;
  /** Clause ids that the ruling's basis must hold. */
  readonly clauses: readonly string[];
  /** Decision ids that the ruling's readings must hold. */
  readonly decisions?: readonly string[];
  readonly situation: SituationInput;
  readonly why: string;
  readonly expect: Expectation;
  /** What the decisions leave open about this case. */
  readonly doubt?: string;
}

export interface BadInputCase {
  readonly id: string;
  readonly input: unknown;
  /** Left out where more than one code could be defended. */
  readonly code?: ErrorCode;
  /** The path named, or any of several where the fault lies between two facts. */
  readonly path: string | readonly string[];
  readonly why: string;
  readonly doubt?: string;
}

export const at = (x: number, y: number): XY => ({ x, y });

export const playOn: Outcome = { do: "play-on" };
export const goal: Outcome = { do: "goal" };
export const penalty1: Outcome = { do: "penalty", penalty: "1", to: "hitting" };
export const foulTo = (to: Team): Outcome => ({ do: "foul", to });
export const retake = (penalty: Execution, place: XY): Outcome => ({ do: "retake", penalty, at: place });
/** A named penalty hit from a place. */
export const penalty = (name: Penalty, to: Team, x: number, y: number): Outcome => ({
  do: "penalty",
  penalty: name,
  to,
  at: at(x, y),
});
/** A 5a to the team that faces the hit. */
export const spotHit = (x: number, y: number): Outcome => penalty("5a", "opposing", x, y);

type More = Partial<Pick<Expectation, "alsoAllowed" | "chooser" | "detail">>;

/** One right answer. */
export const score = (
  outcome: Outcome,
  certainty: Expectation["certainty"] = "text",
  more: More = {},
): Expectation => ({
  outcomes: [outcome],
  chooser: null,
  certainty,
  exam: "score",
  ...more,
});

/** Several answers are defensible. */
export const anyOf = (
  outcomes: readonly Outcome[],
  certainty: Expectation["certainty"],
  more: More = {},
): Expectation => ({
  outcomes,
  chooser: null,
  certainty,
  exam: "any-of",
  ...more,
});

/** Never in a scored exam. */
export const leaveOut = (
  outcomes: readonly Outcome[],
  certainty: Expectation["certainty"],
  more: More = {},
): Expectation => ({
  outcomes,
  chooser: null,
  certainty,
  exam: "leave-out",
  ...more,
});

/** No outcome: a fact is decided, not a penalty. */
export const decided = (
  detail: Detail,
  certainty: Expectation["certainty"] = "text",
  exam: Expectation["exam"] = "score",
): Expectation => ({ outcomes: [], chooser: null, certainty, exam, detail });

const kind =
  (name: string) =>
  (facts: SituationInput): SituationInput => ({ kind: name, ...facts });
export const execution = kind("execution");
export const setUp = kind("set-up");
export const positions = kind("positions");
export const returning = kind("return");
export const removal = kind("removal");
export const afterRemoval = kind("after-removal");
export const mount = kind("mount");
export const forfeit = kind("forfeit");
export const exclusion = kind("exclusion");
export const goalSaving = kind("goal-saving");
export const defenceElection = kind("defence-election");
export const followUp = kind("follow-up");
