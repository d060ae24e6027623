/**
 * Wrong options that an examiner could defend, though no outcome of the ruling names them: they are never offered. A penalty
 * that the umpire chooses takes in every penalty named for that team, and two ways to give the same goal are one.
 */
import type { Outcome, Ruling } from "../rules/ruling";
import type { Team } from "../rules/situation";
import type { Call } from "./item";

/** @returns whether the call would be arguably right under this ruling, besides those that are right */
export function isArguable(call: Call, { outcomes, chooser }: Ruling): boolean {
  return (
    outcomes.some((right) => {
      if (right.do === "foul") return namesPenaltyFor(call, right.to);
      if (givesGoal(right)) return call.is === "outcome" && givesGoal(call.outcome);
      return false;
    }) ||
    (chooser === "umpire" && leavesOpenWhatIsGiven(call, outcomes))
  );
}

/**
 * A penalty or a hit for the team, by name. Penalty 1 is none that an umpire may choose: it has conditions of its own
 * (37.1.a), and a ruling that meets them says so.
 */
function namesPenaltyFor(call: Call, team: Team): boolean {
  if (call.is === "wrong-call") return call.to === team;
  if (call.is !== "outcome") return false;
  const { outcome } = call;
  if (outcome.do === "penalty") return outcome.to === team && outcome.penalty !== "1";
  // The hit again is for the team that hits: a penalty like the first.
  return outcome.do === "retake" && team === "hitting";
}

/** "A penalty that you choose", where the umpire does choose, between named ones for the same team. */
function leavesOpenWhatIsGiven(call: Call, outcomes: readonly Outcome[]): boolean {
  if (call.is !== "outcome" || call.outcome.do !== "foul") return false;
  const { to } = call.outcome;
  return outcomes.some((right) => ("to" in right ? right.to === to : right.do === "retake" && to === "hitting"));
}

function givesGoal(outcome: Outcome): boolean {
  return outcome.do === "goal" || (outcome.do === "penalty" && outcome.penalty === "1" && outcome.to === "hitting");
}
