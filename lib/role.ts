/** What a person may be here. Several at once; a certifier or a member of staff is often a candidate too. */
export const ROLES = ["candidate", "certifier", "staff", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** Levels of an umpire: CU and C1 to C4 for members, P3 and P4 professional. */
export const LEVELS = ["CU", "C1", "C2", "C3", "C4", "P3", "P4"] as const;
export type Level = (typeof LEVELS)[number];

export const PERSON_STATES = ["active", "disabled"] as const;
export type PersonState = (typeof PERSON_STATES)[number];
