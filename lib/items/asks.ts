/** The questions that can be asked of a ruling. Each reads a ruling and gives the right calls. */
import type { Detail, Ruling } from "../rules/ruling";
import type { Situation, Team } from "../rules/situation";
import type { Ask } from "./family";
import type { Call, Message } from "./item";

/** "What is your call?": every outcome the rules allow. */
export const askCall: Ask = {
  id: "call",
  calls: (_, ruling) => ruling.outcomes.map((outcome) => ({ is: "outcome", outcome })),
};

/** "Who has to move?", "Who is out of position?". */
export const askOutOfPosition: Ask = {
  id: "out-of-position",
  calls: (_, ruling) => (ruling.detail?.improper ?? []).map((id) => ({ is: "player", id })),
};

/** "Whom may the captain send off?". */
export const askDesignated: Ask = {
  id: "designated",
  calls: (_, ruling) => (ruling.detail?.mayDesignate ?? []).map((id) => ({ is: "player", id })),
};

/** "Which of these bind Blue?". */
export function askRules(team: Team): Ask {
  return {
    id: `rules-${team}`,
    calls: (_, ruling) => (ruling.detail?.[team] ?? []).map((rule) => ({ is: "rule", team, rule })),
  };
}

type DetailName = "opposingMayEnter" | "minutes" | "allowed" | "mayReturn" | "mayExclude" | "mayBeDefended" | "or";

/** "May the horse come back?": one fact of the detail. No call where the ruling does not carry it. */
export function askDetail(name: DetailName): Ask {
  return {
    id: `detail-${name}`,
    calls: (_, ruling) => {
      const value = (ruling.detail as Detail | undefined)?.[name];
      return value === undefined ? [] : [{ is: "detail", name, value }];
    },
  };
}

/** A number read out of situation and ruling; null where they hold none. */
export function askNumber(
  id: string,
  unit: Message,
  bounds: readonly [number, number],
  read: (situation: Situation, ruling: Ruling) => number | null,
): Ask {
  return {
    id,
    number: { unit, min: bounds[0], max: bounds[1] },
    calls: (situation, ruling): readonly Call[] => {
      const value = read(situation, ruling);
      return value === null ? [] : [{ is: "number", value }];
    },
  };
}

/** "How many yards from the back line …?": where the one hit that the ruling names is taken from. */
export const askYardsOut: Ask = askNumber("yards-out", { id: "scene.unit.yards" }, [0, 300], (_, ruling) => {
  const [only, ...others] = ruling.outcomes;
  if (only === undefined || others.length > 0) return null;
  return only.do === "penalty" || only.do === "retake" ? (only.at?.y ?? null) : null;
});
