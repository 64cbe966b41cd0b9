import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { giveToFolderOwner } from "#disk/file-owner.ts";
import { UnusableDatabase } from "./sqlite-failure.ts";
import { numberOf, prepareTables } from "./tables.ts";

/** The file of the messages inside the data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, "contact.sqlite");
}

/**
 * Opens the messages for reading and writing, durable and checked: WAL, a full sync at each commit, erased bytes
 * overwritten. The server and the staff's commands may be in it at the same time.
 * @param timeout how long SQLite itself waits for another writer, in milliseconds
 * @throws Error of SQLite (`errcode`) when the file is damaged or out of reach, UnusableDatabase when a setting does not
 * hold or a later version of the project wrote it
 */
export function openDatabase(path: string, timeout = 5000): DatabaseSync {
  // Its owner's alone from its first byte: SQLite gives the two files beside it the mode that it has when they are made.
  if (!existsSync(path)) {
    closeSync(openSync(path, "a", 0o600));
    giveToFolderOwner(path);
  }
  const db = new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    checkSettings(db);
    prepareTables(db);
    closeToOthers(path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Lets nobody read more beside an open file than in it: messages stand there as well, and an earlier version left these two files to all.
 * They are there as long as the file is open.
 */
function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path);
  // What belongs to the site's own user is closed when the site opens it.
  if (uid !== process.getuid?.()) return;
  // A disk that knows no modes gives them all the same one, and would refuse another.
  for (const side of [`${path}-wal`, `${path}-shm`])
    if (statSync(side).mode !== mode) chmodSync(side, mode & 0o777);
}

/** Whether the whole file reads back well. A damaged page can go unseen for months: inserts still work around it. */
export function isSound(db: DatabaseSync): boolean {
  return db.prepare("PRAGMA quick_check(1)").get()?.["quick_check"] === "ok";
}

/** The promise « 200 means kept » rests on these settings: they are read back, not assumed. */
function checkSettings(db: DatabaseSync): void {
  const mode = db.prepare("PRAGMA journal_mode").get()?.["journal_mode"];
  if (mode !== "wal" || numberOf(db, "synchronous") !== 2)
    throw new UnusableDatabase("SQLite refuse le mode d’écriture durable (WAL, synchronous FULL).");
  const version = String(db.prepare("SELECT sqlite_version() AS version").get()?.["version"]);
  if (isOlder(version, [3, 51, 3]))
    throw new UnusableDatabase(
      `SQLite ${version} peut abîmer une base partagée\u202f; il faut la version 3.51.3 ou plus.`,
    );
}

function isOlder(version: string, least: readonly number[]): boolean {
  const parts = version.split(".").map(Number);
  const index = least.findIndex((part, at) => (parts[at] ?? 0) !== part);
  return index !== -1 && (parts[index] ?? 0) < (least[index] ?? 0);
}
