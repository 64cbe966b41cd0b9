import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const BUSY = 5;

/** Another server already works on this data folder; `message` is French. */
export class DataInUse extends Error {}

/**
 * Takes a lock file for this process until it ends. The lock is SQLite's own on a small file: the system drops it with
 * the process, so a kill leaves nothing behind.
 * @returns what gives the lock back, or undefined when another process has it
 * @throws what the disk says when the file cannot be made
 */
export function takeLock(file: string): { release: () => void } | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
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
export function lockData(dataDir: string): { release: () => void } {
  let lock: ReturnType<typeof takeLock>;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = takeLock(join(dataDir, "serveur.verrou"));
  } catch {
    return { release: () => undefined };
  }
  if (lock !== undefined) return lock;
  throw new DataInUse(
    `Un autre serveur utilise déjà le dossier ${dataDir}. Arrêtez-le, ou donnez un autre dossier avec DATA_DIR.`,
  );
}
