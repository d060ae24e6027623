/**
 * From the stroke on, both teams in order up to it (D36-30, steps 5 to 8).
 * Stroke: 36.1.a, 36.1.b, 36.3.b, 36.4.3, 36.4.4. Miss: 36.1.d, 36.T.miss. Second play: 37.3.j, 37.3.k, 36.3.a.
 * Where the ball went: 36.1.c, 36.2.a, 36.2.b.
 */
import type { Edition } from "../editions/edition";
import { consequenceOf, fiveA, procedureCell } from "../hitting-fault";
import type { Outcome, Ruling } from "../ruling";
import type { ExecutionSituation } from "../situation";
import { distinctOutcomes, foul, GOAL, joined, PLAY_ON, ruling, tempered } from "../verdict";
import { deadBall, goalInDoubt, secondPlayFault } from "./faults";

/** Play goes on, or the goal counts. */
function asPlayed(s: ExecutionSituation): Outcome {
  return s.result === "goal" ? GOAL : PLAY_ON;
}

/** 36.1.i and 36.5.h: a 5a to the other side from where it was taken. */
function spotHit(s: ExecutionSituation, edition: Edition, clauses: readonly string[]): Ruling {
  const found = consequenceOf(procedureCell(s), s, edition);
  return ruling(found?.outcomes ?? [], joined(clauses, found?.basis ?? []), found ?? {});
}

/** Step 5: a deliberate miss, a deliberate mis-hit, a tap, a dribble. */
export function ruleIntent(s: ExecutionSituation, edition: Edition): Ruling {
  if (s.penalty === "knock-in") {
    // 36.4.4 speaks of a team fouled and there is none; a miss is live by the table (D36-18).
    const basis = s.stroke === "missed" ? ["36.T.miss.kn", "36.1.d"] : ["36.1.c", "36.4.4"];
    return ruling([asPlayed(s)], basis, { certainty: "interpretation", readings: ["D36-18"] });
  }
  if (s.penalty === "5a" || s.penalty === "5b") {
    const outcomes = [asPlayed(s), foul("opposing")];
    return ruling(outcomes, ["36.4.4", "36.4.3"], { certainty: "conflict", exam: "leave-out", readings: ["D36-18"] });
  }
  const honest = s.penalty === "4" || s.penalty === "6";
  const oneStroke = s.intent === "tap" || s.intent === "dribble" ? ["36.1.b", "36.1.a"] : ["36.1.a"];
  const first = honest ? ["36.3.b"] : [...oneStroke, "36.1.i"];
  const base = spotHit(s, edition, [...first, "36.4.4", "36.4.3"]);
  const settled = { ...base, readings: joined(["D36-18"], base.readings) };
  if (goalInDoubt(s)) return tempered(settled, "interpretation", "leave-out", "D36-31");
  if (deadBall(s) !== "none") return tempered(settled, "interpretation", "leave-out");
  return settled;
}

/** Step 6: a swing that misses, honestly. */
export function ruleMiss(s: ExecutionSituation, edition: Edition): Ruling {
  const cell = edition.table.miss[s.penalty];
  const clauses = [edition.table.miss[s.penalty].clause, "36.1.d"];
  const found = consequenceOf(cell, s, edition);
  if (found === null) {
    const live = ruling([PLAY_ON], [...clauses, s.penalty === "4" || s.penalty === "6" ? "36.3.a" : "36.1.c"]);
    return temperSecondPlay(live, s);
  }
  const fromSpot = s.hitFrom === "spot" ? ["D36-14"] : [];
  const base = ruling(found.outcomes, joined(clauses, found.basis), {
    ...found,
    readings: joined(fromSpot, found.readings),
  });
  if (s.penalty !== "3" || !s.defended) return base;
  if (s.secondPlay === "before-contact") {
    // A foul on either reading: by the miss, or by the second play (D36-16).
    const second = { ...base, basis: joined(base.basis, ["37.3.k"]) };
    return tempered(second, "interpretation", "leave-out", "D36-16");
  }
  const either = { ...base, outcomes: [...base.outcomes, PLAY_ON], basis: joined(base.basis, ["36.2.b", "37.3.k"]) };
  return tempered(either, "conflict", "leave-out", "D36-16");
}

/** Step 7: the hitting team plays the ball again. */
export function ruleSecondPlay(s: ExecutionSituation, edition: Edition): Ruling {
  const fault = secondPlayFault(s);
  if (fault === "none") {
    if (s.penalty === "3") return ruling([asPlayed(s)], ["37.3.k"], { readings: ["D36-19"] });
    return temperSecondPlay(ruleResult(s, edition), s);
  }
  const clauses = s.penalty === "2" ? ["36.1.a"] : [s.defended ? "37.3.k" : "37.3.j", "36.1.i"];
  const base = spotHit(s, edition, clauses);
  const dead = s.stoppedAt === null || deadBall(s) === "none" ? null : fiveA(s.stoppedAt, s, edition).outcome;
  if (fault === "open") {
    // D36-20: one stroke, yet no clause forbids the second in words.
    const outcomes = distinctOutcomes([...base.outcomes, dead ?? asPlayed(s)]);
    return tempered({ ...base, outcomes }, "interpretation", "leave-out", "D36-20");
  }
  const settled = { ...base, readings: joined(["D36-19"], base.readings) };
  if (dead === null) return settled;
  const outcomes = distinctOutcomes([...base.outcomes, dead]);
  return tempered({ ...settled, outcomes, basis: joined(settled.basis, ["36.2.b"]) }, "conflict", "leave-out");
}

/** D36-20: 36.3.a lets both sides play on at 4 and 6; at 5a, 5b and a knock-in nothing forbids it. */
function temperSecondPlay(base: Ruling, s: ExecutionSituation): Ruling {
  if (s.secondPlay === "none") return base;
  if (s.penalty === "4" || s.penalty === "6") return { ...base, basis: joined(["36.3.a"], base.basis) };
  return tempered(base, "interpretation", "score", "D36-20");
}

/** Step 8: where the ball went. */
export function ruleResult(s: ExecutionSituation, edition: Edition): Ruling {
  if (s.result !== "stopped-short" || s.stoppedAt === null) return ruling([asPlayed(s)], ["36.1.c"]);
  const dead = deadBall(s);
  if (dead === "none") {
    if (s.penalty === "3") return ruling([PLAY_ON], ["36.2.b", "37.3.i"], { readings: ["D36-16"] });
    return ruling([PLAY_ON], s.penalty === "4" || s.penalty === "6" ? ["36.3.a", "36.1.c"] : ["36.1.c"]);
  }
  const { outcome, moved } = fiveA(s.stoppedAt, s, edition);
  const clause = s.penalty === "2" ? "36.2.a" : "36.2.b";
  const where = ruling([outcome], moved ? [clause, "37.5a.b"] : [clause], {
    certainty: moved ? "interpretation" : "text",
    readings: moved ? ["D36-10", "D36-11"] : ["D36-10"],
  });
  if (dead === "open") {
    const either = { ...where, outcomes: [outcome, PLAY_ON], basis: joined(where.basis, ["36.1.a"]) };
    return tempered(either, "interpretation", "leave-out", "D36-15");
  }
  if (s.stoppedAt.y > 0) return s.penalty === "3" ? { ...where, readings: joined(where.readings, ["D36-17"]) } : where;
  return tempered({ ...where, outcomes: [outcome, PLAY_ON] }, "interpretation", "leave-out", "D36-24");
}
