import { mkdirSync, statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { fileFailure } from "#server/file-failure.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type MessageStore, StoreUnavailable } from "../message-store.ts";
import { databasePath, openSound, sqliteFailure } from "./file/database-file.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import { messagesIn } from "./sqlite-store.ts";

/** The disk has less than this left, in bytes: messages are refused before SQLite itself fails. */
const FREE_SPACE_FLOOR = 50 * 1024 * 1024;

/** How long an unusable file is left alone before it is tried again, in milliseconds. */
const REOPEN_AFTER = 10_000;

const CLOSED = "La base des messages ne s’ouvre pas, les messages sont refusés. Le terminal dit pourquoi.";
const NEARLY_FULL = "Le disque est presque plein, les messages sont refusés. Faites-y de la place.";

/**
 * Opens the messages of a data folder. A damaged file is set aside under another name and a new one begun, so the
 * contact form goes on; a file that cannot be reached is tried again later by itself. Nothing here stops the pages.
 */
export function openServedStore(
  dataDir: string,
  options: { freeSpaceFloor?: number; say: (text: string) => void },
): MessageStore {
  const path = databasePath(dataDir);
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
      const opened = openSound(path);
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
  const opened = (): DatabaseSync => {
    openAgain();
    if (db === undefined) throw new StoreUnavailable(CLOSED);
    return db;
  };
  const roomy = (): DatabaseSync => {
    const database = opened();
    if (freeSpace(dataDir) < floor) throw new StoreUnavailable(NEARLY_FULL);
    return database;
  };
  const commit = createGroupCommit(roomy);
  /** The commit, which says once that messages are not kept, and that they are again. */
  const saidCommit: GroupCommit = async (work) => {
    try {
      const done = await commit(work);
      if (said !== undefined) options.say("Les messages sont de nouveau gardés.");
      said = refused = undefined;
      return done;
    } catch (error) {
      refused = whyRefused(error) ?? refused;
      const reason = error instanceof StoreUnavailable ? error.message : refused;
      if (reason !== undefined && reason !== said) options.say(reason);
      said = reason;
      throw error;
    }
  };
  return {
    ...messagesIn({ path, open: opened, roomy, commit: saidCommit }),
    async trouble() {
      openAgain();
      if (db === undefined) return { text: CLOSED, refuses: true };
      if (freeSpace(dataDir) < floor) return { text: NEARLY_FULL, refuses: true };
      if (refused !== undefined) return { text: refused, refuses: true };
      return lasting === undefined ? undefined : { text: lasting, refuses: false };
    },
    async close() {
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
