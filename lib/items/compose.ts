/** compose(family, seed, edition) → item: facts, key and message ids. The key is the engine's and nobody else's. */
import type { PlanMark } from "../field/plan";
import { topicOf } from "../rules/clauses";
import type { Edition } from "../rules/editions/edition";
import type { Ruling } from "../rules/ruling";
import { callWords } from "./call-words";
import { castArgs, castOf } from "./cast";
import { difficultyOf } from "./difficulty";
import type { Case, Family, Telling } from "./family";
import { flipOf } from "./flip";
import type { Call, Item, Key, Message, Option } from "./item";
import { type Random, randomOf, seedOf } from "./random";
import { mayBeScored } from "./scored";
import { type Drawn, draw, type Variant, variantsOf } from "./variants";

const LETTERS = "abcdefgh";

/**
 * @param seed the place in the family's list, 0 ≤ seed < the list's length
 * @returns the same item for the same arguments
 */
export function compose(family: Family, seed: number, edition: Edition): Item {
  const variant = variantsOf(family, edition)[seed];
  if (variant === undefined) throw new RangeError(`${family.id} has no question ${seed}`);
  const drawn = draw(family, variant.case, variant.caseIndex, variant.set, edition);
  if (drawn === null) throw new RangeError(`${family.id}, question ${seed}: its options are gone`);
  return composeDrawn(family, seed, variant, drawn, edition);
}

function composeDrawn(family: Family, seed: number, variant: Variant, drawn: Drawn, edition: Edition): Item {
  const { situation, ruling, right, wrong } = drawn;
  const { format, ask } = variant.case;
  const random = randomOf(seedOf(family.id, seed));
  const telling = tellingOf(family, variant, drawn, edition, random);
  const scene = family.scene(telling);
  const words = (call: Call): Message => family.option?.(call, telling) ?? telling.call(call);
  const options = format === "number" ? [] : optionsOf(family, seed, drawn, words, random);
  const offered = wrong.map((one) => one.misconception);
  return {
    family: family.id,
    kind: family.kind,
    seed,
    edition: edition.id,
    format,
    situation,
    ruling,
    scene,
    prompt: family.prompt(telling),
    options,
    number: format === "number" ? (ask.number ?? null) : null,
    nearMisses: wrong.flatMap(({ call, misconception }) =>
      format === "number" && call.is === "number" ? [{ value: call.value, misconception: misconception.id }] : [],
    ),
    plan: family.plan(telling),
    key: keyOf(format, right, options),
    verdict: verdictOf(drawn, variant.case, words, telling),
    why: family.why(telling),
    flip: flipOf(family, variant.case, telling),
    feedback: Object.fromEntries(offered.map(({ id }) => [id, telling.shared(`misconceptions.${id}.feedback`)])),
    planMarks: family.planMarks?.(telling) ?? spotsOf(ruling),
    decidingKey: variant.decidingKey,
    topic: topicOf(ruling.basis[0] ?? "") ?? "",
    difficulty: difficultyOf(drawn, format, offered, edition),
    scored: mayBeScored(ruling, format, right.length),
  };
}

function tellingOf(family: Family, variant: Variant, drawn: Drawn, edition: Edition, random: Random): Telling {
  const cast = castOf(random);
  const names = castArgs(cast);
  const shared = (id: string, args?: Message["args"]): Message => ({ id, args: args ? { ...names, ...args } : names });
  const say = (id: string, args?: Message["args"]): Message => shared(`families.${family.id}.${id}`, args);
  const { situation, ruling } = drawn;
  const chosen = new Map<string, unknown>();
  return {
    situation,
    ruling,
    edition,
    once<T>(name: string, choose: (random: Random) => T): T {
      if (!chosen.has(name)) chosen.set(name, choose(random));
      return chosen.get(name) as T;
    },
    cast,
    random,
    scene: variant.case.scene,
    format: variant.case.format,
    say,
    tell: (id, count, args) => say(`${id}.${random.below(count) + 1}`, args),
    shared,
    call: (call) => callWords(call, { situation, cast, edition }),
  };
}

/** Right and wrong together in a seeded order; ids are places and say nothing of the key. */
function optionsOf(family: Family, seed: number, drawn: Drawn, words: (call: Call) => Message, random: Random) {
  const right = drawn.right.map((call) => ({ call, misconception: null }));
  const wrong = drawn.wrong.map(({ call, misconception }) => ({ call, misconception: misconception.id }));
  const [only, ...more] = right;
  const ordered: { call: Call; misconception: string | null }[] = random.shuffled(
    only !== undefined && more.length === 0 ? wrong : [...right, ...wrong],
  );
  if (only !== undefined && more.length === 0) ordered.splice(keyPlace(family, seed, wrong.length + 1), 0, only);
  return ordered.map(
    ({ call, misconception }, place): Option => ({ id: LETTERS.charAt(place), text: words(call), call, misconception }),
  );
}

/** Where a single right option stands: each run of as many questions as places has it once in every place. */
function keyPlace(family: Family, seed: number, places: number): number {
  const run = randomOf(seedOf(family.id, "place", Math.floor(seed / places)));
  return run.shuffled(Array.from({ length: places }, (_, place) => place))[seed % places] ?? 0;
}

function keyOf(format: Item["format"], right: readonly Call[], options: readonly Option[]): Key {
  if (format !== "number") {
    return { format, options: options.filter((one) => one.misconception === null).map((one) => one.id) };
  }
  const [only] = right;
  if (only?.is !== "number") throw new TypeError("a number is asked for, and the ruling gives none");
  return { format, value: only.value };
}

/** One call as a sentence, or all of them; a number with its unit, after the call that it belongs to. */
function verdictOf(drawn: Drawn, spec: Case, words: (call: Call) => Message, telling: Telling): Message {
  const [first, ...rest] = drawn.right;
  if (first === undefined) throw new TypeError("nothing is right");
  if (first.is === "number" && spec.ask.number !== undefined) {
    const number = { n: first.value, unit: spec.ask.number.unit };
    const [outcome, ...more] = drawn.ruling.outcomes;
    const bare = outcome === undefined || outcome.do === "play-on" || more.length > 0;
    if (bare) return { id: "calls.verdict.number", args: number };
    return { id: "calls.verdict.number-of-call", args: { ...number, call: telling.call({ is: "outcome", outcome }) } };
  }
  const joined = rest.reduce<Message>(
    (before, call) => ({ id: "calls.verdict.and", args: { before, next: words(call) } }),
    words(first),
  );
  return { id: "calls.verdict.sentence", args: { call: joined } };
}

function spotsOf(ruling: Ruling): readonly PlanMark[] {
  return ruling.outcomes.flatMap((outcome) =>
    "at" in outcome && outcome.at !== undefined ? [{ is: "spot" as const, at: outcome.at }] : [],
  );
}
