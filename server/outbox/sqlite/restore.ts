import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { giveToFolderOwner } from "#disk/file-owner.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { typedPath } from "#text/typed-path.ts";
import { StoreUnavailable } from "../message-store.ts";
import {
  copyDatabase,
  countMessages,
  DamagedDatabase,
  databasePath,
  moveAside,
  openDatabase,
  withCopy,
} from "./file/database-file.ts";
import { listMessages } from "./rows/message-rows.ts";
import { translated } from "./sqlite-store.ts";

/** What a restored database holds: its messages, those of them that will leave by mail, and where the one before it is. */
export interface Restored {
  messages: number;
  waiting: number;
  aside: string | undefined;
}

/**
 * Puts a backup in the place of the messages. No server may work on the folder meanwhile: the caller holds its lock.
 * What was there goes aside and nothing is erased: after a crash halfway the command is run again. The backup itself is only read.
 * @param replace whether messages that are there already are set aside for it
 * @throws StoreUnavailable in French: the backup is not usable, or there are messages already
 */
export function restoreDatabase(dataDir: string, backup: string, replace: boolean): Restored {
  const path = databasePath(dataDir);
  if (resolve(backup) === resolve(path))
    throw new StoreUnavailable(
      frenchSpaces(`« ${backup} » est la base du site elle-même : donnez une sauvegarde.`),
    );
  const found = statSync(backup, { throwIfNoEntry: false });
  if (found?.isFile() !== true)
    throw new StoreUnavailable(
      frenchSpaces(
        `Rien n’est changé : « ${backup} » ${found ? "n’est pas un fichier" : "n’existe pas"}. → Donnez le chemin entier d’une sauvegarde, messages-….sqlite.`,
      ),
    );
  const fresh = `${path}.restauration`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    removeAll(fresh);
    writeFileSync(fresh, "", { mode: 0o600 });
    withCopy(backup, (copy) => copyDatabase(copy, fresh));
    giveToFolderOwner(fresh);
    const restored = prepare(fresh);
    if (!replace) refuseToReplace(path, dataDir, backup);
    const aside = existsSync(path) ? moveAside(path, "remplacee") : undefined;
    removeAll(path);
    renameSync(fresh, path);
    syncFolder(dataDir);
    return { ...restored, aside };
  } catch (error) {
    removeAll(fresh);
    if (error instanceof DamagedDatabase)
      throw new StoreUnavailable(
        frenchSpaces(
          `Rien n’est changé : ${error.message}\n→ Ce qui s’y lit encore, ajouté aux messages qui sont là : npm run messages -- restore ${typedPath(backup)} --ajouter`,
        ),
        { cause: error },
      );
    throw translated(error, backup);
  }
}

/** Opens the copy as the server would: brought to this version, durable, readable by its owner alone. */
function prepare(fresh: string): Omit<Restored, "aside"> {
  const db = openDatabase(fresh);
  try {
    const waiting = listMessages(db, "queued").length + listMessages(db, "sending").length;
    return { messages: countMessages(db), waiting };
  } finally {
    db.close();
  }
}

function refuseToReplace(path: string, dataDir: string, backup: string): void {
  const there = existsSync(path) ? countThere(path) : 0;
  if (there === 0) return;
  const what = there === undefined ? "une base qui ne se lit pas" : `des messages (${there})`;
  throw new StoreUnavailable(
    frenchSpaces(
      `Rien n’est changé : il y a déjà ${what} dans « ${dataDir} ».${there === undefined ? "" : ` Pour les garder, et y ajouter ceux de la sauvegarde qui manquent : npm run messages -- restore ${typedPath(backup)} --ajouter`}\nPour les mettre de côté et prendre la sauvegarde à leur place : npm run messages -- restore ${typedPath(backup)} --remplacer`,
    ),
  );
}

function countThere(path: string): number | undefined {
  try {
    return withCopy(path, countMessages);
  } catch {
    return undefined;
  }
}

function removeAll(path: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
}

/** A name is on the disk once its folder is; Windows has no way to ask for it, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
