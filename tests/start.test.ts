/** What `npm start` refuses, and with which words. Each refusal comes before anything is done. */
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkDatabaseFile } from "../scripts/lib/checks.mjs";
import { freePort } from "../scripts/lib/free-port.mjs";
import { checkNode } from "../scripts/lib/node-version.mjs";
import { keptSecret } from "../scripts/lib/secret.mjs";
import { readSettings } from "../scripts/lib/settings.mjs";

const ROOT = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "third-man-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface End {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs start.mjs to its end. */
function start(env: Readonly<Record<string, string>>, script = "scripts/start.mjs"): Promise<End> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, script)], { env: { ...process.env, ...env } });
    const end = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => {
      end.stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      end.stderr += chunk;
    });
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, ...end }));
  });
}

/** One sentence, told once, and no stack. */
function expectSentence(end: End, sentence: string | RegExp): void {
  expect(end.stderr).toMatch(sentence);
  expect(end.stderr.trim().split("\n")).toHaveLength(1);
  expect(end.stdout).toBe("");
  expect(end.status).toBe(1);
}

describe.each(["scripts/start.mjs", "scripts/demo.mjs"])("%s", (script) => {
  test("a port in use", async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((done) => other.listen(port, done));
    const file = join(folder, "port", "x.db");
    expectSentence(
      await start({ PORT: String(port), DATABASE_FILE: file }, script),
      `Port ${port} is in use by another program; stop it, or choose another port with PORT=….`,
    );
    await new Promise((done) => other.close(done));
    expect(existsSync(join(folder, "port"))).toBe(false);
  });

  test("a data folder that cannot be written", async () => {
    const file = join(folder, "file-in-the-way");
    writeFileSync(file, "");
    const end = await start({ PORT: String(await freePort()), DATABASE_FILE: join(file, "x.db") }, script);
    expectSentence(end, /^The data folder .*file-in-the-way cannot be written \(E(NOTDIR|EXIST)\)\.\n$/);
  });

  // Node 20's recursive mkdir never comes back from there.
  test.runIf(existsSync("/proc/self"))("a data folder below one that cannot be made", async () => {
    const end = await start({ PORT: String(await freePort()), DATABASE_FILE: "/proc/nothing/data/x.db" }, script);
    expectSentence(end, /^The data folder \/proc\/nothing\/data cannot be written \(E[A-Z]+\)\.\n$/);
  });

  test("a database file that is none", async () => {
    const data = join(folder, `damaged-${script.length}`);
    const file = join(data, "x.db");
    mkdirSync(data);
    writeFileSync(file, "This is a letter, not a database. ".repeat(100));
    const before = readFileSync(file);
    const end = await start({ PORT: String(await freePort()), DATABASE_FILE: file }, script);
    expectSentence(
      end,
      /^The database file .*x\.db is damaged \(it is not an SQLite file\); put a backup in its place/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(data)).toEqual(["x.db"]);
  });

  test.each(["0", "65536", "http", "3000.5", "-1", "0x50"])("PORT=%s", async (port) => {
    expectSentence(await start({ PORT: port }, script), "PORT must be a whole number from 1 to 65535");
  });
});

describe("settings", () => {
  const defaults = { root: "/srv/third-man", databaseFile: "data/third-man.db" };

  test("each has a default that works", () => {
    expect(readSettings({}, defaults)).toEqual({
      port: 3000,
      databaseFile: "/srv/third-man/data/third-man.db",
      url: "http://localhost:3000",
      secret: null,
      secretFile: "/srv/third-man/data/secret",
    });
  });

  test("an empty one counts as not given", () => {
    const empty = { PORT: "", DATABASE_FILE: "", NEXTAUTH_URL: "", NEXTAUTH_SECRET: "" };
    expect(readSettings(empty, defaults)).toEqual(readSettings({}, defaults));
  });

  test("the address loses a slash at its end, and must be an address", () => {
    expect(readSettings({ NEXTAUTH_URL: "https://exams.example.org/" }, defaults).url).toBe(
      "https://exams.example.org",
    );
    for (const url of ["exams.example.org", "ftp://example.org", "/"]) {
      expect(() => readSettings({ NEXTAUTH_URL: url }, defaults)).toThrow(/^NEXTAUTH_URL must be the full address/);
    }
  });

  test("a secret that is too short", () => {
    expect(() => readSettings({ NEXTAUTH_SECRET: "x".repeat(31) }, defaults)).toThrow(
      "NEXTAUTH_SECRET has 31 characters and needs at least 32.",
    );
    expect(readSettings({ NEXTAUTH_SECRET: "x".repeat(32) }, defaults).secret).toBe("x".repeat(32));
  });
});

test.each(["v18.20.4", "v19.9.0", "v20.10.0", "v21.0.0", "v22.12.0"])("the wrong Node, %s", (version) => {
  expect(() => checkNode(version)).toThrow(
    `Third Man needs Node 20 (20.11 or later), and this is Node ${version.slice(1)}.`,
  );
});

test("the right Node", () => {
  expect(() => checkNode("v20.11.0")).not.toThrow();
  expect(() => checkNode("v20.20.2")).not.toThrow();
});

describe("the secret that is kept", () => {
  test("is made once, long, and readable by its owner alone", () => {
    const file = join(folder, "secret");
    const secret = keptSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(keptSecret(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("is refused when somebody emptied the file", () => {
    const file = join(folder, "short");
    writeFileSync(file, "short");
    expect(() => keptSecret(file)).toThrow(/^The secret .* has fewer than 32 characters; delete it/);
  });
});

describe("a database file at first sight", () => {
  /** A header as SQLite writes it: page size 4096, a page count, and the two counters that say the count is current. */
  function header(pages: number): Buffer {
    const head = Buffer.alloc(4096);
    head.write("SQLite format 3\0", "latin1");
    head.writeUInt16BE(4096, 16);
    head.writeUInt32BE(7, 24);
    head.writeUInt32BE(pages, 28);
    head.writeUInt32BE(7, 92);
    return head;
  }
  function file(name: string, content: Buffer | string): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  test("good: missing, empty, whole, or short with the rest in its log", () => {
    expect(() => checkDatabaseFile(join(folder, "missing.db"))).not.toThrow();
    expect(() => checkDatabaseFile(file("empty.db", ""))).not.toThrow();
    expect(() => checkDatabaseFile(file("whole.db", header(1)))).not.toThrow();
    file("log.db-wal", "something");
    expect(() => checkDatabaseFile(file("log.db", header(3)))).not.toThrow();
  });

  test("bad: cut off, a page size that cannot be, a folder", () => {
    expect(() => checkDatabaseFile(file("cut.db", header(3)))).toThrow("is damaged (it has 4096 of 12288 bytes)");
    const odd = header(1);
    odd.writeUInt16BE(1000, 16);
    expect(() => checkDatabaseFile(file("odd.db", odd))).toThrow("is damaged (its page size makes no sense)");
    expect(() => checkDatabaseFile(file("tiny.db", "SQLite format 3"))).toThrow("it is not an SQLite file");
    expect(() => checkDatabaseFile(folder)).toThrow("is not a file.");
  });
});
