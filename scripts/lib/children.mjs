import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Stopped } from "./refusal.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const running = new Set();
let stopping = null;

/**
 * The environment without what npm added to it: a child must not take a setting meant for the npm that called us.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(name: string) => boolean} [keep] npm_ names to leave in
 */
export function withoutNpm(env, keep = () => false) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || keep(name)));
}

/**
 * Passes the three signals on to whatever child is running; without one, ends this process as the signal would.
 * Called once, at the head of a script.
 */
export function passSignalsOn() {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      stopping = signal;
      for (const child of running) child.kill(signal);
      if (running.size === 0) process.exit(statusOf(signal));
    });
  }
}

/** Whether a signal has told this process to end. */
export const isStopping = () => stopping !== null;

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions & { onSpawn?: (child: import("node:child_process").ChildProcess) => void }} options
 * @returns {Promise<number>} its exit status; 128 + the signal's number when a signal ended it
 */
export function run(command, args, { onSpawn, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    running.add(child);
    child.once("error", (error) => {
      running.delete(child);
      reject(error);
    });
    child.once("close", (code, signal) => {
      running.delete(child);
      resolve(code ?? statusOf(signal));
    });
    onSpawn?.(child);
  });
}

/**
 * As `run`, for a step after which nothing shall follow when a signal came meanwhile.
 * @throws {Stopped}
 */
export async function step(command, args, options) {
  const code = await run(command, args, options);
  if (stopping !== null) throw new Stopped(statusOf(stopping));
  return code;
}

function statusOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
