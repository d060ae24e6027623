/**
 * A player off the field comes back while a penalty is taken. Fouling team: 36.4.1.a to 36.4.1.g; team fouled: 36.4.2.a to
 * 36.4.2.g. Either condition is enough to be allowed a play, the second needs both its halves (D36-51).
 */
import type { Edition } from "./editions/edition";
import { raisedBy } from "./opposing-fault";
import type { Ruling } from "./ruling";
import type { ReturnSituation, Team } from "./situation";
import { awardedSpot } from "./spots";
import { foul, PLAY_ON, penalty, ruling, tempered } from "./verdict";

interface ReturnClauses {
  readonly right: string;
  readonly unobtrusive: string;
  readonly onField: string;
  readonly away: string;
  readonly noPlay: string;
  readonly passedTeammate: string;
  readonly passedMidfield: string;
  readonly breach: string;
}

/** The same list stands twice in the rule, once for each team. */
const CLAUSES_OF: Readonly<Record<Team, ReturnClauses>> = {
  opposing: {
    right: "36.4.1",
    unobtrusive: "36.4.1.a",
    onField: "36.4.1.b",
    away: "36.4.1.c",
    noPlay: "36.4.1.d",
    passedTeammate: "36.4.1.e",
    passedMidfield: "36.4.1.f",
    breach: "36.4.1.g",
  },
  hitting: {
    right: "36.4.2",
    unobtrusive: "36.4.2.a",
    onField: "36.4.2.b",
    away: "36.4.2.c",
    noPlay: "36.4.2.d",
    passedTeammate: "36.4.2.e",
    passedMidfield: "36.4.2.f",
    breach: "36.4.2.g",
  },
};

export function ruleReturn(s: ReturnSituation, edition: Edition): Ruling {
  const list = CLAUSES_OF[s.team];
  const breaches = breachesOf(s, list, edition);
  const readings = s.nearest === edition.n.returnKeepAway || s.ballTravelled === edition.n.ballTravel ? ["D36-50"] : [];
  const base = breaches.length > 0 ? rulingOf(s, breaches, edition) : inOrder(s, list, edition);
  return readings.length > 0 ? tempered(base, "text", "score", ...readings) : base;
}

/** The clauses broken, the play made too early last. */
function breachesOf(s: ReturnSituation, list: ReturnClauses, edition: Edition): string[] {
  const broken: string[] = [];
  if (!s.unobtrusive) broken.push(list.unobtrusive);
  if (!s.onField) broken.push(list.onField);
  if (s.nearest < edition.n.returnKeepAway) broken.push(list.away);
  if (!s.reached && s.madePlay && !mayPlay(s, edition)) broken.push(list.noPlay);
  return broken;
}

/** 36.4.1.e, 36.4.1.f, 36.4.2.e, 36.4.2.f. */
function mayPlay(s: ReturnSituation, edition: Edition): boolean {
  return s.passedTeammate || (s.ballTravelled >= edition.n.ballTravel && s.passedMidfield);
}

/** 36.4.2 names neither Penalty 2 nor an undefended 3 (D36-55). */
function outsideTheList(s: ReturnSituation): boolean {
  return s.penalty === "2" || (s.penalty === "3" && !s.defended);
}

function rulingOf(s: ReturnSituation, breaches: readonly string[], edition: Edition): Ruling {
  if (s.team === "hitting") {
    const base = ruling([foul("opposing")], [...breaches, CLAUSES_OF.hitting.breach], { readings: ["D36-53"] });
    return outsideTheList(s) ? tempered(base, "interpretation", "leave-out", "D36-55") : base;
  }
  return raised(s, [...breaches, CLAUSES_OF.opposing.breach], edition);
}

/** 36.4.1.g: an increased penalty. Which one it does not say: the table's step, for want of words of its own (D36-52). */
function raised(s: ReturnSituation, basis: readonly string[], edition: Edition): Ruling {
  const cell = edition.table.opposing[s.penalty];
  // At a 2 the step has words of its own (36.5.c).
  const named = s.penalty === "2";
  const step = raisedBy(cell, s, edition, [...basis, named ? "36.5.c" : cell.clause]);
  const table = tempered(step, named ? "text" : "interpretation", "score", "D36-52");
  if (s.penalty !== "6") return table;
  // D36-04: the table's step, or the mildest step up from the same line.
  const mildest = penalty("4", "hitting", awardedSpot("4", s.field, edition, s.ball));
  return tempered({ ...table, outcomes: [...table.outcomes, mildest] }, "interpretation", "any-of", "D36-04");
}

function inOrder(s: ReturnSituation, list: ReturnClauses, edition: Edition): Ruling {
  const inPlace = s.reached;
  const basis = inPlace ? [list.right] : s.madePlay ? conditionsMet(s, list, edition) : [list.noPlay];
  const conditions = [list.right, list.unobtrusive, list.onField, list.away].filter(
    (clause) => !basis.includes(clause),
  );
  const base = ruling([PLAY_ON], [...basis, ...conditions], { readings: ["D36-51"] });
  if (s.team === "hitting") {
    return outsideTheList(s) ? tempered(base, "interpretation", "leave-out", "D36-55") : base;
  }
  if (inPlace || !outsideTheList(s)) return base;
  if (s.madePlay) return tempered(base, "conflict", "leave-out", "D36-54");
  return s.penalty === "2" ? tempered(base, "conflict", "leave-out", "D36-54", "D37-16") : base;
}

function conditionsMet(s: ReturnSituation, list: ReturnClauses, edition: Edition): string[] {
  const met = s.passedTeammate ? [list.passedTeammate] : [];
  return s.ballTravelled >= edition.n.ballTravel && s.passedMidfield ? [...met, list.passedMidfield] : met;
}
