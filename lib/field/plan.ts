/**
 * A drawing of a scene as data in yards: what components/field draws and what a served item carries. Never says more or
 * less than the words before the answer.
 */
import type { XY } from "./point";

export const COLOURS = ["red", "blue", "green", "white", "black"] as const;
/** Team colours as told in scenes; drawn with a shape of their own too, since colour alone carries nothing. */
export type Colour = (typeof COLOURS)[number];

export interface PlanPlayer {
  readonly id: string;
  /** Drawn in the marker, "3" for Red 3. */
  readonly label: string;
  readonly team: "hitting" | "opposing";
  readonly at: XY;
}

/** A surveyor's mark that a ruling adds; only in review and after a practice answer. */
export type PlanMark =
  | { readonly is: "spot"; readonly at: XY }
  | { readonly is: "limit-line"; readonly y: number }
  | { readonly is: "limit-circle"; readonly centre: XY; readonly radius: number }
  | { readonly is: "gap"; readonly from: XY; readonly to: XY; readonly yards: number };

export interface Plan {
  readonly field: { readonly sides: "boards" | "lines"; readonly length: number; readonly width: number };
  /** Which part is shown: the end of the aimed-at goal, the other end, or all of it. */
  readonly view: "near-end" | "far-end" | "whole";
  readonly colours: { readonly hitting: Colour; readonly opposing: Colour };
  readonly ball: XY | null;
  readonly players: readonly PlanPlayer[];
  readonly marks: readonly PlanMark[];
}
