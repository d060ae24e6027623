/** Which facts of an execution are faults of the hitting team, and how sure that is. */
import type { Edition } from "../editions/edition";
import type { ExecutionSituation } from "../situation";

/** `open`: the text leaves it open whether it is a fault. */
export type Fault = "none" | "open" | "fault";

/** 36.1.a, 36.1.b, 36.3.b: a deliberate stroke at 2, 3, 4 and 6; open at 5a and 5b, none at a knock-in (D36-18). */
export function intentFault(s: ExecutionSituation): Fault {
  if (s.intent === "score" || s.penalty === "knock-in") return "none";
  return s.penalty === "5a" || s.penalty === "5b" ? "open" : "fault";
}

/** 36.T.miss: where a swing that misses is not live; open at a defended Penalty 3 (D36-16). */
export function missFault(s: ExecutionSituation, edition: Edition): Fault {
  if (s.stroke !== "missed" || edition.table.miss[s.penalty].is === "live") return "none";
  return s.penalty === "3" && s.defended ? "open" : "fault";
}

/** 37.3.j, 37.3.k: a second play at a Penalty 3 (D36-19); open at a 2, nothing elsewhere (D36-20). */
export function secondPlayFault(s: ExecutionSituation): Fault {
  if (s.secondPlay === "none") return "none";
  if (s.penalty === "2") return "open";
  if (s.penalty !== "3") return "none";
  return s.defended && s.secondPlay === "after-contact" ? "none" : "fault";
}

/** 36.2: the ball died where nobody may defend: at a 2 from the line, an undefended 3; open at a 2 from the spot (D36-15). */
export function deadBall(s: ExecutionSituation): Fault {
  if (s.result !== "stopped-short") return "none";
  if (s.penalty === "2") return s.hitFrom === "line" ? "fault" : "open";
  return s.penalty === "3" && !s.defended ? "fault" : "none";
}

/** Any fault of the hitting team, certain or open. */
export function hittingAtFault(s: ExecutionSituation, edition: Edition): boolean {
  return (
    s.tee !== "fair" ||
    s.approach !== "first" ||
    s.beforePlay ||
    s.hitting === "improper" ||
    intentFault(s) !== "none" ||
    missFault(s, edition) !== "none" ||
    secondPlayFault(s) !== "none"
  );
}

/** D36-31: whether a goal counts after re-teeing, a tap, a dribble or a deliberate mis-hit is left open. */
export function goalInDoubt(s: ExecutionSituation): boolean {
  return s.result === "goal" && (s.tee === "re-teed-after-play" || intentFault(s) === "fault");
}
