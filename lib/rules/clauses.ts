/**
 * Every clause of Rules 36 and 37 (edition 2026) by our own mark. The sources print no numbers: the marks are ours.
 * The words of each stand in locales/<locale>/clauses.json.
 */

/** Clause ids by group, a group being what stands before the second dot; in the order of the rulebook. */
const GROUPS = {
  "36.1": ["36.1", "36.1.a", "36.1.b", "36.1.c", "36.1.d", "36.1.e", "36.1.f", "36.1.g", "36.1.h", "36.1.i"],
  "36.2": ["36.2", "36.2.a", "36.2.b"],
  "36.3": ["36.3", "36.3.a", "36.3.b", "36.3.c"],
  "36.4": [
    "36.4",
    "36.4.1",
    "36.4.1.a",
    "36.4.1.b",
    "36.4.1.c",
    "36.4.1.d",
    "36.4.1.e",
    "36.4.1.f",
    "36.4.1.g",
    "36.4.2",
    "36.4.2.a",
    "36.4.2.b",
    "36.4.2.c",
    "36.4.2.d",
    "36.4.2.e",
    "36.4.2.f",
    "36.4.2.g",
    "36.4.3",
    "36.4.4",
  ],
  "36.5": [
    "36.5",
    "36.5.a",
    "36.5.b",
    "36.5.c",
    "36.5.d",
    "36.5.e",
    "36.5.f",
    "36.5.g",
    "36.5.h",
    "36.5.i",
    "36.5.j",
    "36.5.k",
    "36.5.l",
    "36.5.m",
    "36.5.n",
    "36.5.o",
    "36.5.p",
  ],
  "36.6": ["36.6", "36.6.a", "36.6.b"],
  "36.T": [
    "36.T",
    "36.T.miss",
    "36.T.early",
    "36.T.approach",
    "36.T.hitting",
    "36.T.opposing",
    "36.T.miss.2",
    "36.T.miss.3",
    "36.T.miss.4",
    "36.T.miss.6",
    "36.T.miss.5a",
    "36.T.miss.5b",
    "36.T.miss.kn",
    "36.T.early.2",
    "36.T.early.3",
    "36.T.early.4",
    "36.T.early.6",
    "36.T.early.5a",
    "36.T.early.5b",
    "36.T.early.kn",
    "36.T.approach.2",
    "36.T.approach.3",
    "36.T.approach.4",
    "36.T.approach.6",
    "36.T.approach.5a",
    "36.T.approach.5b",
    "36.T.approach.kn",
    "36.T.hitting.2",
    "36.T.hitting.3",
    "36.T.hitting.4",
    "36.T.hitting.6",
    "36.T.hitting.5a",
    "36.T.hitting.5b",
    "36.T.hitting.kn",
    "36.T.opposing.2",
    "36.T.opposing.3",
    "36.T.opposing.4",
    "36.T.opposing.6",
    "36.T.opposing.5a",
    "36.T.opposing.5b",
    "36.T.opposing.kn",
  ],
  "37.0": ["37.0.a"],
  "37.1": ["37.1.a", "37.1.b", "37.1.c"],
  "37.2": ["37.2.a", "37.2.b", "37.2.c", "37.2.d", "37.2.e", "37.2.f", "37.2.g", "37.2.h", "37.2.i"],
  "37.3": [
    "37.3.a",
    "37.3.b",
    "37.3.c",
    "37.3.d",
    "37.3.e",
    "37.3.f",
    "37.3.g",
    "37.3.h",
    "37.3.i",
    "37.3.j",
    "37.3.k",
    "37.3.l",
    "37.3.m",
  ],
  "37.4": ["37.4.a", "37.4.b", "37.4.c", "37.4.d", "37.4.e"],
  "37.5a": ["37.5a.a", "37.5a.b", "37.5a.c", "37.5a.d", "37.5a.e"],
  "37.5b": ["37.5b.a", "37.5b.b", "37.5b.c", "37.5b.d"],
  "37.6": ["37.6.a", "37.6.b", "37.6.c", "37.6.d", "37.6.e"],
  "37.7": [
    "37.7.a",
    "37.7.b",
    "37.7.c",
    "37.7.d",
    "37.7.e",
    "37.7.f",
    "37.7.g",
    "37.7.h",
    "37.7.i",
    "37.7.j",
    "37.7.k",
    "37.7.l",
    "37.7.m",
  ],
  "37.8": ["37.8.a", "37.8.b", "37.8.c"],
  "37.9": ["37.9.a", "37.9.b"],
  "37.10": ["37.10.a", "37.10.b", "37.10.c"],
  "37.PIC": ["37.PIC.2", "37.PIC.3", "37.PIC.4", "37.PIC.5a", "37.PIC.5b", "37.PIC.6"],
  "37.CS": ["37.CS.1", "37.CS.2"],
} as const;

