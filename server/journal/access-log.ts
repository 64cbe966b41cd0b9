import { mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";

/** Days during which the journal is kept. It holds no address, no browser name, nothing that a visitor typed. */
const KEPT_DAYS = 30;
const DAY = 24 * 3_600_000;

/** Lines of a day, about 200 MB: a flood of requests must not fill the disk. Incidents are noted beyond. */
const LINES_A_DAY = 1_500_000;

/** One line of the journal: `route` is a path of the site or a word in parentheses. */
export interface Access {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Writes the access journal, one JSON line a request, one file a day, in `<data>/journal/`. */
export interface AccessLog {
  write: (access: Access) => void;
  /** Notes an incident; `detail` is for the staff and never holds a visitor's words. */
  incident: (what: string, detail: string) => void;
  close: () => void;
}

/** Opens the journal of a data folder. A folder that cannot be written is not worth stopping the site: it stays silent. */
export function openAccessLog(dataDir: string, now: () => number = Date.now): AccessLog {
  const folder = join(dataDir, "journal");
  let day = "";
  let left = LINES_A_DAY;
  let logger: pino.Logger | undefined;
  let destination: ReturnType<typeof pino.destination> | undefined;

  const turnPage = (today: string): void => {
    day = today;
    left = LINES_A_DAY;
    close();
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      removeOld(folder, now());
      // Gathered in memory and written by 4 KB: a line per request must not cost a system call.
      destination = pino.destination({
        // Opened here and now: the destination's own opening comes later, and what closes before it is lost.
        dest: openSync(join(folder, `acces-${today}.jsonl`), "a", 0o600),
        sync: false,
        minLength: 4096,
        periodicFlush: 2000,
      });
      destination.on("error", () => {});
      logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
    } catch {
      logger = undefined;
    }
  };
  const current = (): pino.Logger | undefined => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (today !== day) turnPage(today);
    return logger;
  };
  const close = (): void => {
    try {
      destination?.flushSync();
      destination?.end();
    } catch {
      // Not opened yet, or the disk is full: nothing more can be written.
    }
    destination = undefined;
    logger = undefined;
  };
  return {
    write(access) {
      const today = current();
      if (left-- > 0) today?.info(access);
    },
    incident: (what, detail) => current()?.error({ what, detail }),
    close,
  };
}

function removeOld(folder: string, now: number): void {
  const oldest = `acces-${new Date(now - KEPT_DAYS * DAY).toISOString().slice(0, 10)}`;
  for (const name of readdirSync(folder)) {
    if (/^acces-\d{4}-\d{2}-\d{2}\.jsonl$/.test(name) && name < oldest)
      rmSync(join(folder, name), { force: true });
  }
}
