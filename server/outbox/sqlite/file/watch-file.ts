import { type BigIntStats, rmSync, statSync } from "node:fs";

/**
 * Whether the files under the database's name are still those that a connection has open. `touched`: something wrote the
 * file itself or cut its log, which a command of the staff does rightly and a stray copy wrongly. `journal`: the log
 * beside the file went, the file is there. `replaced`: the file went, or another has its name. `emptied`: it holds nothing.
 */
export type Standing = "same" | "touched" | "journal" | "replaced" | "emptied";

/** An eye on the files of an open database. */
export interface FileWatch {
  look: () => Standing;
  /** Takes what is there now for right: this process has just written it. */
  note: () => void;
  /** Bytes in the log. */
  logSize: () => number;
  /** Removes the log of a file that went: SQLite would write it into whatever has the name now. */
  removeOrphans: () => void;
}

/**
 * Watches the files that were just opened. It only asks the system about names: opening and closing the file here would
 * drop the locks that SQLite holds on it for the whole process (sqlite.org/howtocorrupt.html, 2.2).
 */
export function watchFile(path: string): FileWatch {
  const logs = [`${path}-wal`, `${path}-shm`] as const;
  const opened = { file: stats(path), wal: stats(logs[0]), shm: stats(logs[1]) };
  let file = opened.file;
  let logSize = opened.wal?.size ?? 0n;

  return {
    look() {
      const now = { file: stats(path), wal: stats(logs[0]), shm: stats(logs[1]) };
      if (!isSame(now.file, opened.file)) return "replaced";
      if (now.file?.size === 0n) return "emptied";
      if (!isSame(now.wal, opened.wal) || !isSame(now.shm, opened.shm)) return "journal";
      const size = now.wal?.size ?? 0n;
      if (size < logSize || now.file?.size !== file?.size || now.file?.mtimeNs !== file?.mtimeNs)
        return "touched";
      logSize = size;
      return "same";
    },
    note() {
      file = stats(path);
      logSize = stats(logs[0])?.size ?? 0n;
    },
    logSize: () => Number(stats(logs[0])?.size ?? 0n),
    removeOrphans() {
      if (isSame(stats(logs[0]), opened.wal)) rmSync(logs[0], { force: true });
      if (isSame(stats(logs[1]), opened.shm)) rmSync(logs[1], { force: true });
    },
  };
}

function stats(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

function isSame(now: BigIntStats | undefined, then: BigIntStats | undefined): boolean {
  return now !== undefined && then !== undefined && now.dev === then.dev && now.ino === then.ino;
}
