/** The facts of an execution, checked against the contract. */
import type { Edition } from "../editions/edition";
import {
  APPROACHES,
  EXECUTIONS,
  type ExecutionSituation,
  INTENTS,
  POSITIONS,
  RESULTS,
  SECOND_PLAYS,
  STROKES,
  TEES,
  YELLOW_CARDS,
} from "../situation";
import type { Facts } from "./facts";
import { readBall, readHitFrom, takenBy } from "./hits";

export const EXECUTION_FACTS = [
  "kind",
  "penalty",
  "hitFrom",
  "defended",
  "ball",
  "tee",
  "beforePlay",
  "approach",
  "stroke",
  "intent",
  "hitting",
  "opposing",
  "result",
  "stoppedAt",
  "secondPlay",
  "yellowCard",
  "field",
] as const;

export function readExecution(facts: Facts, edition: Edition): ExecutionSituation {
  const penalty = facts.choice("penalty", EXECUTIONS, true);
  facts.only(EXECUTION_FACTS, takenBy(penalty), `a ${penalty}`);
  const field = facts.field();
  const hitFrom = readHitFrom(facts);
  const result = facts.choice("result", RESULTS);
  const stopped = result === "stopped-short";
  if (!stopped && facts.has("stoppedAt")) {
    facts.fail("contradiction", "stoppedAt", "taken with result stopped-short only");
  }
  const situation: ExecutionSituation = {
    kind: "execution",
    penalty,
    hitFrom,
    defended: facts.flag("defended"),
    ball: readBall(facts, penalty, hitFrom === "spot", field, edition),
    tee: facts.choice("tee", TEES),
    beforePlay: facts.flag("beforePlay"),
    approach: facts.choice("approach", APPROACHES),
    stroke: facts.choice("stroke", STROKES),
    intent: facts.choice("intent", INTENTS),
    hitting: facts.choice("hitting", POSITIONS),
    opposing: facts.choice("opposing", POSITIONS),
    result,
    stoppedAt: stopped ? facts.point("stoppedAt", field) : null,
    secondPlay: facts.choice("secondPlay", SECOND_PLAYS),
    yellowCard: facts.choice("yellowCard", YELLOW_CARDS),
    field,
  };
  refuseContradictions(facts, situation);
  return situation;
}

function refuseContradictions(facts: Facts, s: ExecutionSituation): void {
  const impossible = (path: string, message: string): void => facts.fail("contradiction", path, message);
  if (s.hitting === "improper" && s.penalty !== "2" && s.penalty !== "3") {
    facts.fail("not-taken", "hitting", `expected proper: a ${s.penalty} knows no wrong place for the hitting team`);
  }
  if (s.beforePlay && s.approach === "over-20-seconds") {
    impossible("approach", 'a ball hit before "Play" cannot be too slow after it');
  }
  if (s.beforePlay && s.tee === "re-teed-after-play") {
    impossible("tee", 'a ball hit before "Play" cannot have been teed again after it');
  }
  if (s.stroke === "missed") {
    if (s.result !== "in-play") impossible("result", "expected in-play with a stroke that missed");
    if (s.intent !== "score" && s.intent !== "deliberate-miss") {
      impossible("intent", "expected score or deliberate-miss with a stroke that missed");
    }
  } else if (s.intent === "deliberate-miss") {
    impossible("intent", "deliberate-miss goes with a stroke that missed");
  }
  if (s.result === "goal-prevented" && s.opposing !== "improper") {
    impossible("result", "goal-prevented goes with an opposing team that is improper");
  }
  if (s.stoppedAt !== null && s.stoppedAt.y < 0) impossible("stoppedAt.y", "expected 0 or more");
}
