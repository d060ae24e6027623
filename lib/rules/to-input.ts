/** The way back from a checked situation to the contract's JSON: facts at their default are left out. */
import { samePoint } from "../field/point";
import type { Edition } from "./editions/edition";
import type { Field, Situation } from "./situation";
import { fixedSpot } from "./spots";

/** What is left out of each fact when it holds this. Required facts are not here. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  hitFrom: "line",
  defended: false,
  tee: "fair",
  beforePlay: false,
  approach: "first",
  stroke: "hit",
  intent: "score",
  hitting: "proper",
  opposing: "proper",
  result: "in-play",
  secondPlay: "none",
  yellowCard: "none",
  onField: true,
  unobtrusive: true,
  reached: true,
  madePlay: false,
  passedTeammate: false,
  ballTravelled: 0,
  passedMidfield: false,
  byFoul: true,
  retired: true,
  resumed: false,
  cured: false,
  delays: false,
  deliberate: false,
  dangerous: false,
  prejudicial: false,
  nearGoal: false,
  toSaveGoal: false,
  elected: false,
  announced: false,
  allGamesTwoCertified: false,
  approved: false,
  safe: true,
};

/** @returns JSON that parseSituation turns into the same situation */
export function toInput(situation: Situation, edition: Edition): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(situation)) {
    if (value === null || DEFAULTS[name] === value) continue;
    if (name === "nearest" && value === edition.n.nearestByDefault) continue;
    if (name === "players")
      input[name] = (value as { off: boolean }[]).map(({ off, ...rest }) => (off ? { ...rest, off } : rest));
    else input[name] = value;
  }
  // A set-up of a 2 from the line says so: left out, the place is not chosen yet.
  if (situation.kind === "set-up" && situation.hitFrom === "line") input.hitFrom = "line";
  if ("field" in situation) {
    if (isDefaultField(situation.field, edition)) delete input.field;
    dropOwnBall(input, situation, edition);
  }
  return input;
}

function isDefaultField(field: Field, edition: Edition): boolean {
  const width = field.sides === "boards" ? edition.n.fieldWidthBoards : edition.n.fieldWidthLines;
  return field.sides === "boards" && field.length === edition.n.fieldLength && field.width === width;
}

function dropOwnBall(input: Record<string, unknown>, situation: Situation, edition: Edition): void {
  if (!("ball" in situation)) return;
  if ("hitFrom" in situation && situation.hitFrom === "spot") return;
  const own = fixedSpot(situation.penalty, situation.field, edition);
  if (own !== null && samePoint(own, situation.ball)) delete input.ball;
}
