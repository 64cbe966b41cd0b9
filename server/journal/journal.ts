import { join } from "node:path";
import pino from "pino";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Bounds, openRotatedFile } from "./rotated-file.ts";

const MB = 1024 * 1024;

/** The journals hold no address, no browser name, nothing that a visitor typed: 200 MB and 20 MB at most, 30 days. */
const ACCESSES: Bounds = { days: 30, pageBytes: 10 * MB, pages: 20 };
const INCIDENTS: Bounds = { days: 30, pageBytes: 2 * MB, pages: 10 };

/** One line of the journal: `route` is a path of the site or a word in parentheses, `request` the number that was answered. */
export interface Access {
  request: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** What the server notes, one JSON line each, in `<data>/journal/`. */
export interface Journal {
  access: (access: Access) => void;
  /**
   * Notes an incident; `detail` is for the staff and never holds a visitor's words. It has pages of its own: a flood of
   * requests must not push it out.
   * @param request the number of the request that met it, if one did
   */
  incident: (what: string, detail: string, request?: string) => void;
  /** Why lines are not kept, in French, or undefined. */
  trouble: () => string | undefined;
  /** Lines that could not be kept since the start. */
  lost: () => number;
  /** Removes what is older than 30 days, found so twice at an hour's distance of `tick`, a clock that cannot be moved. */
  prune: (now: number, tick: number) => void;
  close: () => Promise<void>;
}

/** The time now, in words. A busy server asks twenty times in a millisecond: they are made once. */
function createClock(): () => string {
  let at = 0;
  let words = "";
  return () => {
    const now = Date.now();
    if (now !== at) words = new Date((at = now)).toISOString();
    return words;
  };
}

/** Opens the journals of a data folder. One that cannot be written does not stop the site: it says so in its trouble. */
export function openJournal(dataDir: string, now: () => number = Date.now): Journal {
  const folder = join(dataDir, "journal");
  const accesses = openRotatedFile(folder, "acces", ACCESSES, now);
  const incidents = openRotatedFile(folder, "incidents", INCIDENTS, now);
  const clock = createClock();
  const toIncidents = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, incidents);
  return {
    // As pino writes it, for an eighth of its time: this is done for every picture.
    access: (access) =>
      accesses.write(`{"level":30,"time":"${clock()}",${JSON.stringify(access).slice(1)}\n`),
    incident: (what, detail, request) => toIncidents.error({ what, detail, request }),
    trouble: () =>
      accesses.isBroken() || incidents.isBroken()
        ? frenchSpaces("Le journal ne s’écrit pas : le disque est plein, ou son dossier est protégé.")
        : undefined,
    lost: () => accesses.lost() + incidents.lost(),
    prune(at, tick) {
      for (const file of [accesses, incidents]) file.prune(at, tick);
    },
    async close() {
      await Promise.all([accesses.close(), incidents.close()]);
    },
  };
}
