import { type BigIntStats, fstatSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { confirmer } from "#server/confirmer.ts";
import { DAY } from "#text/durations.ts";

/** Digits of a page's number: names in order are pages in order. */
const DIGITS = 5;
const PAGE = /-\d{4}-\d{2}-\d{2}(-\d{5})?\.jsonl$/;

/** Bytes that wait in memory for a disk that does not take them; beyond, lines are dropped and counted. */
const WAITING = 1024 * 1024;

/** Bytes that are written at once. */
const WRITTEN = 64 * 1024;

/** How long a folder that cannot be written is left alone, and a page is taken to be still there, in milliseconds. */
const RETRY = 10_000;
const LOOK = 5000;

/** How much one journal may hold. */
export interface Bounds {
  /** Days during which a page is kept. */
  days: number;
  /** Bytes of one page; a line more begins the next. */
  pageBytes: number;
  /** Pages in all; beyond, the oldest go. */
  pages: number;
}

/** A text file that turns its page by itself. */
export interface RotatedFile {
  /** Adds a line, which ends with a line feed. */
  write: (line: string) => void;
  /** Lines that could not be kept since the start. */
  lost: () => number;
  /** Whether the disk refused the last lines. */
  isBroken: () => boolean;
  /** Removes the pages that are too old, once they were so for an hour of `tick`, a clock that cannot be moved. */
  prune: (now: number, tick: number) => void;
  /** Settles when all that could be kept is on its page. */
  close: () => Promise<void>;
}

/**
 * Opens `<folder>/<name>-<day>-<page>.jsonl`. A page ends with its day (UTC) or when it is full, so that nobody can fill
 * the disk by asking for much. Lines are gathered in memory and written by 64 KB, or after 2 s: a line per request must
 * not cost a system call, nor a turn of another thread. A folder that cannot be written loses lines, which are counted, and is tried again; a page that
 * was removed while it was written is begun anew.
 */
export function openRotatedFile(
  folder: string,
  name: string,
  bounds: Bounds,
  now: () => number,
): RotatedFile {
  let day = "";
  let dayEnds = 0;
  let number = 0;
  let size = 0;
  let lost = 0;
  let broken = false;
  let retryAt = 0;
  const ending = new Set<Promise<void>>();
  const confirmed = confirmer<string>();
  let page: BigIntStats | undefined;
  let path = "";
  let lookedAt = 0;
  /** Lines since the page was last seen under its name. */
  let unseen = 0;
  let destination: ReturnType<typeof pino.destination> | undefined;

  /** Lets a page go, once what waits for the disk is written. */
  const endPage = (): void => {
    const ended = destination;
    destination = undefined;
    if (ended === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    ending.add(promise);
    void promise.then(() => ending.delete(promise));
    ended.once("close", resolve).once("error", () => {
      lost += 1;
      ended.destroy();
      resolve();
    });
    ended.end();
  };
  const turnPage = (today: string, at: number): void => {
    endPage();
    const sameDay = day === today && number > 0;
    day = today;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // The page before may not have reached the disk yet: its size there says nothing while we write.
      number = sameDay ? number + 1 : nextNumber(folder, `${name}-${today}`, bounds.pageBytes);
      path = join(folder, `${name}-${today}-${String(number).padStart(DIGITS, "0")}.jsonl`);
      // Opened here and now: the destination's own opening comes later, and what closes before it is lost.
      const descriptor = openSync(path, "a", 0o600);
      page = fstatSync(descriptor, { bigint: true });
      size = Number(page.size);
      lookedAt = at;
      unseen = 0;
      destination = pino
        .destination({
          dest: descriptor,
          sync: false,
          minLength: WRITTEN,
          maxWrite: 2 * WRITTEN,
          maxLength: WAITING,
          periodicFlush: 2000,
        })
        .on("error", () => (broken = true))
        .on("write", () => (broken = false))
        .on("drop", () => (lost += 1));
      removeBeyond(folder, name, bounds.pages);
    } catch {
      broken = true;
      number = size = 0;
      retryAt = at + RETRY;
    }
  };
  /** Whether the page went from under its name, its folder with it or not: what is written into it is read by nobody. */
  const isGone = (at: number): boolean => {
    if (destination === undefined || Math.abs(at - lookedAt) < LOOK) return false;
    lookedAt = at;
    const now = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (now?.ino === page?.ino && now?.dev === page?.dev) {
      unseen = 0;
      return false;
    }
    lost += unseen;
    return true;
  };
  return {
    write(line) {
      const at = now();
      const full = size >= bounds.pageBytes;
      const isOver = at >= dayEnds || at < dayEnds - DAY;
      if (isOver || full || isGone(at) || (destination === undefined && at >= retryAt)) {
        dayEnds = (Math.floor(at / DAY) + 1) * DAY;
        turnPage(new Date(at).toISOString().slice(0, 10), at);
      }
      if (destination === undefined) {
        lost += 1;
        return;
      }
      unseen += 1;
      size += Buffer.byteLength(line);
      destination.write(line);
    },
    lost: () => lost,
    isBroken: () => broken,
    prune(at, tick) {
      const oldest = `${name}-${new Date(at - bounds.days * DAY).toISOString().slice(0, 10)}`;
      try {
        const old = pagesOf(folder, name).filter((page) => page < oldest);
        for (const page of confirmed(old, tick)) rmSync(join(folder, page), { force: true });
      } catch {
        // The folder is out of reach: writing says so.
      }
    },
    async close() {
      endPage();
      await Promise.all(ending);
    },
  };
}

/** The number of the last page of a day while it has room, else the one after it. */
function nextNumber(folder: string, nameAndDay: string, pageBytes: number): number {
  const last = pagesOf(folder, nameAndDay).at(-1);
  const number = Number(last?.match(/-(\d+)\.jsonl$/)?.[1] ?? 1);
  return last !== undefined && statSync(join(folder, last)).size >= pageBytes ? number + 1 : number;
}

/** Removes the oldest pages when there are more than so many. */
function removeBeyond(folder: string, name: string, pages: number): void {
  for (const page of pagesOf(folder, name).slice(0, -pages)) rmSync(join(folder, page), { force: true });
}

/** The pages whose names begin so, oldest first; those that an earlier version wrote bear no number. */
function pagesOf(folder: string, begin: string): string[] {
  return readdirSync(folder)
    .filter((page) => page.startsWith(`${begin}-`) && PAGE.test(page))
    .toSorted();
}
