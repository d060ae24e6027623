/** What tests do to the database of the running server from a second process, where no page does it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { runFolder } from "./people";

function runBeside(script: string, ...args: readonly string[]): string {
  const env = { ...process.env, DATABASE_FILE: join(runFolder(), "data", "e2e.db") };
  const all = ["--conditions=react-server", "--import", "tsx", join("e2e", script), ...args];
  return execFileSync(process.execPath, all, { cwd: join(import.meta.dirname, ".."), env, encoding: "utf8" });
}

/** Starts an attempt of the member. @returns its id */
export const startBeside = (memberNumber: string): string => runBeside("start-attempt.ts", memberNumber);

export interface ServedBeside {
  readonly practiceId: string;
  readonly topic: string;
  /** Ids of the right options, or the right number as text. */
  readonly right: readonly string[];
}

/** Serves the member a practice question of this format. */
export const serveBeside = (memberNumber: string, format: "choose-one" | "choose-all" | "number"): ServedBeside =>
  JSON.parse(runBeside("serve-practice.ts", memberNumber, format)) as ServedBeside;
