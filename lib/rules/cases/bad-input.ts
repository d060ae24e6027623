/** Inputs that are no situation: what is wrong, and where. Points and the other kinds have files of their own. */
import type { ErrorCode } from "../ruling";
import { at, type BadInputCase } from "./case";

type Row = readonly [id: string, input: unknown, code: ErrorCode | null, path: string | readonly string[], why: string];

export const bad = (list: readonly Row[]): readonly BadInputCase[] =>
  list.map(([id, input, code, path, why]) => ({ id, input, path, why, ...(code ? { code } : {}) }));

export const ex = (facts: object): unknown => ({ kind: "execution", ...facts });
const five = { penalty: "5a", ball: at(0, 100) };

const whole = bad([
  ["whole.null", null, "not-an-object", "", "null is no situation."],
  ["whole.array", [], "not-an-object", "", "A list is no situation."],
  ["whole.string", "execution", "not-an-object", "", "A word is no situation."],
  ["whole.number", 2, "not-an-object", "", "A number is no situation."],
  ["whole.undefined", undefined, "not-an-object", "", "Nothing is no situation."],
  ["kind.missing", {}, "missing", "kind", "No kind."],
  ["kind.unknown", { kind: "throw-in" }, "unknown-kind", "kind", "Not a kind of the contract."],
  ["kind.case", { kind: "Execution" }, "unknown-kind", "kind", "Words are exact."],
  ["kind.inherited", { kind: "constructor" }, "unknown-kind", "kind", "A name every object has is no kind."],
  ["kind.number", { kind: 5 }, null, "kind", "A kind is a word."],
  ["fact.unknown", ex({ penalty: "4", weather: "rain" }), "unknown-fact", "weather", "No such fact."],
  ["fact.inherited", ex({ penalty: "4", toString: "x" }), "unknown-fact", "toString", "No such fact either."],
  [
    "fact.proto",
    JSON.parse('{"kind":"execution","penalty":"4","__proto__":{}}'),
    "unknown-fact",
    "__proto__",
    "Nor this.",
  ],
  ["fact.of-another-kind", ex({ penalty: "4", players: [] }), null, "players", "A fact of positions."],
]);

const values = bad([
  ["penalty.missing", ex({}), "missing", "penalty", "Which penalty?"],
  ["penalty.1", ex({ penalty: "1" }), "unknown-value", "penalty", "A 1 is not hit."],
  ["penalty.5", ex({ penalty: "5" }), "unknown-value", "penalty", "5a or 5b?"],
  ["penalty.7", ex({ penalty: "7" }), "unknown-value", "penalty", "A 7 is not hit."],
  [
    "penalty.inherited",
    ex({ penalty: "valueOf" }),
    "unknown-value",
    "penalty",
    "A name every object has is no penalty.",
  ],
  ["penalty.number", ex({ penalty: 4 }), null, "penalty", "Penalties are strings."],
  ["penalty.null", ex({ penalty: null }), null, "penalty", "Penalties are strings."],
  ["tee.unknown", ex({ penalty: "4", tee: "mound" }), "unknown-value", "tee", "No such value."],
  ["tee.inherited", ex({ penalty: "4", tee: "hasOwnProperty" }), "unknown-value", "tee", "No such value."],
  ["approach.unknown", ex({ penalty: "4", approach: "second" }), "unknown-value", "approach", "No such value."],
  ["stroke.unknown", ex({ penalty: "4", stroke: "backhand" }), "unknown-value", "stroke", "No such value."],
  ["intent.unknown", ex({ penalty: "4", intent: "pass" }), "unknown-value", "intent", "No such value."],
  ["result.unknown", ex({ penalty: "4", result: "post" }), "unknown-value", "result", "No such value."],
  ["secondPlay.unknown", ex({ penalty: "4", secondPlay: true }), null, "secondPlay", "A word is wanted."],
  ["yellowCard.unknown", ex({ penalty: "2", yellowCard: "red" }), "unknown-value", "yellowCard", "No such value."],
  ["opposing.unknown", ex({ penalty: "4", opposing: "offside" }), "unknown-value", "opposing", "No such value."],
  [
    "beforePlay.string",
    ex({ penalty: "4", beforePlay: "true" }),
    "wrong-type",
    "beforePlay",
    "A truth value is wanted.",
  ],
  ["beforePlay.number", ex({ penalty: "4", beforePlay: 1 }), "wrong-type", "beforePlay", "A truth value is wanted."],
]);

