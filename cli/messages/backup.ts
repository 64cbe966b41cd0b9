import { rmSync } from "node:fs";
import { readEnv } from "#server/config/env.ts";
import { backUp, BackupFailed } from "#server/outbox/backup/backups.ts";
import type { Copies } from "#server/outbox/message-store.ts";
import {
  openStore,
  restoreDatabase,
  restoreFolder,
  restoreWhatReads,
  type Salvaged,
} from "#server/outbox/sqlite/sqlite.ts";
import { homeOf, openForStaff, type Place } from "#server/open-store.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { carryAll, inFolder, whileStopped } from "./carry.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";

/**
 * `backup DOSSIER`: a backup now, the server running or not.
 * @returns the exit code: 1 when it failed, or its copy elsewhere
 */
export async function backup(
  store: Copies,
  args: readonly string[],
  write: (text: string) => void,
): Promise<number> {
  const env = readEnv(process.env);
  const { values, positionals } = readOptions(args, { garder: { type: "string" } }, 1);
  const folder = positionals[0] ?? env.BACKUP_DIR;
  if (folder === undefined) throw new Misuse("Donnez le dossier des sauvegardes : backup DOSSIER");
  try {
    const made = await backUp(store, {
      folder,
      kept: values.garder === undefined ? env.BACKUP_KEPT : keptOf(values.garder),
      command: env.BACKUP_COMMAND,
    });
    write(
      `${counted(made.messages, "message sauvegardé et relu", "messages sauvegardés et relus")} dans ${made.file}\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BackupFailed)) throw error;
    console.error(error.message);
    return 1;
  }
}

/**
 * `restore FICHIER`: a backup becomes the messages again, while no server runs.
 * @returns the exit code: 1 when nothing was changed
 * @throws StoreUnavailable with the reason
 */
export async function restore(
  place: Place,
  args: readonly string[],
  write: (text: string) => void,
): Promise<number> {
  const { values, positionals } = readOptions(
    args,
    { remplacer: { type: "boolean" }, ajouter: { type: "boolean" } },
    1,
  );
  const [file] = positionals;
  if (file === undefined) throw new Misuse("Donnez la sauvegarde à remettre en place : restore FICHIER");
  const home = homeOf(place);
  if (home !== "folder") {
    if (values.remplacer === true)
      throw new Misuse(
        "--remplacer ne vaut que sur une machine seule. Ici, ce qui manque revient, et le reste ne change pas.",
      );
    return restoreBeside(place, file, WHERE[home], write);
  }
  if (values.ajouter === true && values.remplacer === true)
    throw new Misuse(
      "--ajouter garde les messages qui sont là, --remplacer les met de côté : l’un ou l’autre.",
    );
  if (values.ajouter === true)
    return whileStopped(place.DATA_DIR, (dataDir) =>
      restoreBeside(place, file, `dans « ${dataDir} »`, write),
    );
  return whileStopped(place.DATA_DIR, async (dataDir) => {
    const { messages, waiting, aside } = restoreDatabase(dataDir, file, values.remplacer === true);
    const lines = [
      `${counted(messages, "message est de nouveau", "messages sont de nouveau")} dans « ${dataDir} ».`,
      ...(aside === undefined ? [] : [`Ceux d’avant sont mis de côté dans ${aside}.`]),
      ...(waiting === 0
        ? []
        : [
            `${counted(waiting, "message attendait son envoi", "messages attendaient leur envoi")} à l’heure de la sauvegarde : ce qui est parti depuis repartira, en double reconnaissable.`,
          ]),
      "Ce qui a été effacé depuis cette sauvegarde y est encore : effacez-le de nouveau (erase).",
    ];
    write(`${frenchSpaces(lines.join("\n"))}\n`);
    return 0;
  });
}

const WHERE = { postgres: "dans PostgreSQL", d1: "chez Cloudflare (D1)" } as const;

/** Adds the messages of a backup, or what still reads of them, to those that are there, as far as they are not. */
async function restoreBeside(
  place: Place,
  file: string,
  where: string,
  write: (text: string) => void,
): Promise<number> {
  const folder = restoreFolder(place.DATA_DIR);
  try {
    const salvaged = restoreWhatReads(folder, file);
    const to = (await openForStaff(place)) ?? (await openStore(place.DATA_DIR));
    const { all, fresh } = await inFolder(folder, (from) => carryAll(from, to)).finally(() => to.close());
    const damaged = salvaged === undefined ? "" : `« ${file} » est abîmé${leftOf(salvaged)}.\n`;
    write(
      frenchSpaces(
        `${damaged}${counted(fresh, "message est de nouveau", "messages sont de nouveau")} ${where} ; ${counted(all - fresh, "autre y était", "autres y étaient")} déjà, et n’${all - fresh > 1 ? "ont" : "a"} pas changé.\nCe qui a été effacé depuis cette sauvegarde est revenu avec elle : effacez-le de nouveau (erase).\n`,
      ),
    );
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function leftOf({ read, had }: Salvaged): string {
  if (read === had) return ", mais ses messages s’y lisent tous";
  return `. Messages qui s’y lisent encore : ${read}, des ${had} qu’il a eus ; les autres en étaient effacés, ou sont perdus`;
}

function keptOf(word: string): number {
  if (!/^[1-9]\d{0,2}$/.test(word))
    throw new Misuse("--garder attend un nombre de sauvegardes, entre 1 et 999.");
  return Number(word);
}
