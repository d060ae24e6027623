/** Inputs of the kinds without places that are no situation. */
import { bad } from "./bad-input";
import { of } from "./bad-input-other-kinds";
import type { BadInputCase } from "./case";

const removal = of("removal");
const after = of("after-removal");
const election = of("defence-election");

const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id) => ({ id, handicap: 3 }));
const two = { disabled: { handicap: 2 } };

const removals = bad([
  ["removal.disabled", removal({ fouling: [a] }), "missing", "disabled", "Who cannot go on?"],
  ["removal.no-handicap", removal({ disabled: {}, fouling: [a] }), "missing", "disabled.handicap", "What handicap?"],
  [
    "removal.10.1",
    removal({ disabled: { handicap: 10.1 }, fouling: [a] }),
    "out-of-range",
    "disabled.handicap",
    "The highest is 10.",
  ],
  [
    "removal.minus-3.1",
    removal({ disabled: { handicap: -3.1 }, fouling: [a] }),
    "out-of-range",
    "disabled.handicap",
    "The lowest is -3.",
  ],
  [
    "removal.disabled-id",
    removal({ disabled: { handicap: 2, id: "x" }, fouling: [a] }),
    null,
    "disabled.id",
    "Takes handicap only.",
  ],
  ["removal.fouling", removal(two), "missing", "fouling", "Who committed the foul?"],
  ["removal.none", removal({ ...two, fouling: [] }), "empty", "fouling", "An empty list."],
  ["removal.five", removal({ ...two, fouling: [a, b, c, d, e] }), "too-many", "fouling", "Four are a team."],
  ["removal.repeated", removal({ ...two, fouling: [a, b, a] }), "repeated", "fouling[2].id", "Two with one name."],
  [
    "removal.11",
    removal({ ...two, fouling: [a, { id: "b", handicap: 11 }] }),
    "out-of-range",
    "fouling[1].handicap",
    "The highest is 10.",
  ],
  ["removal.no-id", removal({ ...two, fouling: [{ handicap: 1 }] }), "missing", "fouling[0].id", "Who is it?"],
  [
    "removal.text",
    removal({ disabled: { handicap: "2" }, fouling: [a] }),
    "wrong-type",
    "disabled.handicap",
    "A number is wanted.",
  ],
  ["after.who", after({}), "missing", "who", "What is asked?"],
  ["after.who-unknown", after({ who: "captain" }), "unknown-value", "who", "No such value."],
  [
    "after.kept",
    after({ who: "fouling-substitution", proposed: [1, 2, 3] }),
    "missing",
    "kept",
    "Which three were left?",
  ],
  [
    "after.proposed",
    after({ who: "fouling-substitution", kept: [1, 2, 3] }),
    "missing",
    "proposed",
    "Which three come?",
  ],
  [
    "after.two",
    after({ who: "fouling-substitution", kept: [1, 2], proposed: [1, 2, 3] }),
    null,
    "kept",
    "Exactly three.",
  ],
  [
    "after.four",
    after({ who: "fouling-substitution", kept: [1, 2, 3], proposed: [1, 1, 1, 1] }),
    null,
    "proposed",
    "Exactly three.",
  ],
  [
    "after.text",
    after({ who: "fouling-substitution", kept: [1, "2", 3], proposed: [1, 2, 3] }),
    "wrong-type",
    "kept[1]",
    "A number is wanted.",
  ],
  [
    "after.10.1",
    after({ who: "fouling-substitution", kept: [1, 2, 3], proposed: [1, 2, 10.1] }),
    "out-of-range",
    "proposed[2]",
    "The highest is 10.",
  ],
  [
    "after.kept-elsewhere",
    after({ who: "injured-returns", kept: [1, 2, 3] }),
    "not-taken",
    "kept",
    "Taken with the substitution only.",
  ],
]);

const rest = bad([
  ["mount.broke", { kind: "mount" }, "missing", "broke", "Which rule?"],
  ["mount.number", { kind: "mount", broke: 5 }, null, "broke", "Rules are strings."],
  ["mount.unknown", { kind: "mount", broke: "6" }, "unknown-value", "broke", "6a or 6b?"],
  ["mount.cured", { kind: "mount", broke: "5", cured: "no" }, "wrong-type", "cured", "A truth value is wanted."],
  ["forfeit.by", { kind: "forfeit" }, "missing", "by", "Who?"],
  ["forfeit.none", { kind: "forfeit", by: [] }, "empty", "by", "An empty list."],
  ["forfeit.unknown", { kind: "forfeit", by: ["home", "guests"] }, "unknown-value", "by[1]", "Home or away."],
  ["forfeit.word", { kind: "forfeit", by: "home" }, "wrong-type", "by", "A list is wanted."],
  ["exclusion.unknown", { kind: "exclusion", reckless: true }, "unknown-fact", "reckless", "No such fact."],
  ["exclusion.text", { kind: "exclusion", deliberate: "true" }, "wrong-type", "deliberate", "A truth value is wanted."],
  ["goal-saving.null", { kind: "goal-saving", nearGoal: null }, null, "nearGoal", "A truth value is wanted."],
  ["election.limit", election({}), "missing", "upperHandicap", "What limit?"],
  ["election.minus-0.1", election({ upperHandicap: -0.1 }), "out-of-range", "upperHandicap", "From 0."],
  ["election.40.1", election({ upperHandicap: 40.1 }), "out-of-range", "upperHandicap", "To 40."],
  ["election.text", election({ upperHandicap: "8" }), "wrong-type", "upperHandicap", "A number is wanted."],
  ["follow-up.penalty", { kind: "follow-up", by: "hitting" }, "missing", "penalty", "Which penalty?"],
  ["follow-up.3", { kind: "follow-up", penalty: "3", by: "hitting" }, "unknown-value", "penalty", "4 or 6 only."],
  ["follow-up.by", { kind: "follow-up", penalty: "4" }, "missing", "by", "Which side?"],
  [
    "follow-up.safe",
    { kind: "follow-up", penalty: "4", by: "hitting", safe: "no" },
    "wrong-type",
    "safe",
    "A truth value is wanted.",
  ],
]);

export const badSmallKinds: readonly BadInputCase[] = [...removals, ...rest];
