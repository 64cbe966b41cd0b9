/** The file is sound but may not be used; `message` is French and says why. */
export class UnusableDatabase extends Error {}

/** What an error of SQLite means for us: the file is damaged, the disk is full, or the file cannot be used just now. */
export type SqliteFailure = "damaged" | "full" | "unavailable";

const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** Sorts an error thrown by node:sqlite, or gives undefined for any other error. */
export function sqliteFailure(error: unknown): SqliteFailure | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  // The extended code carries the primary one in its low byte.
  const code = error.errcode & 0xff;
  if (code === CORRUPT || code === NOT_A_DATABASE) return "damaged";
  return code === FULL ? "full" : "unavailable";
}
