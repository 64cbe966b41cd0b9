import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileFailure } from "#disk/file-failure.ts";
import { traceOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Copies, StoreUnavailable } from "../message-store.ts";
import { CommandFailed, sendAway } from "./send-away.ts";
import { isCopied, newestBackup, noteCopied, prune, writeBackup } from "./backup-folder.ts";

/** How often it is seen whether a backup is due, in milliseconds; one that failed is tried again then. */
const LOOK_EVERY = 5 * 60_000;

/** How long a stop waits for the backup under way, in milliseconds; cut, it leaves no file that looks whole. */
const STOP_GRACE = 5000;

const HOUR = 3_600_000;

const FAILED = "La dernière sauvegarde des messages a échoué. Le terminal dit pourquoi ; le site réessaie.";
const NOT_SENT =
  "La dernière sauvegarde des messages est faite, mais sa copie hors de la machine (BACKUP_COMMAND) a échoué. Le terminal dit pourquoi ; le site réessaie.";

/** Where backups go, how many stay, and the operator's command that copies each elsewhere. */
export interface BackupPlan {
  folder: string;
  kept: number;
  command: string | undefined;
}

/** A backup could not be made, or copied elsewhere; `message` is French. */
export class BackupFailed extends Error {}

/**
 * Makes a backup that was read back, removes the oldest beyond those that stay, and has it copied elsewhere.
 * @throws BackupFailed
 */
export async function backUp(
  store: Copies,
  plan: BackupPlan,
  now = new Date(),
): Promise<{ file: string; messages: number }> {
  const made = await makeBackup(store, plan, now);
  if (plan.command !== undefined) await sendBackup(plan.command, made.file);
  return made;
}

/** The backups that the server makes by itself. */
export interface Backups {
  /** Makes what is due: none yet, or the newest of another day by `everyHours`; or copies elsewhere what could not be. */
  look: (now: Date) => Promise<void>;
  /** When the backup that was last copied elsewhere, if that was asked for, was made: in milliseconds since 1970. */
  succeededAt: () => number | undefined;
  /** Why there is no fresh backup, in French without a path, or undefined. */
  trouble: () => string | undefined;
  /** The same, once it has lasted for an hour: a person is to hear of it. */
  lasting: () => string | undefined;
  /** Ends the operator's command, if it runs. */
  stop: () => void;
}

/** Makes backups as often as the operator wants, and says once what fails, and that it works again. */
export function createBackups(
  store: Copies,
  plan: BackupPlan & { everyHours: number },
  say: (text: string) => void,
): Backups {
  const stopping = new AbortController();
  let trouble: string | undefined;
  let said: string | undefined;
  /** Since when, and until the last look, nothing succeeded, in milliseconds since 1970. */
  let failing: { since: number; until: number } | undefined;
  let succeededAt: number | undefined;

  const fresh = async (now: Date): Promise<{ file: string; madeAt: number }> => {
    const newest = await inWords(plan.folder, () => newestBackup(resolve(plan.folder), now));
    if (newest !== undefined && now.getTime() - newest.madeAt < plan.everyHours * HOUR) return newest;
    return { file: (await makeBackup(store, plan, now)).file, madeAt: now.getTime() };
  };
  const told = (): string | undefined => (trouble === undefined ? undefined : frenchSpaces(trouble));
  return {
    async look(now) {
      let words = FAILED;
      try {
        const { file, madeAt } = await fresh(now);
        words = NOT_SENT;
        // Not taken yet, whoever made it: it failed, a stop cut it, or the command was set later.
        if (plan.command !== undefined && !(await isCopied(file)))
          await sendBackup(plan.command, file, stopping.signal);
        trouble = undefined;
        failing = undefined;
        succeededAt = madeAt;
        if (said !== undefined) say("Les sauvegardes des messages marchent de nouveau.");
        said = undefined;
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (!(error instanceof BackupFailed)) throw error;
        trouble = words;
        failing = { since: failing?.since ?? now.getTime(), until: now.getTime() };
        if (error.message !== said) say(error.message);
        said = error.message;
      }
    },
    succeededAt: () => succeededAt,
    trouble: told,
    lasting: () => (failing !== undefined && failing.until - failing.since >= HOUR ? told() : undefined),
    stop: () => stopping.abort(),
  };
}

/** Looks at the start and every few minutes whether a backup is due. @returns the backups, whose `stop` waits for the one under way */
export function startBackupJob(
  store: Copies,
  plan: BackupPlan & { everyHours: number },
  say: (text: string) => void,
): Pick<Backups, "trouble" | "lasting" | "succeededAt"> & { stop: () => Promise<void> } {
  const backups = createBackups(store, plan, say);
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= backups.look(new Date()).finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return {
    trouble: backups.trouble,
    lasting: backups.lasting,
    succeededAt: backups.succeededAt,
    async stop() {
      clearInterval(timer);
      backups.stop();
      await Promise.race([running, wait(STOP_GRACE, undefined, { ref: false })]);
    },
  };
}

function makeBackup(
  store: Copies,
  { folder, kept }: BackupPlan,
  now: Date,
): Promise<{ file: string; messages: number }> {
  return inWords(folder, async () => {
    const made = await writeBackup(store, resolve(folder), now);
    await prune(made.file, kept);
    return made;
  });
}

/** @throws BackupFailed for whatever stops the work */
async function inWords<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const own = error instanceof StoreUnavailable ? error.message : fileFailure(error);
    const cause = own ?? traceOf(error);
    throw new BackupFailed(frenchSpaces(`La sauvegarde des messages dans « ${folder} » a échoué. ${cause}`), {
      cause: error,
    });
  }
}

async function sendBackup(command: string, file: string, signal?: AbortSignal): Promise<void> {
  try {
    await sendAway(command, file, signal);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new BackupFailed(
      frenchSpaces(`La sauvegarde « ${file} » est faite, mais BACKUP_COMMAND a échoué : ${error.message}`),
      { cause: error },
    );
  }
  await inWords(dirname(file), () => noteCopied(file));
}
