/** The parts of which the npm scripts are made. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { withoutNpm } from "../scripts/lib/children.mjs";
import { withLock } from "../scripts/lib/lock.mjs";
import { digestOfSources, listSources } from "../scripts/lib/sources.mjs";
import { tallyOfPlaywright, tallyOfVitest } from "../scripts/lib/tally.mjs";

const folder = mkdtempSync(join(tmpdir(), "third-man-scripts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("sources", () => {
  const root = join(folder, "tree");
  const data = join(root, "kept");
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("app/page.tsx", "1");

  test.each([
    "lib/x.test.ts",
    "lib/x.walkthrough.test.ts",
    "e2e/x.spec.ts",
    "docs/x.png",
    "data/secret.txt",
    "kept/roster.json",
    "next-env.d.ts",
    "tsconfig.tsbuildinfo",
    "playwright.config.ts",
    "README.md",
    ".test/unit.json",
    "scripts/start.mjs",
    "node_modules/x/index.js",
    ".next/x.js",
  ])("%s is none", (file) => {
    const before = digestOfSources(root, data);
    write(file, "changed");
    expect(digestOfSources(root, data)).toBe(before);
  });

  test.each([
    "app/page.tsx",
    "lib/rules/judge.ts",
    "locales/it/ui/shell.json",
    "public/sw.js",
    "app/globals.css",
    "app/icon.svg",
    "package-lock.json",
    "next.config.js",
    "proxy.ts",
    "lib/data/x.ts",
  ])("%s is one", (file) => {
    const before = digestOfSources(root, data);
    write(file, "changed");
    expect(digestOfSources(root, data)).not.toBe(before);
    expect(listSources(root, data)).toContain(file);
  });
});

describe("the lock", () => {
  const file = join(folder, "lock");

  test("lets one in after the other", async () => {
    const told: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      told.push(`${name} in`);
      await new Promise((done) => setTimeout(done, 300));
      told.push(`${name} out`);
    };
    await Promise.all([withLock(file, work("a")), withLock(file, work("b"))]);
    expect(told).toEqual(["a in", "a out", "b in", "b out"]);
  });

  test("is given back after a failure", async () => {
    await expect(withLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await withLock(file, async () => "in")).toBe("in");
  });

  test("is taken over from the dead, also when the number was given to somebody else since", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((done) => child.once("close", done));
    writeFileSync(file, JSON.stringify({ pid: child.pid, born: "1" }));
    expect(await withLock(file, async () => "in")).toBe("in");
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: "1" }));
    expect(await withLock(file, async () => JSON.parse(readFileSync(file, "utf8")).pid)).toBe(process.pid);
  });
});

describe("the count", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });

  test.each([
    ["all is well", [file("passed", "passed", "passed")], 0, { passed: 2, failed: 0 }],
    ["one failed, one was skipped", [file("failed", "passed", "failed", "skipped")], 1, { passed: 1, failed: 2 }],
    ["a file that cannot be loaded", [file("failed"), file("passed", "passed")], 1, { passed: 1, failed: 1 }],
    ["a bad end that no test explains", [file("passed", "passed")], 1, { passed: 1, failed: 1 }],
    ["nothing ran", [], 0, { passed: 0, failed: 1 }],
  ])("of vitest: %s", (_what, testResults, status, tally) => {
    expect(tallyOfVitest({ testResults }, status)).toEqual(tally);
  });

  test.each([
    ["all is well", { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 3, failed: 0 }],
    ["skipped and flaky", { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, 1, { passed: 3, failed: 4 }],
    ["nothing ran", { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 0, failed: 1 }],
  ])("of Playwright: %s", (_what, stats, status, tally) => {
    expect(tallyOfPlaywright({ stats }, status)).toEqual(tally);
  });

  test("no report is a failure", () => {
    expect(tallyOfVitest(null, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfPlaywright(null, 1)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }, 1)).toEqual(
      {
        passed: 1,
        failed: 1,
      },
    );
  });
});

test("what npm says about itself does not reach a child", () => {
  const env = { PATH: "/bin", npm_lifecycle_event: "start", NPM_CONFIG_X: "1", npm_config_registry: "r" };
  expect(withoutNpm(env)).toEqual({ PATH: "/bin" });
  expect(withoutNpm(env, (name) => name === "npm_config_registry")).toEqual({ PATH: "/bin", npm_config_registry: "r" });
});

describe("with-install", () => {
  const run = (shell: string): Promise<{ status: number | null; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      const child = spawn("bash", ["-c", shell], { cwd: join(import.meta.dirname, "..") });
      const end = { stdout: "", stderr: "" };
      child.stdout.on("data", (chunk) => {
        end.stdout += chunk;
      });
      child.stderr.on("data", (chunk) => {
        end.stderr += chunk;
      });
      child.once("close", (status) => resolve({ status, ...end }));
    });
  const script = join(folder, "echo.mts");
  writeFileSync(
    script,
    `import { pipeline } from "node:stream/promises";
     if (process.argv[2] === "fail") process.exit(Number(process.argv[3]));
     await pipeline(process.stdin, process.stdout, { end: false });`,
  );

  test("hands standard input and output through, and nothing else", async () => {
    const { status, stdout, stderr } = await run(
      `seq 200000 | node scripts/with-install.mjs ${script} | md5sum; seq 200000 | md5sum`,
    );
    const [through, direct] = stdout.trim().split("\n");
    expect([status, stderr]).toEqual([0, ""]);
    expect(through).toBe(direct);
  });

  test("gives the script's status as its own", async () => {
    expect(await run(`node scripts/with-install.mjs ${script} fail 7`)).toEqual({ status: 7, stdout: "", stderr: "" });
  });

  test("a reader that has had enough is no fault", async () => {
    const end = await run(`seq 2000000 | node scripts/with-install.mjs ${script} | head -1`);
    expect(end).toEqual({ status: 0, stdout: "1\n", stderr: "" });
  });
});
