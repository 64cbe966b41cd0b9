import { DataInUse, lockData } from "#server/data-lock.ts";
import { readEnv } from "#server/config/env.ts";
import { backUp, BackupFailed } from "#server/outbox/backup/backups.ts";
import type { Copies } from "#server/outbox/message-store.ts";
import { restoreDatabase } from "#server/outbox/sqlite/sqlite.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
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
      `${counted(made.messages, "message sauvegardé", "messages sauvegardés")} et relus dans ${made.file}\n`,
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
  dataDir: string,
  args: readonly string[],
  write: (text: string) => void,
): Promise<number> {
  const { values, positionals } = readOptions(args, { remplacer: { type: "boolean" } }, 1);
  const [file] = positionals;
  if (file === undefined) throw new Misuse("Donnez la sauvegarde à remettre en place : restore FICHIER");
  let lock: { release: () => void } | undefined;
  try {
    lock = lockData(dataDir);
    const { messages, waiting, aside } = restoreDatabase(dataDir, file, values.remplacer === true);
    const lines = [
      `${counted(messages, "message est de nouveau", "messages sont de nouveau")} dans « ${dataDir} ».`,
      ...(aside === undefined ? [] : [`Ceux d’avant sont mis de côté dans ${aside}.`]),
      ...(waiting === 0
        ? []
        : [
            `${counted(waiting, "message attendait", "messages attendaient")} son envoi par e-mail à l’heure de la sauvegarde : ce qui est parti depuis repartira, en double reconnaissable.`,
          ]),
      "Ce qui a été effacé depuis cette sauvegarde y est encore : effacez-le de nouveau (erase).",
    ];
    write(`${frenchSpaces(lines.join("\n"))}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    console.error(
      frenchSpaces(`Le site tourne sur « ${dataDir} » : arrêtez-le, puis recommencez. Rien n’est changé.`),
    );
    return 1;
  } finally {
    lock?.release();
  }
}

function keptOf(word: string): number {
  if (!/^[1-9]\d{0,2}$/.test(word))
    throw new Misuse("--garder attend un nombre de sauvegardes, entre 1 et 999.");
  return Number(word);
}
