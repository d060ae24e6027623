/**
 * What every form of a window has in common: how many questions of each topic, how many of each format and difficulty, and
 * how many of one family at the most. Data: it is stored with each form, and can be written by staff (a later issue).
 */
import { z } from "zod";
import { type BankEntry, DIFFICULTY_BANDS, FORMATS } from "../items/item";
import { drawNetwork } from "./draw";
import { byText, randomOf } from "./random";
import { classesOf, classNameOf, type KeyGroup, type QuestionClass, scoredKeys } from "./scored-bank";

const count = z.number().int().min(1).max(500);

export const blueprintSchema = z.strictObject({
  questions: count,
  topics: z.array(z.strictObject({ topic: z.string().min(1), count })).min(1),
  /** Format and difficulty together, so that forms are equal in both. */
  classes: z.array(z.strictObject({ format: z.enum(FORMATS), difficulty: z.enum(DIFFICULTY_BANDS), count })).min(1),
  /** No more than this many questions of a family: the one line that gives way to the others. */
  families: z.array(z.strictObject({ family: z.string().min(1), max: count })),
});

export type Blueprint = Readonly<z.infer<typeof blueprintSchema>>;

/** Which line of a blueprint cannot be kept, and why in numbers. */
export interface BlueprintRefusal {
  readonly ok: false;
  readonly code: "blueprint-impossible";
  /** "topics.36.T", "classes.number/hard", "topics", "questions". */
  readonly line: string;
  readonly wanted: number;
  readonly available: number;
}

const refuse = (line: string, wanted: number, available: number): BlueprintRefusal => ({
  ok: false,
  code: "blueprint-impossible",
  line,
  wanted,
  available,
});

/** The first line that contradicts the total, stands twice, or asks for more than the bank holds; null where all is well. */
export function checkBlueprint(blueprint: Blueprint, bank: readonly BankEntry[]): BlueprintRefusal | null {
  const keys = scoredKeys(bank);
  const topics = blueprint.topics.map((line) => ({ name: line.topic, count: line.count }));
  const classes = blueprint.classes.map((line) => ({ name: classNameOf(line), count: line.count }));
  return (
    checkPart("topics", topics, tally(keys.map((group) => group.topic)), blueprint.questions) ??
    checkPart(
      "classes",
      classes,
      tally(keys.flatMap((group) => classesOf(group).map(classNameOf))),
      blueprint.questions,
    )
  );
}

