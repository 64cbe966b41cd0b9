import { fstatSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { confirmer } from "#server/confirmer.ts";

/** Digits of a page's number: names in order are pages in order. */
const DIGITS = 5;
const PAGE = /-\d{4}-\d{2}-\d{2}(-\d{5})?\.jsonl$/;
const DAY = 24 * 3_600_000;

/** Bytes that wait in memory for a disk that does not take them; beyond, lines are dropped and counted. */
const WAITING = 1024 * 1024;

/** Bytes that are written at once. */
const WRITTEN = 64 * 1024;

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
 * not cost a system call, nor a turn of another thread. A folder that cannot be written loses lines, which are counted, and is tried again every minute.
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
  let destination: ReturnType<typeof pino.destination> | undefined;

  /** Lets a page go, once what waits for the disk is written. */
  const endPage = (): void => {
    const page = destination;
    destination = undefined;
    if (page === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    ending.add(promise);
    void promise.then(() => ending.delete(promise));
    page.once("close", resolve).once("error", () => {
      lost += 1;
      page.destroy();
      resolve();
    });
    page.end();
  };
  const turnPage = (today: string, at: number): void => {
    endPage();
    const sameDay = day === today && number > 0;
    day = today;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // The page before may not have reached the disk yet: its size there says nothing while we write.
      number = sameDay ? number + 1 : nextNumber(folder, `${name}-${today}`, bounds.pageBytes);
      const page = `${name}-${today}-${String(number).padStart(DIGITS, "0")}.jsonl`;
      // Opened here and now: the destination's own opening comes later, and what closes before it is lost.
      const descriptor = openSync(join(folder, page), "a", 0o600);
      size = fstatSync(descriptor).size;
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
      retryAt = at + 60_000;
    }
  };
  return {
    write(line) {
      const at = now();
      const full = size >= bounds.pageBytes;
      const isOver = at >= dayEnds || at < dayEnds - DAY;
      if (isOver || full || (destination === undefined && at >= retryAt)) {
        dayEnds = (Math.floor(at / DAY) + 1) * DAY;
        turnPage(new Date(at).toISOString().slice(0, 10), at);
      }
      if (destination === undefined) {
        lost += 1;
        return;
      }
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
