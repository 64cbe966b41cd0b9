import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type MessageStore, StoreUnavailable } from "../message-store.ts";
import {
  copyDatabase,
  dropSetAside,
  inTransaction,
  listSetAside,
  type SqliteFailure,
  sqliteFailure,
  UnusableDatabase,
} from "./file/database-file.ts";
import type { OneServer } from "./one-server.ts";
import * as rows from "./rows/message-rows.ts";

/** How a store reaches its file. */
export interface Connection {
  path: string;
  /** The open database. @throws StoreUnavailable when there is none now */
  open: () => DatabaseSync;
  /** The same for what adds to the disk. @throws StoreUnavailable also when the disk is nearly full */
  roomy: () => DatabaseSync;
  /** Does a piece of work, which is whole or absent, at once or as often as it takes. */
  attempt: <T>(work: () => T) => Promise<T>;
}

/** The ways of the port on a SQLite file, all but those that depend on who opened it. */
export function messagesIn({
  path,
  open,
  roomy,
  attempt,
}: Connection): Omit<MessageStore, "trouble" | "close" | keyof OneServer> {
  const dataDir = dirname(path);

  const asked = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw translated(error, path);
    }
  };
  /** Turns work on a database into a way of the port. */
  const way =
    <A extends unknown[], T>(database: () => DatabaseSync, work: (db: DatabaseSync, ...args: A) => T) =>
    (...args: A): Promise<T> =>
      asked(() => attempt(() => work(database(), ...args)));

  return {
    keep: way(roomy, (db, arrival, judge) => inTransaction(db, () => rows.keepArrival(db, arrival, judge))),
    repeatOf: way(open, (db, arrival) => rows.repeatIn(db, arrival)),
    census: way(open, rows.countMessages),
    secret: way(open, rows.keepSetting),
    adopt: way(roomy, rows.adopt),
    beginRound: way(roomy, rows.beginRound),
    nextDue: way(open, rows.nextDue),
    oldestBlocked: way(open, rows.oldestBlocked),
    take: way(open, rows.take),
    noteSent: way(open, rows.noteSent),
    noteFailure: way(open, rows.noteFailure),
    putBack: way(open, rows.putBack),
    releaseBlocked: way(open, rows.releaseBlocked),
    list: way(open, rows.listMessages),
    find: way(open, rows.findMessage),
    retry: way(open, rows.retryMessages),
    release: way(open, rows.releaseMessages),
    remove: way(open, rows.removeMessages),
    eraseByEmail: way(open, rows.eraseByEmail),
    standing: way(open, rows.standing),
    noteTold: way(open, rows.noteTold),
    lastAlert: way(open, rows.lastAlert),
    noteAlert: way(open, rows.noteAlert),
    page: way(open, rows.pageOfMessages),
    admit: way(roomy, rows.admit),
    expired: way(roomy, rows.expiredIds),
    copyTo: way(open, copyDatabase),
    setAside: () => listSetAside(dataDir),
    dropSetAside: async (names) => dropSetAside(dataDir, names),
  };
}

/** An error of SQLite in the port's words, which the staff reads; any other error stays as it is. */
export function translated(error: unknown, path: string): unknown {
  if (error instanceof UnusableDatabase) return new StoreUnavailable(error.message, { cause: error });
  const failure = sqliteFailure(error);
  if (failure === undefined) return error;
  const words: Record<SqliteFailure, string> = {
    damaged: `La base « ${path} » est abîmée. Relancez le site : il la met de côté et en commence une neuve.`,
    full: "Le disque est plein : faites de la place, puis recommencez.",
    busy: `Un autre programme occupe la base « ${path} » (une copie, un éditeur de bases…). Attendez qu’il ait fini, ou fermez-le, puis recommencez.`,
    unavailable: `La base « ${path} » ne peut pas être ouverte (${reasonOf(error)}). Vérifiez les droits du dossier.`,
  };
  return new StoreUnavailable(frenchSpaces(words[failure]), { cause: error });
}
