/**
 * The situations of the ruling contract, checked: every fact is present, defaults filled in, contradictions refused.
 * The closed sets are constants; the types, the parser, the census and the question families are driven by the same lists.
 * The default of a set is its first member.
 */
import type { XY } from "../field/point";

export const KINDS = [
  "execution",
  "set-up",
  "positions",
  "return",
  "removal",
  "after-removal",
  "mount",
  "forfeit",
  "exclusion",
  "goal-saving",
  "defence-election",
  "follow-up",
] as const;
export type Kind = (typeof KINDS)[number];

export const TEAMS = ["hitting", "opposing"] as const;
/** `hitting`: the team fouled, which takes the hit. `opposing`: the fouling team, or the side facing a knock-in. */
export type Team = (typeof TEAMS)[number];

export const HIT_PENALTIES = ["2", "3", "4", "5a", "5b", "6"] as const;
/** The penalties that are taken by a hit. */
export type HitPenalty = (typeof HIT_PENALTIES)[number];

export const EXECUTIONS = [...HIT_PENALTIES, "knock-in"] as const;
export type Execution = (typeof EXECUTIONS)[number];

export const HIT_FROM = ["line", "spot"] as const;
export const TEES = ["fair", "surface-altered", "dismounted", "re-teed-after-play"] as const;
export const APPROACHES = ["first", "went-past", "circled", "over-20-seconds"] as const;
export const STROKES = ["hit", "missed"] as const;
export const INTENTS = ["score", "deliberate-miss", "deliberate-mis-hit", "tap", "dribble"] as const;
export const POSITIONS = ["proper", "improper"] as const;
export const RESULTS = ["in-play", "goal", "goal-prevented", "wide", "deflected", "stopped-short"] as const;
export const SECOND_PLAYS = ["none", "before-contact", "after-contact"] as const;
export const YELLOW_CARDS = ["none", "for-the-foul", "during-execution"] as const;
export const AFTER_REMOVAL = ["fouling-substitution", "removed-as-substitute", "injured-returns"] as const;
export const MOUNT_RULES = ["5", "6a", "6b", "other"] as const;
export const SIDES = ["home", "away"] as const;
export const FIELD_SIDES = ["boards", "lines"] as const;

export type HitFrom = (typeof HIT_FROM)[number];
export type Tee = (typeof TEES)[number];
export type Approach = (typeof APPROACHES)[number];
export type Stroke = (typeof STROKES)[number];
export type Intent = (typeof INTENTS)[number];
export type Position = (typeof POSITIONS)[number];
export type Result = (typeof RESULTS)[number];
export type SecondPlay = (typeof SECOND_PLAYS)[number];
export type YellowCard = (typeof YELLOW_CARDS)[number];
export type AfterRemoval = (typeof AFTER_REMOVAL)[number];
export type MountRule = (typeof MOUNT_RULES)[number];
export type Side = (typeof SIDES)[number];

/** A playing field in yards. Coordinates: see lib/field/point.ts. */
export interface Field {
  readonly sides: (typeof FIELD_SIDES)[number];
  readonly length: number;
  readonly width: number;
}

/** What happened while a penalty or a knock-in was taken. `ball` is always where the ball was placed. */
export interface ExecutionSituation {
  readonly kind: "execution";
  readonly penalty: Execution;
  /** `line` for every penalty but a 2 from the spot. */
  readonly hitFrom: HitFrom;
  /** True only at a Penalty 3 that may be defended in this event. */
  readonly defended: boolean;
  readonly ball: XY;
  readonly tee: Tee;
  readonly beforePlay: boolean;
  readonly approach: Approach;
  readonly stroke: Stroke;
  readonly intent: Intent;
  readonly hitting: Position;
  readonly opposing: Position;
  readonly result: Result;
  /** Where the ball died; only with `stopped-short`. */
  readonly stoppedAt: XY | null;
  readonly secondPlay: SecondPlay;
  readonly yellowCard: YellowCard;
  readonly field: Field;
}

