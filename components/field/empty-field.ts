import type { Plan } from "@/lib/field/plan";

/** One end of a boarded field with nobody on it. */
export const EMPTY_FIELD: Plan = {
  field: { sides: "boards", length: 300, width: 160 },
  view: "near-end",
  colours: { hitting: "red", opposing: "blue" },
  ball: null,
  players: [],
  marks: [],
};
