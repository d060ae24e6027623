/**
 * A family's finite list: one variant for each distinct question. Two are the same when format, deciding key and set of
 * options are the same. The place in the list is the seed.
 */
import { decidingKey } from "../rules/deciding-key";
import type { Edition } from "../rules/editions/edition";
import { judge } from "../rules/judge";
import { parseSituation } from "../rules/parse-situation";
import { type Distractor, distractorsOf } from "./distractors";
import type { Case, Family, Judged } from "./family";
import type { Call } from "./item";
import { randomOf, seedOf } from "./random";
import { callKey, distinctCalls } from "./same-call";

/** Sets of wrong options taken from one case; more would only be the same question again. */
const SETS_OF_A_CASE = 4;
const MOST_OPTIONS = 5;

export interface Variant {
  readonly case: Case;
  readonly caseIndex: number;
  /** Which set of wrong options. */
  readonly set: number;
  readonly decidingKey: string;
}

/** A case drawn and judged, with what is right and what of the wrong is offered. */
export interface Drawn extends Judged {
  readonly right: readonly Call[];
  readonly wrong: readonly Distractor[];
}

const known = new WeakMap<Family, WeakMap<Edition, readonly Variant[]>>();

/** The variants in the order of their seeds. Throws where a case is no situation: a fault of the family. */
export function variantsOf(family: Family, edition: Edition): readonly Variant[] {
  const ofFamily = known.get(family) ?? new WeakMap<Edition, readonly Variant[]>();
  known.set(family, ofFamily);
  const found = ofFamily.get(edition) ?? listVariants(family, edition);
  ofFamily.set(edition, found);
  return found;
}

function listVariants(family: Family, edition: Edition): readonly Variant[] {
  const list: Variant[] = [];
  const seen = new Set<string>();
  family.cases(edition).forEach((spec, caseIndex) => {
    for (let set = 0; set < SETS_OF_A_CASE; set += 1) {
      const drawn = draw(family, spec, caseIndex, set, edition);
      if (drawn === null) break;
      const key = decidingKey(drawn.situation, edition);
      const calls = [...drawn.right, ...drawn.wrong.map((one) => one.call)].map(callKey).sort();
      const identity = JSON.stringify([spec.format, key, spec.format === "number" ? [] : calls]);
      if (seen.has(identity)) continue;
      seen.add(identity);
      list.push({ case: spec, caseIndex, set, decidingKey: key });
    }
  });
  return list;
}

/** Draws the facts, judges them and takes the set-th choice of wrong calls; null where there is no such choice. */
export function draw(family: Family, spec: Case, caseIndex: number, set: number, edition: Edition): Drawn | null {
  const random = randomOf(seedOf(family.id, caseIndex, set));
  const input = typeof spec.facts === "function" ? spec.facts(random, set) : spec.facts;
  const parsed = parseSituation(input, edition);
  if (!parsed.ok) {
    const { path, message } = parsed.error;
    throw new Error(`${family.id}, case ${caseIndex} (${spec.scene}): ${path}: ${message}`);
  }
  const judged: Judged = { situation: parsed.value, ruling: judge(parsed.value, edition) };
  const right = distinctCalls(spec.ask.calls(judged.situation, judged.ruling));
  if (right.length === 0)
    throw new Error(`${family.id}, case ${caseIndex} (${spec.scene}): the ruling answers nothing`);
  const everyCall = spec.format === "choose-all";
  const wrong = distractorsOf(spec.misconceptions, judged, spec.ask, edition, everyCall);
  const offered = choice(wrong, spec, right.length, family.distractors ?? 3, set);
  return offered === null ? null : { ...judged, right, wrong: offered };
}

function choice(
  wrong: readonly Distractor[],
  spec: Case,
  right: number,
  wanted: number,
  set: number,
): readonly Distractor[] | null {
  if (spec.format === "number") return set === 0 ? wrong : null;
  if (spec.format === "choose-all") return set === 0 ? wrong.slice(0, Math.max(0, MOST_OPTIONS - right)) : null;
  return subsets(wrong, Math.min(wanted, wrong.length))[set] ?? null;
}

/** All subsets of a size, those of the first members first. */
function subsets<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  const result: T[][] = [];
  list.forEach((first, index) => {
    for (const rest of subsets(list.slice(index + 1), size - 1)) result.push([first, ...rest]);
  });
  return result;
}
