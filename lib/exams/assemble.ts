/**
 * A form: which questions one person is asked, in which order. A pure function of what is stored with it, so that any form
 * can be made again.
 */
import type { BankEntry } from "../items/item";
import { type Blueprint, type BlueprintRefusal, checkBlueprint } from "./blueprint";
import { type Drawn, drawNetwork } from "./draw";
import { byText, type Random, randomOf } from "./random";
import { classNameOf, type KeyGroup, scoredKeys } from "./scored-bank";

export interface FormInput {
  /** A 32-bit integer; the server draws it. */
  readonly seed: number;
  readonly blueprint: Blueprint;
  readonly bank: readonly BankEntry[];
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  /** Deciding keys of the person's earlier forms, the oldest first. */
  readonly leftOut: readonly string[];
}

export interface FormSlot {
  /** 1 … questions, in the order asked. */
  readonly slot: number;
  readonly family: string;
  readonly seed: number;
  readonly decidingKey: string;
  readonly topic: string;
  readonly format: BankEntry["format"];
  readonly difficulty: BankEntry["difficulty"];
}

export interface Form {
  readonly seed: number;
  readonly blueprint: Blueprint;
  readonly edition: string;
  readonly engineVersion: number;
  readonly bankVersion: number;
  readonly leftOut: readonly string[];
  readonly slots: readonly FormSlot[];
  /** What had to be let go to find enough fresh questions; all false and empty on a first form. */
  readonly relaxed: { readonly classes: boolean; readonly topics: boolean; readonly repeated: readonly string[] };
}

/**
 * Draws a form. No two questions share a deciding key, ever. Keys of earlier forms are avoided while the bank allows:
 * first the counts of format and difficulty are let go, then those of the topics, and only then are keys of earlier forms
 * let in, one at a time, the oldest first. As few are repeated as can be.
 */
export function assembleForm(input: FormInput): { readonly ok: true; readonly value: Form } | BlueprintRefusal {
  const { blueprint } = input;
  const refusal = checkBlueprint(blueprint, input.bank);
  if (refusal !== null) return refusal;
  const random = randomOf(input.seed);
  const old = new Set(input.leftOut);
  const keys = scoredKeys(input.bank);
  const fresh = keys.filter((group) => !old.has(group.decidingKey));
  const wanted = blueprint.questions;
  const draw = drawNetwork(fresh, blueprint.topics, blueprint.classes, random);

  let placed = draw.fill();
  if (placed < wanted) {
    draw.letClassesGo(wanted);
    placed = draw.fill();
  }
  if (placed < wanted) placed = draw.letTopicsGo(wanted);
  for (const decidingKey of old) {
    if (placed >= wanted) break;
    const group = keys.find((each) => each.decidingKey === decidingKey);
    if (group === undefined) continue;
    draw.admit(group);
    draw.letClassesGo(wanted);
    draw.fill();
    placed = draw.letTopicsGo(wanted);
  }
  if (placed < wanted) return { ok: false, code: "blueprint-impossible", line: "questions", wanted, available: placed };

  const entries = random.shuffled(pickEntries(draw.drawn(), fresh, blueprint, random));
  const slots = entries.map(({ family, seed, decidingKey, topic, format, difficulty }, index) => ({
    slot: index + 1,
    family,
    seed,
    decidingKey,
    topic,
    format,
    difficulty,
  }));
  const { seed, edition, engineVersion, bankVersion, leftOut } = input;
  const relaxed = {
    classes: differs(
      blueprint.classes.map((line) => [classNameOf(line), line.count]),
      entries.map(classNameOf),
    ),
    topics: differs(
      blueprint.topics.map((line) => [line.topic, line.count]),
      entries.map((entry) => entry.topic),
    ),
    repeated: entries
      .map((entry) => entry.decidingKey)
      .filter((key) => old.has(key))
      .sort(byText),
  };
  return { ok: true, value: { seed, blueprint, edition, engineVersion, bankVersion, leftOut, slots, relaxed } };
}

function differs(lines: readonly (readonly [string, number])[], names: readonly string[]): boolean {
  return lines.some(([name, count]) => names.filter((each) => each === name).length !== count);
}

const inClass = ({ group, line }: Drawn) => group.entries.filter((entry) => classNameOf(entry) === classNameOf(line));

/**
 * One question for each key drawn: of the family with the most room, any of its seeds. Where every family of a key is at
 * its limit, another fresh key of the same topic and class takes its place, if there is one: the lines stay met.
 */
function pickEntries(
  drawn: readonly Drawn[],
  fresh: readonly KeyGroup[],
  blueprint: Blueprint,
  random: Random,
): readonly BankEntry[] {
  const room = new Map(blueprint.families.map((line) => [line.family, line.max]));
  const roomOf = (entry: BankEntry) => room.get(entry.family) ?? 0;
  const mostRoom = (each: Drawn) => Math.max(0, ...inClass(each).map(roomOf));
  const taken = new Set(drawn.map(({ group }) => group.decidingKey));
  const spare = random.shuffled(fresh);

  function instead({ group: own, line }: Drawn): Drawn | null {
    const other = spare.find(
      (group) => group.topic === own.topic && !taken.has(group.decidingKey) && mostRoom({ group, line }) > 0,
    );
    if (other === undefined) return null;
    taken.delete(own.decidingKey);
    taken.add(other.decidingKey);
    return { group: other, line };
  }

  return random.shuffled(drawn).map((each) => {
    const chosen = mostRoom(each) > 0 ? each : (instead(each) ?? each);
    const most = Math.max(...inClass(chosen).map(roomOf));
    const family = inClass(chosen).find((entry) => roomOf(entry) === most)?.family;
    const entries = inClass(chosen).filter((entry) => entry.family === family);
    const entry = entries[random.below(entries.length)] as BankEntry;
    room.set(entry.family, roomOf(entry) - 1);
    return entry;
  });
}