const notTaken = bad([
  ["hitFrom.3", ex({ penalty: "3", hitFrom: "spot" }), "not-taken", "hitFrom", "Only a 2 has a choice of place."],
  [
    "hitFrom.kn",
    ex({ penalty: "knock-in", ball: at(5, 300), hitFrom: "line" }),
    "not-taken",
    "hitFrom",
    "Only a 2 has it.",
  ],
  ["defended.2", ex({ penalty: "2", defended: true }), "not-taken", "defended", "Only a 3 may be defended."],
  ["defended.4", ex({ penalty: "4", defended: true }), "not-taken", "defended", "Only a 3 has that question."],
  ["hitting.4", ex({ penalty: "4", hitting: "improper" }), null, "hitting", "The table says that it does not arise."],
  [
    "hitting.6",
    ex({ penalty: "6", ball: at(0, 60), hitting: "improper" }),
    null,
    "hitting",
    "The table says that it does not arise.",
  ],
  ["hitting.5a", ex({ ...five, hitting: "improper" }), null, "hitting", "The table says that it does not arise."],
  ["hitting.5b", ex({ penalty: "5b", hitting: "improper" }), null, "hitting", "The table says that it does not arise."],
  [
    "hitting.kn",
    ex({ penalty: "knock-in", ball: at(5, 300), hitting: "improper" }),
    null,
    "hitting",
    "It does not arise.",
  ],
]);

const contradictions = bad([
  [
    "missed.goal",
    ex({ penalty: "4", stroke: "missed", result: "goal" }),
    "contradiction",
    ["result", "stroke"],
    "A miss cannot score.",
  ],
  [
    "missed.wide",
    ex({ penalty: "4", stroke: "missed", result: "wide" }),
    "contradiction",
    ["result", "stroke"],
    "Nor go wide.",
  ],
  [
    "missed.deflected",
    ex({ penalty: "4", stroke: "missed", result: "deflected" }),
    "contradiction",
    ["result", "stroke"],
    "Nor be deflected.",
  ],
  [
    "missed.stopped",
    ex({ penalty: "2", stroke: "missed", result: "stopped-short", stoppedAt: at(0, 10) }),
    "contradiction",
    ["result", "stroke"],
    "Nor roll.",
  ],
  [
    "missed.prevented",
    ex({ penalty: "4", stroke: "missed", opposing: "improper", result: "goal-prevented" }),
    "contradiction",
    ["result", "stroke"],
    "Nor would it have gone in.",
  ],
  [
    "deliberate-miss.hit",
    ex({ penalty: "4", intent: "deliberate-miss" }),
    "contradiction",
    ["intent", "stroke"],
    "The ball was hit.",
  ],
  [
    "tap.missed",
    ex({ penalty: "4", intent: "tap", stroke: "missed" }),
    "contradiction",
    ["intent", "stroke"],
    "A tap touches the ball.",
  ],
  [
    "dribble.missed",
    ex({ penalty: "4", intent: "dribble", stroke: "missed" }),
    "contradiction",
    ["intent", "stroke"],
    "So does a dribble.",
  ],
  [
    "mis-hit.missed",
    ex({ penalty: "4", intent: "deliberate-mis-hit", stroke: "missed" }),
    "contradiction",
    ["intent", "stroke"],
    "So does a mis-hit.",
  ],
  [
    "prevented.proper",
    ex({ penalty: "4", result: "goal-prevented" }),
    "contradiction",
    ["result", "opposing"],
    "Prevented by whose fault?",
  ],
  [
    "early.slow",
    ex({ penalty: "4", beforePlay: true, approach: "over-20-seconds" }),
    "contradiction",
    ["beforePlay", "approach"],
    "The 20 seconds begin with Play.",
  ],
  [
    "early.re-teed",
    ex({ penalty: "4", beforePlay: true, tee: "re-teed-after-play" }),
    "contradiction",
    ["beforePlay", "tee"],
    "Before Play, or after it?",
  ],
]);

export const badExecutions: readonly BadInputCase[] = [...whole, ...values, ...notTaken, ...contradictions];
