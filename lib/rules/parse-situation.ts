/** The one door from JSON to a Situation. Total: any value gives a situation or a typed error, never a throw. */
import type { Edition } from "./editions/edition";
import { readExecution } from "./parse/execution";
import { Facts, isObject } from "./parse/facts";
import {
  readAfterRemoval,
  readDefenceElection,
  readExclusion,
  readFollowUp,
  readForfeit,
  readGoalSaving,
  readMount,
  readRemoval,
} from "./parse/others";
import { readPositions, readReturn, readSetUp } from "./parse/places";
import type { Parsed } from "./ruling";
import { KINDS, type Kind, type Situation } from "./situation";

const READERS: Readonly<Record<Kind, (facts: Facts, edition: Edition) => Situation>> = {
  execution: readExecution,
  "set-up": readSetUp,
  positions: readPositions,
  return: readReturn,
  removal: readRemoval,
  "after-removal": readAfterRemoval,
  mount: readMount,
  forfeit: readForfeit,
  exclusion: readExclusion,
  "goal-saving": readGoalSaving,
  "defence-election": readDefenceElection,
  "follow-up": readFollowUp,
};

/**
 * Checks a situation of the ruling contract and fills in what was left out.
 * @returns the situation with every fact present, or the first error with the path of the fact and what was expected
 */
export function parseSituation(input: unknown, edition: Edition): Parsed<Situation> {
  if (!isObject(input)) {
    return { ok: false, error: { code: "not-an-object", path: "", message: "expected a JSON object" } };
  }
  const facts = new Facts(input, edition);
  const given = Object.hasOwn(input, "kind") ? input.kind : undefined;
  if (given === undefined) facts.fail("missing", "kind", `expected one of ${KINDS.join(", ")}`);
  else if (typeof given !== "string" || !(KINDS as readonly string[]).includes(given)) {
    facts.fail("unknown-kind", "kind", `expected one of ${KINDS.join(", ")}`);
  }
  if (facts.error !== null) return { ok: false, error: facts.error };
  const value = READERS[given as Kind](facts, edition);
  return facts.error === null ? { ok: true, value } : { ok: false, error: facts.error };
}

/** The same from one line of text, so that text that is no JSON is an error like any other. */
export function parseSituationText(text: string, edition: Edition): Parsed<Situation> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, error: { code: "not-json", path: "", message: "expected one JSON object on the line" } };
  }
  return parseSituation(input, edition);
}
