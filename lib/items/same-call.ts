/** When two calls are one. */
import type { Outcome } from "../rules/ruling";
import type { Call } from "./item";

/** A text that is equal exactly when the calls are: the identity of an option. */
export function callKey(call: Call): string {
  switch (call.is) {
    case "outcome":
      return `outcome:${outcomeKey(call.outcome)}`;
    case "player":
      return `player:${call.id}`;
    case "rule":
      return `rule:${call.team}:${call.rule}`;
    case "detail":
      return `detail:${call.name}:${String(call.value)}`;
    case "number":
      return `number:${call.value}`;
    case "wrong-call":
      return `wrong-call:${call.id}`;
  }
}

function outcomeKey(outcome: Outcome): string {
  const at = (point: { x: number; y: number } | undefined) => (point === undefined ? "" : `@${point.x},${point.y}`);
  switch (outcome.do) {
    case "play-on":
    case "goal":
      return outcome.do;
    case "foul":
      return `foul:${outcome.to}`;
    case "retake":
      return `retake:${outcome.penalty}${at(outcome.at)}`;
    case "penalty":
      return `penalty:${outcome.penalty}:${outcome.to ?? ""}${at(outcome.at)}`;
  }
}

/** The list without repeats, first standing kept. */
export function distinctCalls(calls: readonly Call[]): readonly Call[] {
  const seen = new Set<string>();
  return calls.filter((call) => {
    const key = callKey(call);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