/** Ids that name a part of Rule 36 or a row of its table rather than a rule. They may be cited; coverage skips them. */
const SECTIONS: ReadonlySet<string> = new Set([
  "36.1",
  "36.2",
  "36.3",
  "36.4",
  "36.5",
  "36.6",
  "36.T",
  "36.T.miss",
  "36.T.early",
  "36.T.approach",
  "36.T.hitting",
  "36.T.opposing",
]);

/** The clauses that no ruling can rest on, each with the reason. */
const NO_RULING: Readonly<Record<string, string>> = {
  "37.0.a": "says which language decides; no play is judged by it",
  "37.PIC.2": "a picture's caption; 37.2.a to 37.2.c carry the rule",
  "37.PIC.3": "a picture's caption; 37.3.e carries the rule",
  "37.PIC.4": "a picture's caption; 37.4.a carries the rule",
  "37.PIC.5a": "a picture's caption; 37.5a.a and 37.5a.b carry the rule",
  "37.PIC.5b": "a picture's caption; 37.5b.a carries the rule",
  "37.PIC.6": "a picture's caption; 37.6.a and 37.6.b carry the rule",
  "37.CS.1": "a told case that applies 37.7.a to 37.7.h and adds no rule",
  "36.T.hitting.4": "the table says that the case does not arise; the fact is refused",
  "36.T.hitting.6": "the table says that the case does not arise; the fact is refused",
  "36.T.hitting.5a": "the table says that the case does not arise; the fact is refused",
  "36.T.hitting.5b": "the table says that the case does not arise; the fact is refused",
  "36.T.hitting.kn": "the table says that the case does not arise; the fact is refused",
};

/** The groups that are topics: not the general remark, the picture or the told cases. */
const NO_TOPIC: ReadonlySet<string> = new Set(["37.0", "37.PIC", "37.CS"]);

export interface Clause {
  readonly id: string;
  /** The topic (clause group) that a question resting on it belongs to; null where there is none. */
  readonly topic: string | null;
  readonly section: boolean;
  /** Why no ruling can rest on it; null for all others. */
  readonly noRuling: string | null;
}

export const CLAUSES: readonly Clause[] = Object.entries(GROUPS).flatMap(([group, ids]) =>
  ids.map((id) => ({
    id,
    topic: NO_TOPIC.has(group) ? null : group,
    section: SECTIONS.has(id),
    noRuling: NO_RULING[id] ?? null,
  })),
);

export const CLAUSE_IDS: ReadonlySet<string> = new Set(CLAUSES.map((clause) => clause.id));

/** The topics in the order of the rulebook: "36.1" … "36.T", "37.1" … "37.10". */
export const TOPICS: readonly string[] = Object.keys(GROUPS).filter((group) => !NO_TOPIC.has(group));

/** The topic of a clause: "36.T.miss.2" → "36.T", "37.5a.b" → "37.5a"; null for 37.0, 37.PIC and 37.CS. */
export function topicOf(clauseId: string): string | null {
  const group = clauseId.split(".", 2).join(".");
  return group in GROUPS && !NO_TOPIC.has(group) ? group : null;
}
