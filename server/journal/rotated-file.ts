import { fstatSync, mkdirSync, openSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";

const DAY = 24 * 3_600_000;

/** Bytes that wait in memory for a disk that does not take them; beyond, lines are dropped and counted. */
const WAITING = 1024 * 1024;

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
  close: () => void;
}

/**
 * Opens `<folder>/<name>-<day>-<page>.jsonl`. A page ends with its day (UTC) or when it is full, so that nobody can fill
 * the disk by asking for much. Lines are gathered in memory and written by 4 KB, or after 2 s: a line per request must
 * not cost a system call. A folder that cannot be written loses lines, which are counted, and is tried again every minute.
 */
export function openRotatedFile(
  folder: string,
  name: string,
  bounds: Bounds,
  now: () => number,
): RotatedFile {
  let day = "";
  let size = 0;
  let lost = 0;
  let broken = false;
  let retryAt = 0;
  let destination: ReturnType<typeof pino.destination> | undefined;

  const close = (): void => {
    try {
      destination?.flushSync();
      destination?.end();
    } catch {
      // The disk is full: what waited in memory is lost.
      lost += 1;
    }
    destination = undefined;
  };
  const turnPage = (today: string, at: number): void => {
    close();
    day = today;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const page = pageFor(folder, name, today, bounds.pageBytes);
      // Opened here and now: the destination's own opening comes later, and what closes before it is lost.
      const descriptor = openSync(join(folder, page), "a", 0o600);
      size = fstatSync(descriptor).size;
      destination = pino
        .destination({
          dest: descriptor,
          sync: false,
          minLength: 4096,
          maxLength: WAITING,
          periodicFlush: 2000,
        })
        .on("error", () => (broken = true))
        .on("write", () => (broken = false))
        .on("drop", () => (lost += 1));
      removeOld(folder, name, bounds, at);
    } catch {
      broken = true;
      size = 0;
      retryAt = at + 60_000;
    }
  };
  return {
    write(line) {
      const at = now();
      const today = new Date(at).toISOString().slice(0, 10);
      const full = size >= bounds.pageBytes;
      if (today !== day || full || (destination === undefined && at >= retryAt)) turnPage(today, at);
      if (destination === undefined) {
        lost += 1;
        return;
      }
      size += Buffer.byteLength(line);
      destination.write(line);
    },
    lost: () => lost,
    isBroken: () => broken,
    close,
  };
}

/** The last page of the day while it has room, or the one after it. */
function pageFor(folder: string, name: string, day: string, pageBytes: number): string {
  const last = pagesOf(folder, name).findLast((page) => page.startsWith(`${name}-${day}-`));
  const nameOf = (number: number): string => `${name}-${day}-${String(number).padStart(5, "0")}.jsonl`;
  if (last === undefined) return nameOf(1);
  const number = Number(last.slice(-"00001.jsonl".length, -".jsonl".length));
  const { size } = statSync(join(folder, last));
  return nameOf(size >= pageBytes ? number + 1 : number);
}

function removeOld(folder: string, name: string, { days, pages }: Bounds, now: number): void {
  const oldest = `${name}-${new Date(now - days * DAY).toISOString().slice(0, 10)}`;
  const found = pagesOf(folder, name);
  const beyond = found.length - pages;
  for (const [index, page] of found.entries())
    if (index < beyond || page < oldest) rmSync(join(folder, page), { force: true });
}

/** The pages of a journal, oldest first; those that an earlier version wrote bear no number. */
function pagesOf(folder: string, name: string): string[] {
  return readdirSync(folder)
    .filter((page) => page.startsWith(`${name}-`) && /-\d{4}-\d{2}-\d{2}(-\d{5})?\.jsonl$/.test(page))
    .toSorted();
}
