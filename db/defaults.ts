/** Everything that a fresh database holds. Change it here before the first start; later, staff change it in the product. */
import type { Policy } from "../lib/exams/policy";
import type { Locale, LocalText } from "../lib/locale";

interface Defaults {
  readonly association: {
    readonly name: string;
    readonly timeZone: string;
    readonly defaultLocale: Locale;
    /** Where people write to; null until the association says. */
    readonly contact: string | null;
  };
  readonly exam: {
    readonly id: string;
    readonly name: LocalText;
    readonly rules: readonly string[];
    readonly edition: string;
  };
  /** Opens when the database is made. */
  readonly window: { readonly id: string; readonly closesAt: number | null; readonly timeZone: string };
  readonly policy: Policy;
}

const ZONE = "America/New_York";

export const DEFAULTS: Defaults = {
  association: { name: "Polo Umpires Association", timeZone: ZONE, defaultLocale: "en", contact: null },
  exam: {
    id: "rules-2026",
    name: { en: "Rules test 2026", es: "Examen de reglas 2026", it: "Esame delle regole 2026" },
    rules: ["36", "37"],
    edition: "2026",
  },
  window: { id: "rules-2026-first", closesAt: null, timeZone: ZONE },
  policy: {
    version: 1,
    eligible: "member-number",
    questions: 50,
    passMark: { count: 48, ratio: { right: 95, of: 100 } },
    minutes: 90,
    graceSeconds: 0,
    order: "free",
    book: "closed",
    attempts: 3,
    waitHours: 7 * 24,
    afterPass: "none",
    review: "at-once",
  },
};
