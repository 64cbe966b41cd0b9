import { mkdirSync, statSync } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { giveToFolderOwner } from "#disk/file-owner.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

const BUSY = 5;

/** How often the server looks whether its lock is still the one that others would meet, in milliseconds. */
const LOOK_EVERY = 2000;

/** How long the disk of the data folder has to answer when the server starts, in milliseconds: one that sleeps must wake. */
const ANSWERS_WITHIN = 10_000;

const TAKEN = frenchSpaces(
  "Le dossier des messages (DATA_DIR) a été enlevé ou remplacé, et un autre serveur l’utilise maintenant. Arrêtez l’un des deux : chacun enverrait les mêmes messages.",
);

/** Another server already works on this data folder; `message` is French. */
export class DataInUse extends Error {}

/** The disk of the data folder does not answer; `message` is French. */
export class DataSilent extends Error {}

/**
 * Sees that the data folder takes what is written, or refuses it: what the server asks of it next would hold up all else.
 * @throws DataSilent when nothing comes, as of a network disk that is gone
 */
export async function seeAnswering(dataDir: string, patience = ANSWERS_WITHIN): Promise<void> {
  const touched = async (): Promise<void> => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = await open(lockPath(dataDir), "a");
    await lock.utimes(new Date(), new Date()).finally(() => lock.close());
  };
  const answer = touched().then(
    () => "taken",
    () => "refused",
  );
  if ((await Promise.race([answer, wait(patience, "silence", { ref: false })])) !== "silence") return;
  throw new DataSilent(
    frenchSpaces(
      `Le dossier « ${dataDir} » (DATA_DIR) ne répond pas : rien en ${patience / 1000} s, le site n’a pas démarré. Si son disque est ailleurs, sur le réseau, montez-le de nouveau ; sinon donnez un autre dossier avec DATA_DIR. Puis relancez le site.`,
    ),
  );
}

/** A lock that is held. */
export interface DataLock {
  release: () => void;
}

/**
 * Takes a lock file for this process until it ends. The lock is SQLite's own on a small file: the system drops it with
 * the process, so a kill leaves nothing behind.
 * @returns what gives the lock back, or undefined when another process has it
 * @throws what the disk says when the file cannot be made
 */
export function takeLock(file: string): DataLock | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
    giveToFolderOwner(file);
    db.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    const held = db;
    return { release: () => void (held.isOpen && held.close()) };
  } catch (error) {
    db?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === BUSY) return undefined;
    throw error;
  }
}

/**
 * Takes the data folder for this process until it ends. The staff's commands do not take it. A folder that cannot be
 * written has nothing to protect: the pages go on without it, and the contact form says its trouble by itself.
 * @throws DataInUse when another server has it
 */
export function lockData(dataDir: string): DataLock {
  let lock: DataLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = takeLock(lockPath(dataDir));
  } catch {
    return { release: () => undefined };
  }
  if (lock !== undefined) return lock;
  throw new DataInUse(
    `Un autre serveur utilise déjà le dossier ${dataDir}. Arrêtez-le, ou donnez un autre dossier avec DATA_DIR.`,
  );
}

/**
 * The same for as long as a server runs: a folder that is removed or replaced under it takes the lock away with it, and is
 * locked again where it stands now.
 * @param say told when another server was faster
 * @throws DataInUse when another server has it
 */
export function holdData(
  dataDir: string,
  say: (text: string) => void,
): DataLock & { trouble: () => string | undefined } {
  let lock = lockData(dataDir);
  let taken: bigint | undefined = inodeOf(dataDir);
  let trouble: string | undefined;
  let looking = false;

  const look = async (): Promise<void> => {
    const there = await stat(lockPath(dataDir), { bigint: true }).catch(() => undefined);
    if (there !== undefined && there.ino === taken) return;
    lock.release();
    try {
      lock = lockData(dataDir);
      taken = inodeOf(dataDir);
      trouble = undefined;
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      if (trouble === undefined) say(TAKEN);
      trouble = TAKEN;
      taken = undefined;
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => (looking = false));
  }, LOOK_EVERY);
  timer.unref();
  return {
    trouble: () => trouble,
    release() {
      clearInterval(timer);
      lock.release();
    },
  };
}

function lockPath(dataDir: string): string {
  return join(dataDir, "serveur.verrou");
}

function inodeOf(dataDir: string): bigint | undefined {
  try {
    return statSync(lockPath(dataDir), { bigint: true }).ino;
  } catch {
    return undefined;
  }
}
