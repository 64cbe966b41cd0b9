import { mkdirSync, statfsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { fileFailure } from "#disk/file-failure.ts";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Acceptance, StoreUnavailable } from "../../message-store.ts";
import {
  databasePath,
  inTransaction,
  type SqliteFailure,
  sqliteFailure,
  UnfinishedErasure,
} from "../file/database-file.ts";
import type { Judged } from "../../group-commit.ts";
import { insertArrival, recognise } from "../rows/message-rows.ts";
import { messagesIn, translated } from "../sqlite-store.ts";
import { type HeldFile, holdFile } from "./held-file.ts";
import { patiently } from "./patiently.ts";
import type { ThreadSettings, ThreadWays } from "./thread-ways.ts";

/** How long an unusable file is left alone before it is tried again, in milliseconds. */
const REOPEN_AFTER = 10_000;

/** How long what the server does by itself waits for another process to give back the write lock, in milliseconds. */
const PATIENCE = 3000;

/** The log is folded into the file beyond this size, in bytes. */
const LONG_LOG = 4 * 1024 * 1024;

/** Work that another process held up is tried again within seconds: one that did not fail for this long, in milliseconds, is over. */
const OCCUPIED_FOR = 15_000;

const OCCUPIED = frenchSpaces(
  "Un autre programme occupe la base des messages (une copie, un éditeur de bases…) : ils sont refusés et les e-mails attendent. Attendez qu’il ait fini, ou fermez-le.",
);
const CLOSED = "La base des messages ne s’ouvre pas, les messages sont refusés. Le terminal dit pourquoi.";
const NEARLY_FULL = "Le disque est presque plein, les messages sont refusés. Faites-y de la place.";

/**
 * The messages of a data folder for the server, inside its thread. A damaged file is set aside under another name and a
 * new one begun, so the contact form goes on; a file that cannot be reached is tried again later by itself.
 * @param say takes what the staff should read in the terminal
 */
export function openServedDatabase(
  { dataDir, freeSpaceFloor }: ThreadSettings,
  say: (text: string) => void,
): ThreadWays {
  const path = databasePath(dataDir);
  let file: HeldFile | undefined;
  let closed = false;
  /** What happened to the file while the server ran, or before it: it stays in the health until the next start. */
  let lasting: string | undefined;
  let failedAt: number | undefined;
  /** When another process last kept the server's own work from the database. */
  let occupiedAt: number | undefined;
  /** Why the last message was not kept, and what was last said of it in the terminal. */
  let refused: string | undefined;
  let said: string | undefined;

  const tell = (event: string, more: string): void => {
    lasting = frenchSpaces(event);
    say(frenchSpaces(`${event} ${more}`));
  };
  const failed = (error: unknown): void => {
    const full = sqliteFailure(error) === "full" ? "le disque est plein" : undefined;
    const cause = full ?? fileFailure(error) ?? reasonOf(error);
    if (failedAt === undefined)
      say(
        frenchSpaces(
          `La base des messages ne s’ouvre pas. Le dossier « ${dataDir} » (DATA_DIR) doit exister et se laisser écrire ; le site réessaie de lui-même. (${cause})`,
        ),
      );
    failedAt = performance.now();
  };
  const open = (): void => {
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      file = holdFile(path, tell);
      failedAt = undefined;
    } catch (error) {
      failed(error);
    }
  };
  open();

  const leave = (lost: HeldFile): void => {
    file = undefined;
    try {
      lost.leave();
      open();
    } catch (error) {
      failed(error);
    }
  };

  /** The open file, after a look whether it is still the one under its name. */
  const held = (): HeldFile => {
    if (failedAt !== undefined && performance.now() - failedAt > REOPEN_AFTER) open();
    if (file?.isOurs() === false) leave(file);
    if (file === undefined || closed) throw new StoreUnavailable(CLOSED);
    return file;
  };
  const opened = (): DatabaseSync => held().db();
  const roomy = (): DatabaseSync => {
    const database = opened();
    if (freeSpace(dataDir) < freeSpaceFloor) throw new StoreUnavailable(NEARLY_FULL);
    return database;
  };

  const isOccupied = (): boolean => occupiedAt !== undefined && performance.now() - occupiedAt < OCCUPIED_FOR;
  const noteOccupied = (): void => {
    if (!isOccupied()) say(OCCUPIED);
    said = OCCUPIED;
    occupiedAt = performance.now();
  };

  /** A commit counts once the file that it went to is seen under its name afterwards; else it is done again. */
  const insertOnce = (judged: readonly Judged[], earlier: readonly Acceptance[] = []): Acceptance[] => {
    const db = roomy();
    const all = inTransaction(db, () => judged.map((one) => insertArrival(db, one)));
    // What an earlier turn has kept, this one recognises.
    const accepted = all.map((one, index) => (one === "known" ? (earlier[index] ?? one) : one));
    return file?.hasKept() === true ? accepted : insertOnce(judged, accepted);
  };
  const noteRefused = (error: unknown): void => {
    refused = whyRefused(error) ?? refused;
    const reason = error instanceof StoreUnavailable ? error.message : refused;
    if (reason !== undefined && reason !== said) say(reason);
    said = reason;
  };
  /** Says once that messages are not kept, and that they are again. */
  const noted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (sqliteFailure(error) === "busy") noteOccupied();
      else noteRefused(error);
      throw translated(error, path);
    }
  };

  return {
    ...messagesIn({
      path,
      open: opened,
      roomy,
      attempt: async (work) => {
        try {
          const result = await patiently(work, PATIENCE);
          file?.note();
          return result;
        } catch (error) {
          if (sqliteFailure(error) === "busy") noteOccupied();
          if (error instanceof UnfinishedErasure) say(error.message);
          throw error;
        }
      },
    }),
    recognise: (arrivals, patience) =>
      noted(() =>
        patiently(() => {
          const db = opened();
          return arrivals.map((arrival) => recognise(db, arrival));
        }, patience),
      ),
    insert: (judged, patience) =>
      noted(async () => {
        const accepted = await patiently(() => insertOnce(judged), patience);
        if (said !== undefined) say("Les messages sont de nouveau gardés.");
        said = refused = occupiedAt = undefined;
        setImmediate(() => file?.foldLog(LONG_LOG));
        return accepted;
      }),
    async trouble() {
      try {
        held();
      } catch {
        return { text: CLOSED, refuses: true };
      }
      if (freeSpace(dataDir) < freeSpaceFloor) return { text: NEARLY_FULL, refuses: true };
      if (refused !== undefined) return { text: refused, refuses: true };
      if (isOccupied()) return { text: OCCUPIED, refuses: true };
      return lasting === undefined ? undefined : { text: lasting, refuses: false };
    },
    async close() {
      closed = true;
      // Folds the log into the file, so that a copy of the file alone is whole.
      file?.foldLog(0);
      file?.db().close();
      file = undefined;
    },
  };
}

/** Why the last message could not be kept, or undefined when the reason is not SQLite's. */
function whyRefused(error: unknown): string | undefined {
  const failure = sqliteFailure(error);
  if (failure === undefined || failure === "busy" || !(error instanceof Error)) return undefined;
  const causes: Record<Exclude<SqliteFailure, "busy">, string> = {
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
