/** The file is sound but may not be used; `message` is French and says why. */
export class UnusableDatabase extends Error {}

/** The file does not read to its end, or is no database at all; `message` is French and says so. */
export class DamagedDatabase extends UnusableDatabase {}

/** Messages are deleted, and their bytes may still be in the file; `message` is French and says why. */
export class UnfinishedErasure extends UnusableDatabase {}

/** What an error of SQLite means for us: the file is damaged, the disk is full, another process holds it, or it cannot be used. */
export type SqliteFailure = "damaged" | "full" | "busy" | "unavailable";

const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** The file or its log ends before what it should hold (an extended code). */
const SHORT_READ = 522;

/** What SQLite would throw when another process is in the way, for where it only says so. */
export function busyError(): Error {
  return Object.assign(new Error("database is locked"), { errcode: BUSY });
}

/** Sorts an error thrown by node:sqlite, or gives undefined for any other error. */
export function sqliteFailure(error: unknown): SqliteFailure | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  if (error.errcode === SHORT_READ) return "damaged";
  // The extended code carries the primary one in its low byte.
  const code = error.errcode & 0xff;
  if (code === CORRUPT || code === NOT_A_DATABASE) return "damaged";
  if (code === BUSY) return "busy";
  return code === FULL ? "full" : "unavailable";
}
