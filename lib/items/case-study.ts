/**
 * A case study: a told incident in several steps. Each step asks one thing of a situation of its own, judged by the engine;
 * the next is shown once it is answered. A study is data with a schema; nobody writes a key here either.
 */
import { z } from "zod";
import { COLOURS } from "../field/plan";
import { CLAUSE_IDS } from "../rules/clauses";
import type { Edition } from "../rules/editions/edition";
import { parseSituation } from "../rules/parse-situation";
import type { Situation } from "../rules/situation";
import { toInput } from "../rules/to-input";
import { callWords } from "./call-words";
import { type Cast, castArgs } from "./cast";
import { compose } from "./compose";
import type { Ask, Family, Misconception } from "./family";
import { type Call, FORMATS, type Format, type Item, type Message } from "./item";

const ID = z.string().regex(/^[a-z][a-z0-9-]*$/);
const numbers = z
  .array(z.int().min(1).max(4))
  .length(4)
  .refine((list) => new Set(list).size === 4, "the numbers 1 to 4");

const stepSchema = z.strictObject({
  id: ID,
  situation: z.record(z.string(), z.unknown()),
  ask: ID,
  format: z.enum(FORMATS),
  misconceptions: z.array(ID).min(1),
});

const studySchema = z.strictObject({
  /** The clause under which the source tells it. */
  source: z.string().refine((id) => CLAUSE_IDS.has(id), "a clause id"),
  cast: z
    .strictObject({ hitting: z.enum(COLOURS), opposing: z.enum(COLOURS), hitters: numbers, rivals: numbers })
    .refine(({ hitting, opposing }) => hitting !== opposing, "two colours"),
  steps: z.array(stepSchema).min(2),
});

export interface CaseStep {
  readonly id: string;
  readonly situation: Situation;
  readonly ask: Ask;
  readonly format: Format;
  readonly misconceptions: readonly Misconception[];
}

export interface CaseStudy {
  readonly id: string;
  readonly source: string;
  readonly cast: Cast;
  readonly steps: readonly CaseStep[];
}

/** What the names in a study stand for. */
export interface CaseWords {
  readonly asks: Readonly<Record<string, Ask>>;
  misconception(id: string): Misconception | null;
}

export type ReadCaseStudy =
  | { readonly ok: true; readonly value: CaseStudy }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks a study: no unknown fact, name or key, every situation one that the engine takes, no step id twice.
 * @param document plain data, as read from a file
 * @returns every problem with its path ("steps.1.ask: …")
 */
export function readCaseStudy(id: string, document: unknown, words: CaseWords, edition: Edition): ReadCaseStudy {
  const parsed = studySchema.safeParse(document);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
  const problems: string[] = [];
  const seen = new Set<string>();
  const steps = parsed.data.steps.flatMap((step, place): CaseStep[] => {
    const at = `steps.${place}`;
    if (seen.has(step.id)) problems.push(`${at}.id: ${step.id} stands twice`);
    seen.add(step.id);
    const situation = parseSituation(step.situation, edition);
    if (!situation.ok) problems.push(`${at}.situation.${situation.error.path}: ${situation.error.message}`);
    const ask = Object.hasOwn(words.asks, step.ask) ? words.asks[step.ask] : undefined;
    if (ask === undefined) problems.push(`${at}.ask: ${step.ask} is no question`);
    const misconceptions = step.misconceptions.flatMap((name) => words.misconception(name) ?? []);
    if (misconceptions.length < step.misconceptions.length) problems.push(`${at}.misconceptions: an unknown one`);
    if (!situation.ok || ask === undefined) return [];
    return [{ id: step.id, situation: situation.value, ask, format: step.format, misconceptions }];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { id, source: parsed.data.source, cast: parsed.data.cast, steps } };
}

/** How a study's options read. */
export interface CaseTelling {
  /** Whether the study has words of its own under this message id. */
  has(id: string): boolean;
  /** Words for a call where the shared ones do not fit; null for the shared ones. */
  option(call: Call, situation: Situation, cast: Cast): Message | null;
}

/**
 * The question of one step, for practice: a scored form never draws it.
 * @param place 0 ≤ place < study.steps.length
 */
export function composeStep(study: CaseStudy, place: number, edition: Edition, telling: CaseTelling): Item {
  const step = study.steps[place];
  if (step === undefined) throw new RangeError(`${study.id} has no step ${place}`);
  return { ...compose(familyOf(study, step, edition, telling), 0, edition), seed: place, scored: false };
}

/** A family of one question, told in the study's own words and names. */
function familyOf(study: CaseStudy, step: CaseStep, edition: Edition, telling: CaseTelling): Family {
  const { situation, format, ask, misconceptions } = step;
  const names = castArgs(study.cast);
  const base = `case-studies.${study.id}.${step.id}`;
  const say = (id: string): Message => ({ id: `${base}.${id}`, args: names });
  return {
    id: `${study.id}/${step.id}`,
    kind: situation.kind,
    cases: () => [{ facts: toInput(situation, edition), format, ask, misconceptions, scene: step.id }],
    scene: () => [say("scene")],
    prompt: () => say("prompt"),
    why: () => say("why"),
    flips: [],
    plan: () => null,
    planMarks: () => [],
    option: (call) => {
      const own = `option.${nameOf(call)}`;
      if (telling.has(`${base}.${own}`)) return say(own);
      return telling.option(call, situation, study.cast) ?? callWords(call, { situation, cast: study.cast, edition });
    },
  };
}

/** The name of a call under which a study may have words for it. */
function nameOf(call: Call): string {
  switch (call.is) {
    case "detail":
      return String(call.value);
    case "wrong-call":
      return call.id;
    case "outcome":
      return call.outcome.do;
    case "rule":
      return call.rule;
    case "player":
      return call.id;
    case "number":
      return String(call.value);
  }
}