function checkPart(
  part: string,
  lines: readonly { readonly name: string; readonly count: number }[],
  holds: ReadonlyMap<string, number>,
  questions: number,
): BlueprintRefusal | null {
  const seen = new Set<string>();
  for (const { name, count: wanted } of lines) {
    const available = seen.has(name) ? 0 : (holds.get(name) ?? 0);
    if (wanted > available) return refuse(`${part}.${name}`, wanted, available);
    seen.add(name);
  }
  const total = lines.reduce((sum, line) => sum + line.count, 0);
  return total === questions ? null : refuse(part, questions, total);
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Deals `seats` one at a time, each to the line with the greatest weight for what it has (Sainte-Laguë); nobody gets more
 * than its limit. Ties go to the earlier line.
 */
function deal(
  seats: number,
  lines: readonly { readonly weight: number; readonly limit: number; readonly start: number }[],
): number[] {
  const dealt = lines.map((line) => line.start);
  let left = seats - dealt.reduce((sum, each) => sum + each, 0);
  while (left > 0) {
    let best = -1;
    let bestClaim = -1;
    lines.forEach((line, index) => {
      const has = dealt[index] as number;
      const claim = has >= line.limit ? -1 : line.weight / (2 * has + 1);
      if (claim > bestClaim) [best, bestClaim] = [index, claim];
    });
    if (best < 0) break;
    dealt[best] = (dealt[best] as number) + 1;
    left -= 1;
  }
  return dealt;
}

/** Topics weigh as many as the deciding clauses that the bank examines in them; each is represented where there is room. */
function dealTopics(questions: number, keys: readonly KeyGroup[]): { topic: string; count: number }[] {
  const topics = [...new Set(keys.map((group) => group.topic))].sort(byText);
  const lines = topics.map((topic) => {
    const groups = keys.filter((group) => group.topic === topic);
    const clauses = new Set(groups.flatMap((group) => group.entries.map((entry) => entry.clauses[0])));
    return { topic, weight: clauses.size, limit: groups.length };
  });
  const everyOne = topics.length <= questions ? 1 : 0;
  const dealt = deal(
    questions,
    lines.map((line) => ({ ...line, start: everyOne })),
  );
  return lines.map(({ topic }, index) => ({ topic, count: dealt[index] as number })).filter((line) => line.count > 0);
}

/** How many questions of each name an even draw within the topics would give. */
function evenDraw(
  topics: readonly { readonly topic: string; readonly count: number }[],
  keys: readonly KeyGroup[],
  namesOf: (group: KeyGroup) => readonly string[],
): Map<string, number> {
  const expected = new Map<string, number>();
  for (const { topic, count: questions } of topics) {
    const groups = keys.filter((group) => group.topic === topic);
    for (const group of groups) {
      const names = namesOf(group);
      for (const name of names) {
        expected.set(name, (expected.get(name) ?? 0) + questions / groups.length / names.length);
      }
    }
  }
  return expected;
}

/**
 * The balanced blueprint of a bank: a function of the bank and the number of questions alone.
 * Formats and difficulties follow the bank's own make-up within the topics, so that no question is drawn far more often
 * than its neighbours; each format that the bank has is asked at least once.
 */
export function balancedBlueprint(questions: number, bank: readonly BankEntry[]): Blueprint | BlueprintRefusal {
  const keys = scoredKeys(bank);
  if (questions < 1 || keys.length < questions) return refuse("questions", questions, keys.length);
  const topics = dealTopics(questions, keys);
  const classes = dealClasses(questions, topics, keys);
  const families = [...evenDraw(topics, keys, (group) => [...new Set(group.entries.map((entry) => entry.family))])]
    .map(([family, expected]) => ({ family, max: Math.ceil(expected - 1e-9) + 1 }))
    .sort((one, two) => byText(one.family, two.family));
  return { questions, topics, classes, families };
}

/** Deals formats and difficulties, then mends the deal until topics and classes can be met together. */
function dealClasses(
  questions: number,
  topics: readonly { readonly topic: string; readonly count: number }[],
  keys: readonly KeyGroup[],
): (QuestionClass & { count: number })[] {
  const inTopics = keys.filter((group) => topics.some((line) => line.topic === group.topic));
  const expected = evenDraw(topics, keys, (group) => classesOf(group).map(classNameOf));
  const all = FORMATS.flatMap((format) => DIFFICULTY_BANDS.map((difficulty) => ({ format, difficulty })));
  const lines = all
    .map((each) => ({
      ...each,
      weight: expected.get(classNameOf(each)) ?? 0,
      limit: inTopics.filter((group) => classesOf(group).some((own) => classNameOf(own) === classNameOf(each))).length,
      start: 0,
    }))
    .filter((line) => line.limit > 0);
  const formats = FORMATS.filter((format) => lines.some((line) => line.format === format));
  if (formats.length <= questions) {
    for (const format of formats) {
      const heaviest = lines.filter((line) => line.format === format).sort((one, two) => two.weight - one.weight)[0];
      if (heaviest !== undefined) heaviest.start = 1;
    }
  }
  const wanted = deal(questions, lines).map((each, index) => ({ ...(lines[index] as QuestionClass), count: each }));
  const draw = drawNetwork(inTopics, topics, wanted, randomOf(1));
  if (draw.fill() < questions) {
    draw.letClassesGo(questions);
    draw.fill();
  }
  return draw
    .classCounts()
    .map(({ format, difficulty, count: met }) => ({ format, difficulty, count: met }))
    .filter((line) => line.count > 0);
}
