import type { DatabaseSync } from "node:sqlite";
import { sqliteFailure } from "./file/database-file.ts";

/** Does a piece of work on the database; the promise settles once it is committed to the disk, or has failed. */
export type GroupCommit = <T>(work: (db: DatabaseSync) => T) => Promise<T>;

interface Waiting {
  run: (db: DatabaseSync) => void;
  settle: () => void;
  fail: (error: unknown) => void;
}

/** Pieces of work in one commit at most: the others of a crowd wait for the next turn, so that pages are served between. */
const AT_ONCE = 100;

/**
 * Gathers the work that comes in the same moment into one transaction: a crowd costs one disk sync, not one each.
 * A piece that throws a reason of its own fails alone; an error of SQLite fails all of the batch, and nothing is kept.
 */
export function createGroupCommit(database: () => DatabaseSync): GroupCommit {
  let queue: Waiting[] = [];

  const flush = (): void => {
    const batch = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    if (queue.length > 0) setImmediate(flush);
    commit(batch, database);
  };
  return <T>(work: (db: DatabaseSync) => T) =>
    new Promise<T>((resolve, reject) => {
      let settle = (): void => {};
      const run = (db: DatabaseSync): void => {
        try {
          const result = work(db);
          settle = () => resolve(result);
        } catch (error) {
          if (sqliteFailure(error) !== undefined) throw error;
          settle = () => reject(error);
        }
      };
      if (queue.length === 0) setImmediate(flush);
      queue.push({ run, settle: () => settle(), fail: reject });
    });
}

function commit(batch: readonly Waiting[], database: () => DatabaseSync): void {
  let db: DatabaseSync | undefined;
  try {
    db = database();
    db.exec("BEGIN IMMEDIATE");
    for (const { run } of batch) run(db);
    db.exec("COMMIT");
  } catch (error) {
    rollBack(db);
    for (const { fail } of batch) fail(error);
    return;
  }
  for (const { settle } of batch) settle();
}

function rollBack(db: DatabaseSync | undefined): void {
  try {
    if (db?.isTransaction === true) db.exec("ROLLBACK");
  } catch {
    // SQLite has rolled back by itself, as it does when the disk is full.
  }
}
