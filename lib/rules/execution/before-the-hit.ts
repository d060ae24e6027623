/**
 * Faults of the hitting team up to the moment of the hit, the opposing team being in order (D36-30, steps 1 to 4).
 * Tee: 36.5.l, 36.5.m, 36.5.o; 36.5.n, 36.5.p. Approach: 36.1.e to 36.1.i, 36.5.d to 36.5.g, 36.T.approach.
 * Before "Play": 36.T.early. Out of position: 36.T.hitting.
 */
import type { Edition } from "../editions/edition";
import { type Consequence, consequenceOf, fiveA, procedureCell } from "../hitting-fault";
import type { Ruling } from "../ruling";
import type { Approach, ExecutionSituation } from "../situation";
import { distinctOutcomes, foul, GOAL, joined, PLAY_ON, ruling, stricter, tempered } from "../verdict";
import { deadBall, goalInDoubt, hittingAtFault, intentFault } from "./faults";

const TEE_CLAUSES = { "surface-altered": "36.5.l", dismounted: "36.5.m" } as const;

/** Step 1. */
export function ruleTee(s: ExecutionSituation, edition: Edition): Ruling {
  const unnamed = foul("opposing");
  // Another fault with another consequence: the earlier rules, and nobody is examined on it (D36-30).
  const another = hittingAtFault({ ...s, tee: "fair" }, edition);
  if (s.tee !== "re-teed-after-play" && s.tee !== "fair") {
    const settled = ruling([unnamed], ["36.5.o", TEE_CLAUSES[s.tee]], { readings: ["D36-21"] });
    if (another) return tempered(settled, "interpretation", "leave-out", "D36-30");
    // The play was dead: a goal after the whistle is none.
    return s.result === "goal" ? withReadings(settled, "D36-31") : settled;
  }
  const basis = ["36.5.n", "36.5.p"];
  const manner = { certainty: "interpretation", readings: ["D36-21"] } as const;
  const doubtful = another || goalInDoubt(s) || deadBall(s) !== "none";
  if (s.penalty === "knock-in") {
    // 36.5.p speaks of a penalty.
    const settled = ruling([unnamed], ["36.5.n"], manner);
    return doubtful ? tempered(settled, "interpretation", "leave-out", "D36-31") : settled;
  }
  const named = consequenceOf(procedureCell(s), s, edition);
  const either = ruling([unnamed, ...(named?.outcomes ?? [])], joined(basis, named?.basis ?? []), {
    ...manner,
    readings: joined(manner.readings, named?.readings ?? []),
    exam: stricter("any-of", named?.exam ?? "any-of"),
  });
  return doubtful ? tempered(either, "interpretation", "leave-out", goalInDoubt(s) ? "D36-31" : "D36-30") : either;
}

/** The clauses of a refused approach: at 2, 3, 4 and 6, and at 5a and 5b. */
const APPROACH_CLAUSES: Readonly<Record<Exclude<Approach, "first">, readonly [string, string]>> = {
  "went-past": ["36.1.f", "36.5.e"],
  circled: ["36.1.g", "36.5.f"],
  "over-20-seconds": ["36.1.h", "36.5.g"],
};

/** Step 2. */
export function ruleApproach(s: ExecutionSituation, approach: Exclude<Approach, "first">, edition: Edition): Ruling {
  const slow = approach === "over-20-seconds";
  const cell = edition.table.approach[s.penalty];
  const [oneStroke, fiveAs] = APPROACH_CLAUSES[approach];
  if (s.penalty === "knock-in") {
    const named = fromConsequence(consequenceOf(cell, s, edition), ["36.T.approach.kn"]);
    if (!slow) return named;
    // D36-23: the row speaks of the first approach, the 20 seconds are about penalties.
    const nothing = s.result === "goal" ? GOAL : PLAY_ON;
    const either = { ...named, outcomes: [...named.outcomes, nothing], basis: [...named.basis, "36.1.h", "36.5.g"] };
    return tempered(either, "interpretation", "leave-out", "D36-23");
  }
  const isFiveA = s.penalty === "5a" || s.penalty === "5b";
  const rule = isFiveA ? [fiveAs] : [oneStroke, "36.1.i"];
  const swing = isFiveA ? "36.5.d" : "36.1.e";
  const basis = slow ? rule : [edition.table.approach[s.penalty].clause, ...rule, swing];
  const found = consequenceOf(slow ? procedureCell(s) : cell, s, edition);
  return temperOthers(fromConsequence(found, basis), s);
}

/** Step 3. */
export function ruleEarly(s: ExecutionSituation, edition: Edition): Ruling {
  const found = consequenceOf(edition.table.early[s.penalty], s, edition);
  const base = fromConsequence(found, [edition.table.early[s.penalty].clause]);
  const readings = s.stroke === "missed" ? ["D36-32"] : s.result === "stopped-short" ? ["D36-30"] : [];
  return temperOthers(withReadings(base, ...readings), s);
}

/** Step 4, the hitting team alone; at 2 and 3 only (D36-22). */
export function ruleHittingImproper(s: ExecutionSituation, edition: Edition): Ruling {
  const found = consequenceOf(edition.table.hitting[s.penalty], s, edition);
  const named = withReadings(fromConsequence(found, [edition.table.hitting[s.penalty].clause]), "D36-22");
  const base = temperOthers(named, s);
  if (s.stoppedAt === null || deadBall(s) === "none") return base;
  // 36.5.h and 36.2 name two places (D36-30).
  const outcomes = distinctOutcomes([...base.outcomes, fiveA(s.stoppedAt, s, edition).outcome]);
  const clause = s.penalty === "2" ? "36.2.a" : "36.2.b";
  return tempered({ ...base, outcomes, basis: joined(base.basis, [clause]) }, "conflict", "leave-out", "D36-30");
}

function fromConsequence(found: Consequence | null, clauses: readonly string[]): Ruling {
  if (found === null) return ruling([PLAY_ON], clauses);
  return ruling(found.outcomes, joined(clauses, found.basis), found);
}

function withReadings(base: Ruling, ...readings: readonly string[]): Ruling {
  return readings.length === 0 ? base : { ...base, readings: joined(base.readings, readings) };
}

/**
 * Other faults beside one that gives a spot hit. The same consequence changes nothing; a tap at a 5a or 5b, which may be a
 * foul without a named penalty, and a goal that may count (D36-31) keep it out of exams.
 */
function temperOthers(base: Ruling, s: ExecutionSituation): Ruling {
  if (intentFault(s) === "open") return tempered(base, "interpretation", "leave-out", "D36-18", "D36-30");
  if (goalInDoubt(s)) return tempered(base, "interpretation", "leave-out", "D36-31");
  return s.result === "goal" ? withReadings(base, "D36-31") : base;
}
