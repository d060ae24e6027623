/** The USPA Rulebook 2026, outdoor Rules 36 and 37, as numbers and as a table. Each number carries its clause. */
import type { HitPenalty } from "../situation";
import { defineEdition, type HittingCell, type OpposingCell } from "./edition";

const live: HittingCell = { is: "live" };
const none: HittingCell = { is: "not-applicable" };
const spotHit: HittingCell = { is: "spot-hit" };
const lessSevereOf4: HittingCell = { is: "less-severe-of-spot-hit-and", penalty: "4" };
const penalty4Away: HittingCell = { is: "penalty-to-defending", penalty: "4" };
const goalOrRehit: OpposingCell = { is: "goal-or-rehit" };
const goalOrNext: OpposingCell = { is: "goal-or-next-more-severe" };
const fiveB: OpposingCell = { is: "penalty-to-attacking", penalty: "5b" };

function goalOr(penalty: HitPenalty): OpposingCell {
  return { is: "goal-or-penalty", penalty };
}

export const edition2026 = defineEdition({
  id: "2026",
  effectiveFrom: "2026-01-01",
  source: { title: "USPA Rulebook 2026, Rules 36 and 37, English text", readOn: "2026-12-01" },
  numbers: {
    penalty2Line: { value: 30, unit: "yards", from: "37.2.a" },
    penalty3Line: { value: 40, unit: "yards", from: "37.3.e" },
    penalty4Line: { value: 60, unit: "yards", from: "37.4.a" },
    penalty6Line: { value: 60, unit: "yards", from: "37.6.a" },
    penalty6Limit: { value: 40, unit: "yards", from: "37.6.b" },
    sideMargin: { value: 5, unit: "yards", from: "37.5a.b" },
    keepAway: { value: 30, unit: "yards", from: "37.5a.c" },
    keepBackLine: { value: 30, unit: "yards", from: "37.4.c" },
    keepBehindLine3: { value: 40, unit: "yards", from: "37.3.f" },
    returnKeepAway: { value: 30, unit: "yards", from: "36.4.1.c" },
    ballTravel: { value: 30, unit: "yards", from: "36.4.1.f" },
    approachSeconds: { value: 20, unit: "seconds", from: "36.1.h" },
    defendedFrom: { value: 8, unit: "handicap goals", from: "37.3.c" },
    substituteMinutes: { value: 15, unit: "minutes", from: "37.7.h" },
    laterInjuryMinutes: { value: 10, unit: "minutes", from: "37.CS.2" },
    penalty1Goals: { value: 1, unit: "goals", from: "37.1.a" },
    teamAfterRemoval: { value: 3, unit: "players", from: "37.7.j" },
    goalHalfWidth: { value: 4, unit: "yards", from: "contract" },
    goalDepth: { value: 3, unit: "yards", from: "D37-18" },
    besideWedge: { value: 20, unit: "yards", from: "D37-14" },
    fieldLength: { value: 300, unit: "yards", from: "contract" },
    fieldWidthBoards: { value: 160, unit: "yards", from: "contract" },
    fieldWidthLines: { value: 200, unit: "yards", from: "contract" },
    fieldMinLength: { value: 120, unit: "yards", from: "contract" },
    fieldMinWidth: { value: 80, unit: "yards", from: "contract" },
    beyondField: { value: 60, unit: "yards", from: "contract" },
    handicapMin: { value: -3, unit: "handicap goals", from: "contract" },
    handicapMax: { value: 10, unit: "handicap goals", from: "contract" },
    eventHandicapMax: { value: 40, unit: "handicap goals", from: "contract" },
    teamSize: { value: 4, unit: "players", from: "contract" },
    nearestByDefault: { value: 60, unit: "yards", from: "contract" },
  },
  table: {
    miss: {
      "2": { clause: "36.T.miss.2", ...spotHit },
      "3": { clause: "36.T.miss.3", ...spotHit },
      "4": { clause: "36.T.miss.4", ...live },
      "6": { clause: "36.T.miss.6", ...live },
      "5a": { clause: "36.T.miss.5a", ...live },
      "5b": { clause: "36.T.miss.5b", ...live },
      "knock-in": { clause: "36.T.miss.kn", ...live },
    },
    early: {
      "2": { clause: "36.T.early.2", ...spotHit },
      "3": { clause: "36.T.early.3", ...spotHit },
      "4": { clause: "36.T.early.4", ...spotHit },
      "6": { clause: "36.T.early.6", ...spotHit },
      "5a": { clause: "36.T.early.5a", ...lessSevereOf4 },
      "5b": { clause: "36.T.early.5b", ...spotHit },
      "knock-in": { clause: "36.T.early.kn", ...penalty4Away },
    },
    approach: {
      "2": { clause: "36.T.approach.2", ...spotHit },
      "3": { clause: "36.T.approach.3", ...spotHit },
      "4": { clause: "36.T.approach.4", ...spotHit },
      "6": { clause: "36.T.approach.6", ...spotHit },
      "5a": { clause: "36.T.approach.5a", ...lessSevereOf4 },
      "5b": { clause: "36.T.approach.5b", ...spotHit },
      "knock-in": { clause: "36.T.approach.kn", ...penalty4Away },
    },
    hitting: {
      "2": { clause: "36.T.hitting.2", ...spotHit },
      "3": { clause: "36.T.hitting.3", ...spotHit },
      "4": { clause: "36.T.hitting.4", ...none },
      "6": { clause: "36.T.hitting.6", ...none },
      "5a": { clause: "36.T.hitting.5a", ...none },
      "5b": { clause: "36.T.hitting.5b", ...none },
      "knock-in": { clause: "36.T.hitting.kn", ...none },
    },
    opposing: {
      "2": { clause: "36.T.opposing.2", ...goalOrRehit },
      "3": { clause: "36.T.opposing.3", ...goalOr("2") },
      "4": { clause: "36.T.opposing.4", ...goalOr("3") },
      "6": { clause: "36.T.opposing.6", ...goalOr("3") },
      "5a": { clause: "36.T.opposing.5a", ...goalOrNext },
      "5b": { clause: "36.T.opposing.5b", ...goalOr("4") },
      "knock-in": { clause: "36.T.opposing.kn", ...fiveB },
    },
  },
});
