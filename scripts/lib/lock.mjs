import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Refusal } from "./refusal.mjs";

const WAIT_MS = 250;

/**
 * Holds a lock file while `work` runs, so that two starts never install or build at once. The second waits; a lock whose
 * holder is dead is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Refusal} the lock cannot be written
 */
export async function withLock(file, work) {
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) });
  for (let told = false; !take(file, mine); ) {
    if (!told) process.stderr.write("Another start is at work here; waiting for it.\n");
    told = true;
    await new Promise((done) => setTimeout(done, WAIT_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** By a link to a finished file: a lock that exists is whole, so nobody takes a half-written one for an abandoned one. */
function take(file, mine) {
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, mine);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw new Refusal(`The lock ${file} cannot be written (${error.code}).`);
  } finally {
    rmSync(draft, { force: true });
  }
  removeIfDead(file);
  return false;
}

/** By renaming, which only one of several can do; what was moved is looked at again, since it may be a fresh one. */
function removeIfDead(file) {
  if (isHeld(readText(file))) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Somebody else was quicker.
  }
  const moved = readText(aside);
  if (isHeld(moved)) writeFileSync(file, moved, { flag: "w" });
  rmSync(aside, { force: true });
}

function isHeld(text) {
  if (text === null) return false;
  try {
    const { pid, born } = JSON.parse(text);
    process.kill(pid, 0);
    return born === bornAt(pid);
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error.code === "EPERM";
  }
}

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** When the process began, so that a number given out again (always, in a container) is no holder. Null where unknown. */
function bornAt(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  return stat === null ? null : (stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null);
}
