import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { giveToFolderOwner } from "#disk/file-owner.ts";
import { MINUTE } from "#text/durations.ts";
import type { Copies } from "../message-store.ts";

const NAME = /^messages-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.sqlite$/;
const UNFINISHED = ".partiel";
/** Beside the backups: the name of the one that the operator's command took last. Lost or torn, one copy too many is made. */
const LAST_COPIED = "derniere-copie.txt";

/**
 * Writes a backup under a name that tells when, by the clock of this machine. It has that name once it is whole, read
 * back and on the disk.
 * @throws StoreUnavailable, or Error of the file system with `path`
 */
export async function writeBackup(
  store: Copies,
  folder: string,
  now: Date,
): Promise<{ file: string; messages: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `messages-${stamp(now)}.sqlite`);
  const partial = file + UNFINISHED;
  try {
    await writeFile(partial, "", { mode: 0o600 });
    const messages = await store.copyTo(partial);
    giveToFolderOwner(partial);
    await sync(partial);
    await rename(partial, file);
    if (process.platform !== "win32") await sync(folder);
    return { file, messages };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * The newest backup of a folder, and when it was written in milliseconds since 1970, or undefined when there is none. Those
 * of the future, which a calendar since put right has left, count for none.
 */
export async function newestBackup(
  folder: string,
  now: Date,
): Promise<{ file: string; madeAt: number } | undefined> {
  const all: { file: string; madeAt: number }[] = [];
  // One after the other: of a disk that answers nothing, they would hold up every other file of the site.
  for (const name of await list(folder, NAME)) {
    const file = join(folder, name);
    all.push({ file, madeAt: (await stat(file)).mtimeMs });
  }
  return all
    .filter(({ madeAt }) => madeAt <= now.getTime() + MINUTE)
    .toSorted((one, other) => one.madeAt - other.madeAt)
    .at(-1);
}

/** Whether the operator's command has taken this backup, as far as {@link noteCopied} was told. */
export async function isCopied(file: string): Promise<boolean> {
  const last = await readFile(join(dirname(file), LAST_COPIED), "utf8").catch(() => "");
  return last.trim() === basename(file);
}

/** Remembers that the operator's command has taken this backup. */
export async function noteCopied(file: string): Promise<void> {
  const mark = join(dirname(file), LAST_COPIED);
  await writeFile(mark, `${basename(file)}\n`, { mode: 0o600 });
  giveToFolderOwner(mark);
}

/**
 * Removes the oldest backups beside the one that was just written, until `kept` are left with it, and what a crash cut
 * short. Those whose name is of the future were written before the calendar was put right: they are the oldest.
 */
export async function prune(written: string, kept: number): Promise<void> {
  const folder = dirname(written);
  const latest = basename(written);
  const { future = [], past = [] } = Object.groupBy((await list(folder, NAME)).toSorted(), (name) =>
    name > latest ? "future" : "past",
  );
  const others = [...future, ...past.filter((name) => name !== latest)];
  const old = others.slice(0, Math.max(0, others.length - kept + 1));
  const cut = (await list(folder, /^messages-.*\.sqlite\.partiel(-\w+)?$/)).filter(
    (name) => !name.startsWith(latest + UNFINISHED),
  );
  for (const name of [...old, ...cut]) await rm(join(folder, name), { force: true });
}

async function list(folder: string, pattern: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** 2026-11-22_04-15-09, by the clock on the wall. */
function stamp(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day}_${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join("-")}`;
}
