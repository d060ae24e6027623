/** How a ruling is held against a case. Every difference is told as a sentence; none means agreement. */
import { CLAUSES } from "../clauses";
import type { Detail, Outcome, Ruling } from "../ruling";
import type { RuleCase } from "./case";

const SECTIONS: ReadonlySet<string> = new Set(CLAUSES.filter((clause) => clause.section).map((clause) => clause.id));

/** One text for one outcome, whatever the order of its members. `to` of a 9 or 10 is nobody's (D37-38). */
export function outcomeKey(outcome: Outcome): string {
  const place = "at" in outcome && outcome.at ? `@${outcome.at.x},${outcome.at.y}` : "";
  const name = "penalty" in outcome ? ` ${outcome.penalty}` : "";
  const nobody = "penalty" in outcome && (outcome.penalty === "9" || outcome.penalty === "10");
  const to = "to" in outcome && outcome.to && !nobody ? ` to ${outcome.to}` : "";
  return `${outcome.do}${name}${to}${place}`;
}

function outcomesDiffer(ruling: Ruling, { outcomes, alsoAllowed }: RuleCase["expect"]): boolean {
  const given = ruling.outcomes.map(outcomeKey).sort();
  const wanted = outcomes.map(outcomeKey).sort();
  if (!alsoAllowed) return given.join("|") !== wanted.join("|");
  const allowed = new Set([...wanted, ...alsoAllowed.map(outcomeKey)]);
  const first = outcomes[0];
  return !first || !given.includes(outcomeKey(first)) || given.some((key) => !allowed.has(key));
}

/** Lists whose order carries meaning. */
const ORDERED: ReadonlySet<string> = new Set(["improper", "forfeits"]);

function memberDiffers(name: string, given: unknown, wanted: unknown): boolean {
  if (typeof wanted === "number" && typeof given === "number") return Math.abs(given - wanted) > 1e-9;
  if (!Array.isArray(wanted)) return given !== wanted;
  if (!Array.isArray(given)) return true;
  const order = (list: readonly unknown[]) => (ORDERED.has(name) ? list : [...list].sort()).join("|");
  return order(given) !== order(wanted);
}

function detailDifferences(given: Detail | undefined, wanted: Detail | undefined): readonly string[] {
  if (!wanted) return [];
  if (!given) return ["no detail"];
  if (Object.keys(wanted).length === 0 && Object.keys(given).length > 0)
    return [`detail ${JSON.stringify(given)}, not {}`];
  const members: Readonly<Record<string, unknown>> = { ...given };
  return Object.entries(wanted).flatMap(([name, value]) =>
    memberDiffers(name, members[name], value)
      ? [`detail.${name} ${JSON.stringify(members[name])}, not ${JSON.stringify(value)}`]
      : [],
  );
}

/** What the ruling has otherwise than the case; empty when they agree. */
export function differences(ruling: Ruling, ruleCase: RuleCase): readonly string[] {
  const { expect, clauses, decisions = [] } = ruleCase;
  const found: string[] = [];
  if (outcomesDiffer(ruling, expect)) {
    const wanted = expect.outcomes.map(outcomeKey).join(" | ");
    const also = expect.alsoAllowed ? ` (also ${expect.alsoAllowed.map(outcomeKey).join(" | ")})` : "";
    found.push(`outcomes ${ruling.outcomes.map(outcomeKey).join(" | ") || "none"}, not ${wanted || "none"}${also}`);
  }
  if (ruling.chooser !== expect.chooser) found.push(`chooser ${ruling.chooser}, not ${expect.chooser}`);
  const certain =
    expect.certainty === "any" ||
    (expect.certainty === "not-text" ? ruling.certainty !== "text" : ruling.certainty === expect.certainty);
  if (!certain) found.push(`certainty ${ruling.certainty}, not ${expect.certainty}`);
  if (expect.exam !== "any" && ruling.exam !== expect.exam) found.push(`exam ${ruling.exam}, not ${expect.exam}`);
  found.push(...detailDifferences(ruling.detail, expect.detail));
  for (const id of clauses) {
    if (!SECTIONS.has(id) && !ruling.basis.includes(id)) found.push(`basis ${ruling.basis.join(" ")} without ${id}`);
  }
  for (const id of decisions) {
    if (!ruling.readings.includes(id)) found.push(`readings ${ruling.readings.join(" ") || "none"} without ${id}`);
  }
  if (ruling.basis.length === 0) found.push("no basis");
  return found;
}
