import { Refusal } from "./refusal.mjs";

/**
 * Refuses a Node that this was not made for: better-sqlite3 is compiled for, and tried on, Node 20 alone.
 * @param {string} version as `process.version` gives it, "v20.20.2"
 * @throws {Refusal}
 */
export function checkNode(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  if (major === 20 && minor >= 11) return;
  throw new Refusal(`Third Man needs Node 20 (20.11 or later), and this is Node ${version.replace(/^v/, "")}.`);
}
