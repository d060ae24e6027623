/**
 * An edition of the rulebook as data: numbers with unit and clause, and the misexecution table cell by cell. Next year's
 * book is another value of this type; the code holds the shape of the rules and no number.
 */
import type { Execution, HitPenalty } from "../situation";

export const NUMBER_NAMES = [
  "penalty2Line",
  "penalty3Line",
  "penalty4Line",
  "penalty6Line",
  "penalty6Limit",
  "sideMargin",
  "keepAway",
  "keepBackLine",
  "keepBehindLine3",
  "returnKeepAway",
  "ballTravel",
  "approachSeconds",
  "defendedFrom",
  "substituteMinutes",
  "laterInjuryMinutes",
  "penalty1Goals",
  "teamAfterRemoval",
  "goalHalfWidth",
  "goalDepth",
  "besideWedge",
  "fieldLength",
  "fieldWidthBoards",
  "fieldWidthLines",
  "fieldMinLength",
  "fieldMinWidth",
  "beyondField",
  "handicapMin",
  "handicapMax",
  "eventHandicapMax",
  "teamSize",
  "nearestByDefault",
] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

export type Unit = "yards" | "seconds" | "minutes" | "goals" | "handicap goals" | "players";

export interface EditionNumber {
  readonly value: number;
  readonly unit: Unit;
  /** A clause id, a decision id, or "contract" where the number is the interface's own. */
  readonly from: string;
}

export const TABLE_ROWS = ["miss", "early", "approach", "hitting", "opposing"] as const;
export type TableRow = (typeof TABLE_ROWS)[number];

/** What a cell says of a fault of the hitting ("attacking") team. */
export type HittingCell =
  | { readonly is: "live" }
  | { readonly is: "not-applicable" }
  /** A 5a to the defending team from where the penalty was being taken. */
  | { readonly is: "spot-hit" }
  /** The milder of a spot hit and this penalty, to the defending team. */
  | { readonly is: "less-severe-of-spot-hit-and"; readonly penalty: HitPenalty }
  | { readonly is: "penalty-to-defending"; readonly penalty: HitPenalty };

/** What a cell says of a fault of the opposing ("defending") team. */
export type OpposingCell =
  /** With no word on goals. */
  | { readonly is: "penalty-to-attacking"; readonly penalty: HitPenalty }
  /** A goal scored or prevented counts; otherwise… */
  | { readonly is: "goal-or-rehit" }
  | { readonly is: "goal-or-penalty"; readonly penalty: HitPenalty }
  | { readonly is: "goal-or-next-more-severe" };

export type HittingRow = Exclude<TableRow, "opposing">;

/** A cell stands with the id of its clause. */
export type Cited<C> = C & { readonly clause: string };

export interface MisexecutionTable
  extends Readonly<Record<HittingRow, Readonly<Record<Execution, Cited<HittingCell>>>>> {
  readonly opposing: Readonly<Record<Execution, Cited<OpposingCell>>>;
}

export interface EditionData {
  readonly id: string;
  /** ISO date from which it is in force. */
  readonly effectiveFrom: string;
  readonly source: { readonly title: string; readonly readOn: string };
  readonly numbers: Readonly<Record<NumberName, EditionNumber>>;
  readonly table: MisexecutionTable;
}

/** An edition ready for the engine: the data, and its bare numbers under `n`. */
export interface Edition extends EditionData {
  readonly n: Readonly<Record<NumberName, number>>;
}

/** Adds the bare numbers; the only way to make an Edition. */
export function defineEdition(data: EditionData): Edition {
  const n = {} as Record<NumberName, number>;
  for (const name of NUMBER_NAMES) n[name] = data.numbers[name].value;
  return Object.freeze({ ...data, n: Object.freeze(n) });
}
