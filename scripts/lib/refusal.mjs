/** A reason, told in one sentence, for not going on. Whoever catches it prints the sentence and nothing else. */
export class Refusal extends Error {}

/** The end, of which nothing is to be said: a signal came while a child was working, or the child has told what is wrong. */
export class Stopped extends Error {
  /** @param {number} code exit status; of a signal 128 + its number */
  constructor(code) {
    super(`stopped with status ${code}`);
    this.code = code;
  }
}

/**
 * Runs a script's main function and turns its end into an exit status. A refusal is one sentence on standard error and
 * status 1; any other error keeps its stack, because then the fault is ours.
 * @param {() => Promise<number | void>} main resolves to the exit status, 0 when it gives none
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = error.code;
    else {
      process.stderr.write(`${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`);
      process.exitCode = 1;
    }
  }
}
