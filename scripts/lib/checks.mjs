/** What is looked at before anything is done: a start that cannot succeed changes nothing. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { Refusal } from "./refusal.mjs";

/**
 * @param {number} port
 * @throws {Refusal} somebody listens there, or this user may not
 */
export async function checkPort(port) {
  // Both, since on some systems a listener on the loopback address alone does not stop one on all addresses.
  for (const host of [undefined, "127.0.0.1"]) {
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      throw new Refusal(`Port ${port} is in use by another program; stop it, or choose another port with PORT=….`);
    }
    if (code === "EACCES") throw new Refusal(`This user may not listen on port ${port}; choose another with PORT=….`);
    if (code !== null) throw new Refusal(`Port ${port} cannot be listened on (${code}).`);
  }
}

function tryToListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done(error.code ?? String(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)));
  });
}

/**
 * Makes the folder when it is missing, and proves by a probe that a file can be made in it: the answer of `access` is no
 * proof (root passes it always, a full disk passes it too).
 * @param {string} folder
 * @throws {Refusal}
 */
export function checkFolder(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, "probe");
  } catch (error) {
    throw new Refusal(`The data folder ${folder} cannot be written (${error.code ?? error.message}).`);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // It was never made: that is what is being told.
    }
  }
}

/**
 * A new one is for this user alone: people stand in it. Step by step: Node 20's recursive mkdir never comes back where a
 * parent cannot be made (/proc/nothing/data).
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/** Less than this, in bytes, is no room for a database that people write to. */
const ROOM = 16 * 1024 * 1024;

/**
 * @param {string} folder exists
 * @throws {Refusal} the disk is full, or nearly
 */
export function checkRoom(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= ROOM) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new Refusal(
    `The disk of the data folder ${folder} is full (${megabytes} MB free, ${ROOM / 1024 / 1024} MB needed).`,
  );
}

/**
 * The cheap half of the damage check, without a driver: is this an SQLite file of the length that it claims? The other half,
 * SQLite's own, is made by prepare-database before it migrates.
 * @param {string} file may be missing: then it is made later
 * @throws {Refusal}
 */
export function checkDatabaseFile(file) {
  if (!existsSync(file)) return;
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new Refusal(`The database file ${file} is not a file.`);
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Refusal(`The database file ${file} cannot be read and written (${error.code}).`);
  }
  if (size === 0) return; // SQLite takes an empty file as a new database.
  const fault = faultOf(readHead(file), size, hasJournal(file));
  if (fault !== null) {
    throw new Refusal(`The database file ${file} is damaged (${fault}); put a backup in its place, or move it away.`);
  }
}

function readHead(file) {
  const head = Buffer.alloc(100);
  const handle = openSync(file, "r");
  try {
    return head.subarray(0, readSync(handle, head, 0, 100, 0));
  } finally {
    closeSync(handle);
  }
}

/** With a write-ahead log the pages that the file lacks may stand there: SQLite will say. */
function hasJournal(file) {
  return ["-wal", "-journal"].some((end) => existsSync(file + end) && statSync(file + end).size > 0);
}

/** File format: sqlite.org/fileformat2, "The Database Header". */
function faultOf(head, size, journal) {
  if (head.length < 100 || head.toString("latin1", 0, 16) !== "SQLite format 3\0") return "it is not an SQLite file";
  const declared = head.readUInt16BE(16);
  const pageSize = declared === 1 ? 65_536 : declared;
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0) return "its page size makes no sense";
  const countIsCurrent = head.readUInt32BE(24) === head.readUInt32BE(92);
  const expected = head.readUInt32BE(28) * pageSize;
  if (!journal && countIsCurrent && size < expected) return `it has ${size} of ${expected} bytes`;
  return null;
}

/** The folder of the database file. @param {string} databaseFile */
export const dataFolderOf = (databaseFile) => dirname(databaseFile);
