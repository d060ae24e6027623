/**
 * The ruling contract on the command line: a situation a line on standard input, a ruling or an error a line on standard
 * output, in the same order. An empty line is skipped; a bad line never stops the run. Exit status 1 if any line failed.
 */
import { once } from "node:events";
import { edition2026 } from "@/lib/rules/editions/2026";
import { judge } from "@/lib/rules/judge";
import { parseSituationText } from "@/lib/rules/parse-situation";

/** How much text is gathered before it is written, in characters. */
const CHUNK = 64 * 1024;

let failed = false;
let gathered = "";

function answer(line: string): string {
  const parsed = parseSituationText(line, edition2026);
  if (parsed.ok) return JSON.stringify(judge(parsed.value, edition2026));
  failed = true;
  return JSON.stringify({ error: parsed.error });
}

async function flush(): Promise<void> {
  const text = gathered;
  gathered = "";
  if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
}

async function take(line: string): Promise<void> {
  if (/^[ \t\r]*$/.test(line)) return;
  gathered += `${answer(line)}\n`;
  if (gathered.length >= CHUNK) await flush();
}

// Only a line feed ends a line: node:readline would also split at U+2028, which JSON allows inside a string.
async function run(): Promise<void> {
  process.stdin.setEncoding("utf8");
  let rest = "";
  let first = true;
  for await (const piece of process.stdin) {
    const lines = (rest + (first ? String(piece).replace(/^\uFEFF/, "") : piece)).split("\n");
    first = false;
    rest = lines.pop() ?? "";
    for (const line of lines) await take(line);
    // What has been answered so far is not held back while the input waits.
    await flush();
  }
  await take(rest);
  await flush();
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has gone (head, for one): nobody is left to answer.
  process.exit(error.code === "EPIPE" ? 0 : 1);
});
await run();
process.exitCode = failed ? 1 : 0;
