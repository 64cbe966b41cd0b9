import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { typedPath } from "#text/typed-path.ts";
import {
  isSound,
  moveAside,
  openDatabase,
  openSound,
  saveAside,
  sqliteFailure,
  watchFile,
  withCopy,
} from "../file/database-file.ts";

/** How long SQLite itself waits for another writer, in milliseconds: whoever only reads waits behind. */
const SQLITE_WAIT = 50;

/** The database that the server has open, and what stands under its name. */
export interface HeldFile {
  db: () => DatabaseSync;
  /**
   * Whether a restart would find what this connection writes; a file that was written by others is read to its end first.
   * @throws Error of SQLite when that cannot be read just now
   */
  isOurs: () => boolean;
  /** Whether the commit of just now is in the file that has the name, which nobody else has written. */
  hasKept: () => boolean;
  /** Takes what stands there for written by this process. */
  note: () => void;
  /** Lets go of a file that is ours no longer: what is still readable is saved beside it, and its name is free or another's. */
  leave: () => void;
  /** Folds the log into the file when it has grown beyond this many bytes. */
  foldLog: (beyond: number) => void;
}

/**
 * Opens the messages; a damaged file is moved aside first.
 * @param tell takes what happened, and what the staff can do
 * @throws Error of SQLite or UnusableDatabase when the file cannot be used just now
 */
export function holdFile(path: string, tell: (event: string, more: string) => void): HeldFile {
  const opened = openSound(path, SQLITE_WAIT);
  if (opened.setAside !== undefined)
    tell(
      "La base des messages était abîmée : elle est mise de côté, et une neuve est commencée.",
      `L’ancienne : ${opened.setAside}. Pour reprendre ce qui s’y lit encore : arrêtez le site, puis npm run messages -- restore ${typedPath(opened.setAside)} --ajouter`,
    );
  let { db } = opened;
  let watch = watchFile(path);
  let lastId = lastIdOf(db);
  foldByHand(db);

  /** What was copied of the database while it could be read, for the case that another has been written over it. */
  let saved: string | undefined;

  /** Reads the file through a new connection: the one at hand may still have in memory what is no longer on the disk. */
  const readsWell = (): boolean => {
    let fresh: DatabaseSync | undefined;
    // Now or never: a database of another kind, opened, does away with the log in which ours still stands.
    dropSaved();
    saved = saveAside(db, path);
    // What the old connection reads may already be the other's.
    if (saved !== undefined && withCopy(saved, lastIdOf) < lastId) dropSaved();
    try {
      fresh = openDatabase(path, SQLITE_WAIT);
      if (isSound(fresh)) {
        db.close();
        db = fresh;
        if (lastIdOf(db) < lastId)
          tell(
            "Une autre base des messages, ou une copie plus ancienne, a pris la place de celle du site pendant qu’il tournait : il continue avec elle.",
            saved === undefined
              ? "Une copie se remet en place par npm run messages -- restore, le site arrêté."
              : whereSaved(saved),
          );
        else dropSaved();
        saved = undefined;
        lastId = lastIdOf(db);
        watch = watchFile(path);
        foldByHand(db);
        return true;
      }
      fresh.close();
    } catch (error) {
      fresh?.close();
      if (sqliteFailure(error) !== "damaged") {
        dropSaved();
        throw error;
      }
    }
    return false;
  };
  const dropSaved = (): void => {
    if (saved !== undefined) rmSync(saved, { force: true });
    saved = undefined;
  };
  return {
    db: () => db,
    isOurs() {
      const standing = watch.look();
      return standing === "same" || (standing === "touched" && readsWell());
    },
    hasKept() {
      if (watch.look() !== "same") return false;
      lastId = lastIdOf(db);
      return true;
    },
    note: () => watch.note(),
    leave() {
      const standing = watch.look();
      if (standing === "journal" && folded(db)) {
        db.close();
        tell(
          "Le journal de la base des messages a été enlevé pendant que le site tournait : rien n’est perdu, tout a été réécrit dans la base.",
          "N’enlevez pas les fichiers -wal et -shm : ils font partie de la base.",
        );
        return;
      }
      saved ??= saveAside(db, path);
      try {
        if (standing === "replaced") watch.removeOrphans();
        else moveAside(path, "abimee");
      } finally {
        db.close();
      }
      tell(
        "La base des messages a été enlevée, remplacée ou coupée pendant que le site tournait : le site continue avec celle qui est là, ou avec une neuve.",
        saved === undefined ? "Rien n’a pu être relu de l’ancienne." : whereSaved(saved),
      );
    },
    foldLog(beyond) {
      if (watch.logSize() <= beyond || watch.look() !== "same") return;
      folded(db);
      watch.note();
    },
  };
}

function whereSaved(saved: string): string {
  return `Ce que l’ancienne contenait est dans ${saved}. Pour le reprendre : arrêtez le site, puis npm run messages -- restore ${typedPath(saved)} --ajouter`;
}

/** The highest number that a message ever had: it never goes down in one and the same database. */
function lastIdOf(db: DatabaseSync): number {
  const row = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'message'").get();
  return Number(row?.["seq"] ?? 0);
}

/** The log is folded by our own hand, so that whatever else writes the file is seen. */
function foldByHand(db: DatabaseSync): void {
  db.exec("PRAGMA wal_autocheckpoint = 0");
}

/** Whether the whole log could be written into the file. */
function folded(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
  } catch {
    // The disk is full, or another process reads: the log stays, and is read with the file.
    return false;
  }
}
