import type { DatabaseSync } from "node:sqlite";
import { isSound, openDatabase } from "./database.ts";
import { moveAside } from "./set-aside.ts";
import { sqliteFailure } from "./sqlite-failure.ts";

/**
 * Opens the messages. A damaged file is moved aside under a name that tells when, and a new one begun.
 * @throws Error of SQLite or UnusableDatabase when the file is not damaged but cannot be used just now
 */
export function openSound(path: string, timeout: number): { db: DatabaseSync; setAside: string | undefined } {
  const sound = openIfSound(path, timeout);
  if (sound !== undefined) return { db: sound, setAside: undefined };
  const setAside = moveAside(path, "abimee");
  return { db: openDatabase(path, timeout), setAside };
}

/** @throws Error of SQLite when the file is not damaged but cannot be used just now */
function openIfSound(path: string, timeout: number): DatabaseSync | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = openDatabase(path, timeout);
    if (isSound(db)) return db;
    db.close();
  } catch (error) {
    db?.close();
    if (sqliteFailure(error) !== "damaged") throw error;
  }
  return undefined;
}
