/**
 * Penalty 7 and what follows it. 37.7.a, 37.7.f, 37.7.g: when it is given; 37.7.b, 37.7.c: who may be named; 37.7.d, 37.7.e,
 * 37.7.h, 37.7.j: what else holds; 37.7.i, 37.CS.2: too late. 37.7.k to 37.7.m: afterwards.
 */
import type { Edition } from "./editions/edition";
import type { Ruling } from "./ruling";
import type { AfterRemovalSituation, RemovalSituation } from "./situation";
import { penalty, ruling } from "./verdict";

export function ruleRemoval(s: RemovalSituation, edition: Edition): Ruling {
  if (!s.byFoul) return ruling([], ["37.7.g"], { readings: ["D37-32"] });
  if (!s.retired) return ruling([], ["37.7.a"], { readings: ["D37-32"] });
  if (s.resumed) {
    return ruling([], ["37.7.i", "37.CS.2"], {
      readings: ["D37-29", "D37-30"],
      detail: { rule: "21.d", minutes: edition.n.laterInjuryMinutes },
    });
  }
  const { ids, clause, doubtful } = mayDesignate(s);
  const equal = doubtful && s.fouling.some((player) => player.handicap === s.disabled.handicap);
  const readings = ["D37-29", "D37-31", ...(doubtful ? ["D37-28"] : []), ...(equal ? ["D37-27"] : [])];
  return ruling([penalty("7", "hitting")], [clause, "37.7.a", "37.7.e", "37.7.h", "37.7.f", "37.7.d", "37.7.j"], {
    certainty: doubtful ? "interpretation" : "text",
    readings,
    detail: { mayDesignate: ids, or: "substitute", minutes: edition.n.substituteMinutes },
  });
}

/** Nearest strictly above (D37-27), ties all; anyone where nobody is above (D37-28). */
function mayDesignate(s: RemovalSituation): { ids: string[]; clause: string; doubtful: boolean } {
  const disabled = s.disabled.handicap;
  const above = s.fouling.filter((player) => player.handicap > disabled);
  if (above.length === 0) {
    return { ids: s.fouling.map((player) => player.id), clause: "37.7.c", doubtful: false };
  }
  const nearest = Math.min(...above.map((player) => player.handicap));
  const ids = above.filter((player) => player.handicap === nearest).map((player) => player.id);
  return { ids, clause: "37.7.b", doubtful: above.length < s.fouling.length };
}

/** Handicaps may be fractions: a sum is kept to a millionth of a goal, so that 0.1 + 0.2 is 0.3. */
function sum(handicaps: readonly number[]): number {
  const total = Math.round(handicaps.reduce((a, b) => a + b, 0) * 1e6) / 1e6;
  return total === 0 ? 0 : total;
}

export function ruleAfterRemoval(s: AfterRemovalSituation): Ruling {
  if (s.who === "removed-as-substitute") {
    return ruling([], ["37.7.l"], { readings: ["D37-34"], detail: { allowed: true } });
  }
  if (s.who === "injured-returns") {
    return ruling([], ["37.7.m", "37.7.j"], { readings: ["D37-35"], detail: { allowed: false } });
  }
  const cap = sum(s.kept ?? []);
  return ruling([], ["37.7.k", "37.7.j"], {
    readings: ["D37-33"],
    detail: { allowed: sum(s.proposed ?? []) <= cap, cap },
  });
}
