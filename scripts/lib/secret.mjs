import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Refusal } from "./refusal.mjs";
import { SECRET_MIN_LENGTH } from "./settings.mjs";

/**
 * The secret that signs the sessions, made once and kept beside the database: a restart signs nobody out.
 * @param {string} file readable by its owner alone
 * @returns {string}
 * @throws {Refusal} the file cannot be read, or holds too little
 */
export function keptSecret(file) {
  const found = read(file);
  if (found !== null) return found;
  // A whole file or none: it is written under another name first, and a second start that comes in between finds its work.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "w" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") throw new Refusal(`The secret ${file} cannot be written (${error.code}).`);
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? keptSecret(file);
}

function read(file) {
  let text;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw new Refusal(`The secret ${file} cannot be read (${error.code}).`);
  }
  if (text.length >= SECRET_MIN_LENGTH) return text;
  throw new Refusal(
    `The secret ${file} has fewer than ${SECRET_MIN_LENGTH} characters; delete it to get a new one (everybody signs in again).`,
  );
}
