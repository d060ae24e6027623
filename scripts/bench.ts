/**
 * Speed, measured and never asserted. `npm run bench` prints a table; `npm run --silent bench -- --json` prints one
 * {"name","value","unit"} a line. Each figure is the best of a few runs on one core, all in one process: compare ratios.
 */
import fc from "fast-check";
import { situationInput } from "@/lib/rules/arbitrary";
import { edition2026 } from "@/lib/rules/editions/2026";
import { judge } from "@/lib/rules/judge";
import { parseSituation, parseSituationText } from "@/lib/rules/parse-situation";
import { KINDS, type Situation } from "@/lib/rules/situation";

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const PER_KIND = 200;
const MILLISECONDS = 700;
const RUNS = 5;

/** The same number of valid situations of every kind, interleaved; fixed by a seed. */
function mix(): { situations: Situation[]; texts: string[] } {
  const byKind = new Map<string, { situation: Situation; text: string }[]>();
  for (const input of fc.sample(situationInput, { numRuns: 20_000, seed: 3637 })) {
    const parsed = parseSituation(input, edition2026);
    if (!parsed.ok) continue;
    const list = byKind.get(parsed.value.kind) ?? [];
    if (list.length < PER_KIND) list.push({ situation: parsed.value, text: JSON.stringify(input) });
    byKind.set(parsed.value.kind, list);
  }
  const all = Array.from({ length: PER_KIND }, (_, index) =>
    KINDS.flatMap((kind) => byKind.get(kind)?.[index] ?? []),
  ).flat();
  return { situations: all.map((one) => one.situation), texts: all.map((one) => one.text) };
}

/** How often a second `each` handles one member of the list; the best of some runs. */
export function perSecond<T>(list: readonly T[], each: (member: T) => number): number {
  let best = 0;
  let sink = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    let done = 0;
    let elapsed = 0;
    while (elapsed < MILLISECONDS) {
      for (const member of list) sink += each(member);
      done += list.length;
      elapsed = performance.now() - from;
    }
    best = Math.max(best, (done / elapsed) * 1000);
  }
  // The result is used, so that nothing is optimised away.
  if (Number.isNaN(sink)) throw new Error("not a count");
  return Math.round(best);
}

const { situations, texts } = mix();
const figures: Figure[] = [
  {
    name: "rulings_per_second",
    value: perSecond(situations, (situation) => judge(situation, edition2026).basis.length),
    unit: "1/s",
  },
  {
    name: "checked_rulings_per_second",
    value: perSecond(texts, (text) => {
      const parsed = parseSituationText(text, edition2026);
      return parsed.ok ? judge(parsed.value, edition2026).basis.length : 0;
    }),
    unit: "1/s",
  },
  {
    name: "parsed_situations_per_second",
    value: perSecond(texts, (text) => (parseSituationText(text, edition2026).ok ? 1 : 0)),
    unit: "1/s",
  },
];

if (process.argv.includes("--json")) {
  for (const figure of figures) console.log(JSON.stringify(figure));
} else {
  console.log(`${situations.length} situations, ${KINDS.length} kinds in equal parts, one core, best of ${RUNS} runs`);
  for (const { name, value, unit } of figures) console.log(`${name.padEnd(32)} ${value.toLocaleString("en")} ${unit}`);
}
