import { mkdirSync, statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { floodTrouble } from "#server/contact/flood-guard.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import { databasePath } from "./file/database.ts";
import { fileFailure } from "#server/file-failure.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { openSound } from "./file/open-sound.ts";
import { sqliteFailure } from "./file/sqlite-failure.ts";

/** The disk has less than this left, in bytes: messages are refused before SQLite itself fails. */
const FREE_SPACE_FLOOR = 50 * 1024 * 1024;

/** How long an unusable file is left alone before it is tried again, in milliseconds. */
const REOPEN_AFTER = 10_000;

const CLOSED = "La base des messages ne s’ouvre pas, les messages sont refusés. Le terminal dit pourquoi.";
const NEARLY_FULL = "Le disque est presque plein, les messages sont refusés. Faites-y de la place.";

/** Messages cannot be kept now; `message` is the reason, in French, for the staff. */
export class OutboxUnavailable extends Error {}

/** Where messages are kept, for as long as the server runs. */
export interface Outbox {
  /** The open database. @throws OutboxUnavailable when nothing can be written now */
  database: () => DatabaseSync;
  /** Does work on it in a commit shared with what comes at the same moment; settles once that is on the disk. */
  write: GroupCommit;
  /** Why it is not in full health, in French, or undefined. */
  trouble: () => string | undefined;
  close: () => void;
}

/**
 * Opens the messages of a data folder. A damaged file is set aside under another name and a new one begun, so the
 * contact form goes on; a file that cannot be reached is tried again later by itself. Nothing here stops the pages.
 */
export function openOutbox(
  dataDir: string,
  options: { freeSpaceFloor?: number; bounded?: boolean; say: (text: string) => void },
): Outbox {
  const floor = options.freeSpaceFloor ?? FREE_SPACE_FLOOR;
  let db: DatabaseSync | undefined;
  let lasting: string | undefined;
  let failedAt: number | undefined;
  /** Why the last message was not kept, and what was last said of it in the terminal. */
  let refused: string | undefined;
  let said: string | undefined;

  const open = (): void => {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const opened = openSound(databasePath(dataDir));
      db = opened.db;
      failedAt = undefined;
      if (opened.setAside === undefined) return;
      lasting = frenchSpaces(
        "La base des messages était abîmée : elle est mise de côté, et une neuve est commencée.",
      );
      options.say(
        frenchSpaces(
          `${lasting} L’ancienne : ${opened.setAside} (sqlite3 ${opened.setAside} .recover la relit).`,
        ),
      );
    } catch (error) {
      const cause = fileFailure(error) ?? (error instanceof Error ? error.message : "raison inconnue");
      if (failedAt === undefined)
        options.say(
          frenchSpaces(
            `La base des messages ne s’ouvre pas. Le dossier « ${dataDir} » (DATA_DIR) doit exister et se laisser écrire ; le site réessaie de lui-même. (${cause})`,
          ),
        );
      failedAt = performance.now();
    }
  };
  open();

  const openAgain = (): void => {
    if (failedAt !== undefined && performance.now() - failedAt > REOPEN_AFTER) open();
  };
  const database = (): DatabaseSync => {
    openAgain();
    if (db === undefined) throw new OutboxUnavailable(CLOSED);
    if (freeSpace(dataDir) < floor) throw new OutboxUnavailable(NEARLY_FULL);
    return db;
  };
  const commit = createGroupCommit(database);
  return {
    database,
    async write(work) {
      try {
        const done = await commit(work);
        if (said !== undefined) options.say("Les messages sont de nouveau gardés.");
        said = refused = undefined;
        return done;
      } catch (error) {
        refused = whyRefused(error) ?? refused;
        const reason = error instanceof OutboxUnavailable ? error.message : refused;
        if (reason !== undefined && reason !== said) options.say(reason);
        said = reason;
        throw error;
      }
    },
    trouble() {
      openAgain();
      if (db === undefined) return CLOSED;
      if (freeSpace(dataDir) < floor) return NEARLY_FULL;
      return refused ?? (options.bounded === true ? floodTrouble(db, Date.now()) : undefined) ?? lasting;
    },
    close() {
      try {
        // Folds the log into the file, so that a copy of the file alone is whole.
        db?.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch {
        // The disk is full: the log stays beside the file and is read with it at the next start.
      }
      db?.close();
      db = undefined;
    },
  };
}

/** Why the last message could not be kept, or undefined when it was turned away for what it is. */
function whyRefused(error: unknown): string | undefined {
  const failure = sqliteFailure(error);
  if (failure === undefined || !(error instanceof Error)) return undefined;
  const causes = {
    damaged: "la base est abîmée. Redémarrez le site, il la mettra de côté.",
    full: "le disque est plein. Faites-y de la place.",
    unavailable: `la base ne se laisse pas écrire (${error.message}).`,
  };
  return frenchSpaces(`Le dernier message n’a pas pu être gardé : ${causes[failure]}`);
}

function freeSpace(dataDir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
