/**
 * The census: the engine's answers over every combination of the finite facts, crossed with boundary places, kept as a text
 * that a reviewer can read in a diff. It shows that something moved, and what. It is blind to truth (the cases speak of
 * that), to wording, and, in its outline, to coordinates (the places part and the digest hold those).
 */
import { createHash } from "node:crypto";
import type { Edition } from "../editions/edition";
import { judge } from "../judge";
import { parseSituation } from "../parse-situation";
import type { Kind, Situation } from "../situation";
import { type Axis, axesOf } from "./axes";
import { Forest, printOutline, REFUSED, type Tree } from "./outline";
import { crossedPlaces, placeLines } from "./places";
import { signature } from "./signature";

export interface Census {
  readonly kind: Kind;
  readonly text: string;
  /** SHA-256 over every full ruling, coordinates and readings included. */
  readonly digest: string;
  readonly counted: number;
  /** Every clause that stood in some basis. */
  readonly cited: ReadonlySet<string>;
}

interface Witness {
  readonly off: number;
  readonly labels: readonly string[];
  readonly ruling: string;
}

const HEAD = [
  "Made by `npm run census -- --write`. Counts, outline and witnesses of the engine's answers over every combination of facts.",
  "It shows that an answer moved and where; not whether it is true (lib/rules/cases), nor how it is worded.",
];

export function takeCensus(kind: Kind, edition: Edition): Census {
  const axes = axesOf(kind, edition);
  const forest = new Forest();
  const hash = createHash("sha256");
  const counts = new Map<string, Map<string, number>>();
  const witnesses = new Map<string, Witness>();
  const refusals = new Map<string, number>();
  const facts: Record<string, unknown>[] = [];
  const indexes: number[] = [];
  const cited = new Set<string>();
  let counted = 0;

  const leafOf = (): string => {
    const parsed = parseSituation(Object.assign({ kind }, ...facts), edition);
    const labels = indexes.map((value, axis) => (axes[axis] as Axis).values[value]?.label ?? "");
    if (!parsed.ok) {
      refusals.set(parsed.error.code, (refusals.get(parsed.error.code) ?? 0) + 1);
      return REFUSED;
    }
    const ruling = judge(parsed.value, edition);
    const text = signature(ruling);
    for (const id of ruling.basis) cited.add(id);
    counted++;
    hash.update(JSON.stringify(ruling));
    for (const other of crossedPlaces(parsed.value as Situation, edition)) {
      const crossed = judge(other, edition);
      for (const id of crossed.basis) cited.add(id);
      counted++;
      hash.update(JSON.stringify(crossed));
    }
    const column = counts.get(text) ?? new Map<string, number>();
    column.set(labels[0] ?? "", (column.get(labels[0] ?? "") ?? 0) + 1);
    counts.set(text, column);
    const off = indexes.filter((value, axis) => axis > 0 && value > 0).length;
    const known = witnesses.get(text);
    if (known === undefined || off < known.off) witnesses.set(text, { off, labels, ruling: signature(ruling, true) });
    return text;
  };

  const build = (axis: number): Tree => {
    if (axis === axes.length) return forest.leaf(leafOf());
    const children = (axes[axis] as Axis).values.map((value, index) => {
      facts[axis] = value.facts;
      indexes[axis] = index;
      return build(axis + 1);
    });
    return forest.node(axis, children);
  };
  const tree = build(0);
  const digest = hash.digest("hex");
  const lines = [
    `# ${kind}`,
    ...HEAD,
    `rulings ${counted}, digest ${digest}`,
    ...[...refusals].sort(byFirst).map(([code, count]) => `refused ${code} ${count}`),
    "",
    "## Counts",
    ...[...counts]
      .map(([text, column]) => `${text}: ${[...column].map(([label, n]) => `${label} ${n}`).join(", ")}`)
      .sort(),
    "",
    "## Outline",
    ...printOutline(tree, axes),
    "",
    "## Witnesses: for each answer the simplest situation",
    ...[...witnesses.values()].map((witness) => witnessLine(witness, axes)),
    ...placeLines(kind, edition),
    "",
  ];
  return { kind, text: lines.join("\n"), digest, counted, cited };
}

function witnessLine(witness: Witness, axes: readonly Axis[]): string {
  const told = witness.labels.filter((label, axis) => axis === 0 || label !== axes[axis]?.values[0]?.label);
  return `${told.join(", ")} → ${witness.ruling}`;
}

function byFirst(a: readonly [string, number], b: readonly [string, number]): number {
  return a[0] < b[0] ? -1 : 1;
}
