/** Every table, for Drizzle and for the queries of db/. Nothing outside db/ imports it. */
export * from "./attempts";
export * from "./audit";
export * from "./exams";
export * from "./forms";
export * from "./people";
export * from "./practice";
export * from "./results";
export * from "./sealed";
export * from "./sessions";
export * from "./settings";
