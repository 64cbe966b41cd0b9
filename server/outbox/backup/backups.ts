import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileFailure } from "#disk/file-failure.ts";
import { traceOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { HOUR } from "#text/durations.ts";
import { type Copies, StoreUnavailable } from "../message-store.ts";
import { CommandFailed, sendAway } from "./send-away.ts";
import { isCopied, newestBackup, noteCopied, prune, writeBackup } from "./backup-folder.ts";

/** How often it is seen whether a backup is due, in milliseconds; one that failed is tried again then. */
const LOOK_EVERY = 5 * 60_000;

/** How long a stop waits for the backup under way, in milliseconds; cut, it leaves no file that looks whole. */
const STOP_GRACE = 5000;

/** From when on a look does not end, in milliseconds: a disk that is gone answers nothing. The copy and the operator's command have ten minutes each. */
const ENDLESS = HOUR / 2;

const FAILED = "La dernière sauvegarde des messages a échoué. Le terminal dit pourquoi ; le site réessaie.";
const NOT_SENT =
  "La dernière sauvegarde des messages est faite, mais sa copie hors de la machine (BACKUP_COMMAND) a échoué. Le terminal dit pourquoi ; le site réessaie.";

const HANGING =
  "ne finit pas : le disque où elle va ne répond plus, ou BACKUP_COMMAND reste en route. Si elle ne reprend pas une fois cela réparé, relancez le site.";

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
export async function backUp(store: Copies, plan: BackupPlan): Promise<{ file: string; messages: number }> {
  const made = await makeBackup(store, plan, new Date());
  if (plan.command !== undefined) await sendBackup(plan.command, made.file);
  return made;
}

/** The backups that the server makes by itself. */
export interface Backups {
  /**
   * Makes what is due: none yet, or the newest of another day by `everyHours`; or copies elsewhere what could not be. While
   * an earlier look is under way, sees only whether that one ends.
   * @param elapsed by a clock that no calendar puts forward or back, in milliseconds
   */
  look: (now: Date, elapsed?: number) => Promise<void>;
  /** When the backup that was last copied elsewhere, if that was asked for, was made: in milliseconds since 1970. */
  succeededAt: () => number | undefined;
  /** Why there is no fresh backup, in French without a path, or undefined. */
  trouble: () => string | undefined;
  /** The same, once it has lasted for an hour: a person is to hear of it. */
  lasting: () => string | undefined;
  /** Ends the operator's command, if it runs, and waits for the look under way. */
  stop: () => Promise<void>;
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
  /** Since when what is due is missing, and until the last look, in milliseconds since 1970. */
  let failing: { since: number; until: number } | undefined;
  let succeededAt: number | undefined;
  let underWay: { since: number; end: Promise<void> } | undefined;

  /** @param due when what is missing should have been there: a site that starts again does not count its hour anew */
  const fail = (words: string, message: string, due: number, now: number): void => {
    trouble = words;
    failing = { since: Math.min(failing?.since ?? due, due, now), until: now };
    if (message !== said) say(message);
    said = message;
  };
  const lookNow = async (now: number): Promise<void> => {
    let words = FAILED;
    let due = now;
    try {
      let newest = await inWords(plan.folder, () => newestBackup(resolve(plan.folder), new Date(now)));
      if (newest !== undefined) due = newest.madeAt + plan.everyHours * HOUR;
      if (newest === undefined || due <= now)
        newest = { file: (await makeBackup(store, plan, new Date(now))).file, madeAt: now };
      words = NOT_SENT;
      due = newest.madeAt;
      // Not taken yet, whoever made it: it failed, a stop cut it, or the command was set later.
      if (plan.command !== undefined && !(await isCopied(newest.file)))
        await sendBackup(plan.command, newest.file, stopping.signal);
      trouble = undefined;
      failing = undefined;
      succeededAt = newest.madeAt;
      if (said !== undefined) say("Les sauvegardes des messages marchent de nouveau.");
      said = undefined;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!(error instanceof BackupFailed)) throw error;
      fail(words, error.message, due, now);
    }
  };
  const told = (): string | undefined => (trouble === undefined ? undefined : frenchSpaces(trouble));
  return {
    async look(date, elapsed = performance.now()) {
      const now = date.getTime();
      if (underWay === undefined) {
        underWay = { since: elapsed, end: lookNow(now).finally(() => (underWay = undefined)) };
        await underWay.end;
      } else if (elapsed - underWay.since >= ENDLESS)
        fail(
          `La dernière sauvegarde des messages ${HANGING}`,
          frenchSpaces(`La sauvegarde des messages dans « ${plan.folder} » ${HANGING}`),
          now - (elapsed - underWay.since),
          now,
        );
    },
    succeededAt: () => succeededAt,
    trouble: told,
    lasting: () => (failing !== undefined && failing.until - failing.since >= HOUR ? told() : undefined),
    async stop() {
      stopping.abort();
      await Promise.race([underWay?.end, wait(STOP_GRACE, undefined, { ref: false })]);
    },
  };
}

/** Looks at the start and every few minutes whether a backup is due. */
export function startBackupJob(
  store: Copies,
  plan: BackupPlan & { everyHours: number },
  say: (text: string) => void,
): Omit<Backups, "look"> {
  const { look, stop, ...told } = createBackups(store, plan, say);
  const turn = (): void => void look(new Date());
  turn();
  const timer = setInterval(turn, LOOK_EVERY);
  timer.unref();
  return {
    ...told,
    async stop() {
      clearInterval(timer);
      await stop();
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
    await sendAway(command, file, { signal });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new BackupFailed(
      frenchSpaces(`La sauvegarde « ${file} » est faite, mais BACKUP_COMMAND a échoué : ${error.message}`),
      { cause: error },
    );
  }
  await inWords(dirname(file), () => noteCopied(file));
}
