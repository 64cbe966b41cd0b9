import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const BUSY = 5;

/** Another server already works on this data folder; `message` is French. */
export class DataInUse extends Error {}

/**
 * Takes the data folder for this process until it ends. The lock is SQLite's own on a small file: the system drops it
 * with the process, so a kill leaves nothing behind. The staff's commands do not take it. A folder that cannot be
 * written has nothing to protect: the pages go on without it, and the contact form says its trouble by itself.
 * @throws DataInUse when another server has it
 */
export function lockData(dataDir: string): { release: () => void } {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    db = new DatabaseSync(join(dataDir, "serveur.verrou"), { timeout: 0 });
    db.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    db?.close();
    db = undefined;
    if (error instanceof Error && "errcode" in error && error.errcode === BUSY) {
      throw new DataInUse(
        `Un autre serveur utilise déjà le dossier ${dataDir}. Arrêtez-le, ou donnez un autre dossier avec DATA_DIR.`,
      );
    }
  }
  return {
    release() {
      db?.close();
      db = undefined;
    },
  };
}