/** Where the ball and the teams go. */
export interface SetUpSituation {
  readonly kind: "set-up";
  readonly penalty: HitPenalty;
  /** Penalty 2: null while the team fouled has not chosen yet. */
  readonly hitFrom: HitFrom | null;
  readonly defended: boolean;
  readonly foulAt: XY | null;
  readonly ballAt: XY | null;
  /** Penalty 6: x in yards where the ball crossed the end line. */
  readonly crossedAt: number | null;
  readonly field: Field;
}

export interface Player {
  readonly id: string;
  readonly team: Team;
  readonly at: XY;
  /** Off the field, or on the way back to the proper position. */
  readonly off: boolean;
}

/** Who stands where at the moment of the hit. */
export interface PositionsSituation {
  readonly kind: "positions";
  readonly penalty: HitPenalty;
  readonly hitFrom: HitFrom;
  readonly defended: boolean;
  readonly ball: XY;
  readonly players: readonly Player[];
  readonly field: Field;
}

/** A player off the field comes back. */
export interface ReturnSituation {
  readonly kind: "return";
  readonly penalty: HitPenalty;
  readonly team: Team;
  readonly defended: boolean;
  readonly ball: XY;
  readonly onField: boolean;
  /** Yards from the placed ball at the nearest point of the route. */
  readonly nearest: number;
  readonly unobtrusive: boolean;
  readonly reached: boolean;
  readonly madePlay: boolean;
  readonly passedTeammate: boolean;
  /** Yards. */
  readonly ballTravelled: number;
  readonly passedMidfield: boolean;
  readonly field: Field;
}

/** Penalty 7. Handicaps in goals. */
export interface RemovalSituation {
  readonly kind: "removal";
  readonly byFoul: boolean;
  readonly retired: boolean;
  readonly resumed: boolean;
  readonly disabled: { readonly handicap: number };
  readonly fouling: readonly { readonly id: string; readonly handicap: number }[];
}

export interface AfterRemovalSituation {
  readonly kind: "after-removal";
  readonly who: AfterRemoval;
  /** The three handicaps when Penalty 7 was carried out; only for `fouling-substitution`. */
  readonly kept: readonly number[] | null;
  readonly proposed: readonly number[] | null;
}

export interface MountSituation {
  readonly kind: "mount";
  readonly broke: MountRule;
  readonly cured: boolean;
  readonly delays: boolean;
}

export interface ForfeitSituation {
  readonly kind: "forfeit";
  /** In order of time. */
  readonly by: readonly Side[];
}

export interface ExclusionSituation {
  readonly kind: "exclusion";
  readonly deliberate: boolean;
  readonly dangerous: boolean;
  readonly prejudicial: boolean;
}

export interface GoalSavingSituation {
  readonly kind: "goal-saving";
  readonly dangerous: boolean;
  readonly deliberate: boolean;
  readonly nearGoal: boolean;
  readonly toSaveGoal: boolean;
}

export interface DefenceElectionSituation {
  readonly kind: "defence-election";
  readonly elected: boolean;
  readonly announced: boolean;
  /** The event's upper handicap limit, goals. */
  readonly upperHandicap: number;
  readonly allGamesTwoCertified: boolean;
  readonly approved: boolean;
}

export interface FollowUpSituation {
  readonly kind: "follow-up";
  readonly penalty: "4" | "6";
  readonly by: Team;
  readonly safe: boolean;
}

export type Situation =
  | ExecutionSituation
  | SetUpSituation
  | PositionsSituation
  | ReturnSituation
  | RemovalSituation
  | AfterRemovalSituation
  | MountSituation
  | ForfeitSituation
  | ExclusionSituation
  | GoalSavingSituation
  | DefenceElectionSituation
  | FollowUpSituation;

/** What may be wrong: any JSON. The one door to `Situation` is parseSituation. */
export type SituationInput = Readonly<Record<string, unknown>>;
