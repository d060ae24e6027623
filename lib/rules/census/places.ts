/** The coordinates: places of the ball on and beside every boundary, for situations of at most one fault. */
import type { XY } from "../../field/point";
import type { Edition } from "../editions/edition";
import { judge } from "../judge";
import { parseSituation } from "../parse-situation";
import type { ExecutionSituation, Kind, ReturnSituation, Situation } from "../situation";
import { placesAcross, placesAlong } from "./axes";
import { outcomeText } from "./signature";

/** The places crossed with every combination of facts: each boundary along, on the middle and beyond the side margin. */
function ballPlaces(edition: Edition): XY[] {
  const { fieldLength, fieldWidthBoards, sideMargin } = edition.n;
  const side = fieldWidthBoards / 2 - sideMargin / 2;
  const along = placesAlong(edition, fieldLength).filter((y) => y >= 0 && y <= fieldLength);
  return along.flatMap((y) => [0, -side, side].map((x) => ({ x, y })));
}

const cache = new Map<string, XY[]>();

function placesOf(edition: Edition): XY[] {
  const known = cache.get(edition.id);
  if (known !== undefined) return known;
  const made = ballPlaces(edition);
  cache.set(edition.id, made);
  return made;
}

/** The same situation with its ball, and its dead ball, on every boundary place; nothing where it has none. */
export function* crossedPlaces(situation: Situation, edition: Edition): Generator<Situation> {
  if (situation.kind !== "execution" && situation.kind !== "return") return;
  const s: ExecutionSituation | ReturnSituation = situation;
  const free = s.penalty === "5a" || (s.kind === "execution" && s.penalty === "2" && s.hitFrom === "spot");
  if (free) for (const ball of placesOf(edition)) yield { ...s, ball };
  if (s.kind === "execution" && s.stoppedAt !== null) {
    for (const stoppedAt of placesOf(edition)) yield { ...s, stoppedAt };
  }
}

/** One fault each: what the places part of the golden file prints. */
const SIMPLE: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["5a before Play", { penalty: "5a", beforePlay: true }],
  ["5a opposing improper", { penalty: "5a", opposing: "improper" }],
  ["2 spot missed", { penalty: "2", hitFrom: "spot", stroke: "missed" }],
];

export function placeLines(kind: Kind, edition: Edition): string[] {
  if (kind !== "execution") return [];
  const lines = ["", "## Places: where the ball of one fault leads, boundary by boundary"];
  const { fieldLength, fieldWidthBoards } = edition.n;
  for (const [label, facts] of SIMPLE) {
    const answers = new Map<string, string[]>();
    for (const y of placesAlong(edition, fieldLength)) {
      for (const x of placesAcross(edition, fieldWidthBoards)) {
        const parsed = parseSituation({ kind, ...facts, ball: { x, y } }, edition);
        if (!parsed.ok) continue;
        const ruling = judge(parsed.value, edition);
        const where = ruling.outcomes.map((o) =>
          outcomeText(o, true).replace(`(${x},${y})`, "(x,y)").replace(`,${y})`, ",y)"),
        );
        const text = `${where.join(" or ")} | ${ruling.certainty} | ${ruling.exam}`;
        const places = answers.get(text) ?? [];
        places.push(`(${x},${y})`);
        answers.set(text, places);
      }
    }
    for (const [text, places] of answers) {
      lines.push(`${label}: ${text}: ${places.length} places, first ${places[0]}, last ${places.at(-1)}`);
    }
  }
  return lines;
}
