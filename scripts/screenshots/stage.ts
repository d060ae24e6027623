/** The product as `npm run demo` runs it, on a free port with a database that is thrown away, for a camera. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/free-port.mjs";
import { ROOT } from "../lib/paths.mjs";

export interface Stage {
  /** "http://localhost:41234" */
  readonly address: string;
  /** Email and password by role: candidate, certifier, staff, admin. */
  readonly signIns: Readonly<Record<string, { readonly email: string; readonly password: string }>>;
  /** Stops the server and removes its database. */
  readonly close: () => Promise<void>;
}

/** Resolves when the server answers. @throws where it ends before that; it has said why */
export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "third-man-pictures-"));
  const port = String(await freePort());
  const { NEXTAUTH_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: port, DATABASE_FILE: join(folder, "pictures.db") };
  const server = spawn(process.execPath, [join(ROOT, "scripts/demo.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async (): Promise<void> => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { address: `http://localhost:${port}`, signIns: await announced(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done();
    server.once("close", () => done());
    server.kill("SIGTERM");
  });
}

/** The lines "role: email / password", of which the administrator's comes last. */
function announced(server: ChildProcess): Promise<Stage["signIns"]> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const lines = [...said.matchAll(/^(\w+): (\S+) \/ (\S+)$/gm)];
      const signIns = lines.map(([, role = "", email = "", password = ""]) => [role, { email, password }] as const);
      if (signIns.some(([role]) => role === "admin")) resolve(Object.fromEntries(signIns));
    });
    server.once("close", () => reject(new Error("The server ended before it answered.")));
  });
}
