/** The answer sheet as the person sees it: what was given, what is flagged. Pure. */
import type { Revision } from "../exams/events";
import type { Response } from "../items/item";
import type { Unsent } from "./outbox";
import { isNewer, isSame } from "./revision";

export interface SheetLine {
  /** 1 … questions. */
  readonly slot: number;
  readonly response: Response | null;
  /** The greatest seen; null where nothing was ever answered. */
  readonly revision: Revision | null;
  readonly flagged: boolean;
  readonly flagRevision: Revision | null;
}

export type Sheet = readonly SheetLine[];

/** Writes what the person did, or what the server says that stands; whatever is older than what is known changes nothing. */
export function write(sheet: Sheet, one: Unsent): Sheet {
  return sheet.map((line) => {
    if (line.slot !== one.slot) return line;
    const known = one.kind === "answer" ? line.revision : line.flagRevision;
    if (!isNewer(one.revision, known) && !isSame(one.revision, known)) return line;
    return one.kind === "answer"
      ? { ...line, response: one.value, revision: one.revision }
      : { ...line, flagged: one.value, flagRevision: one.revision };
  });
}

export interface SheetCounts {
  readonly questions: number;
  readonly answered: number;
  readonly flagged: number;
  readonly unansweredSlots: readonly number[];
  readonly flaggedSlots: readonly number[];
}

export function countSheet(sheet: Sheet): SheetCounts {
  const unansweredSlots = sheet.filter((line) => line.response === null).map((line) => line.slot);
  const flaggedSlots = sheet.filter((line) => line.flagged).map((line) => line.slot);
  const questions = sheet.length;
  return {
    questions,
    answered: questions - unansweredSlots.length,
    flagged: flaggedSlots.length,
    unansweredSlots,
    flaggedSlots,
  };
}

/** Option ids chosen; empty for a number or nothing. */
export function chosenIn(response: Response | null): readonly string[] {
  if (response === null || response.format === "number") return [];
  return response.format === "choose-one" ? [response.option] : response.options;
}

/** Where to begin when nothing is remembered: the first question without an answer, or the first of all. */
export function firstOpen(sheet: Sheet): number {
  return (sheet.find((line) => line.response === null) ?? sheet[0])?.slot ?? 1;
}
