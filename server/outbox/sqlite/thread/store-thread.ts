import { Worker } from "node:worker_threads";
import { traceOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../../message-store.ts";
import type { Question, Said, ThreadSettings, ThreadWays } from "./thread-ways.ts";

export type { ThreadWays } from "./thread-ways.ts";

/** How long an answer is waited for, in milliseconds. */
const ANSWER_WITHIN = 10_000;

/** The same for what is asked at the start, in milliseconds: a big database is read to its end first. */
const STARTED_WITHIN = 30_000;

/** The same for a copy of everything, in milliseconds. */
const COPIED_WITHIN = 600_000;

/** The same for the health, in milliseconds: a monitor must hear of a thread that is stuck before it gives up itself. */
const HEALTH_WITHIN = 2000;

/** How long a thread that died is left alone, in milliseconds: twice as long each time, up to the last. */
const RESTART_AFTER = [500, 60_000] as const;

const SILENT =
  "La base des messages ne répond pas (disque très lent, ou réseau coupé ?), les messages sont refusés.";
const DEAD = "Le fil qui garde les messages s’est arrêté ; le site le relance de lui-même.";

interface Waiting {
  // Methods, so that each waiting question keeps its own type of answer.
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Starts the thread of the messages. What it cannot answer in time, or because it died, is StoreUnavailable: the write may
 * still come to pass then, which the number of the message makes harmless. A thread that dies is said and started again.
 * @param say takes what the staff should read in the terminal
 */
export function startStoreThread(settings: ThreadSettings, say: (text: string) => void): ThreadWays {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;
  let closing = false;
  let restart: NodeJS.Timeout | undefined;
  let pause: number = RESTART_AFTER[0];

  const start = (): void => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { workerData: settings });
    let reason = "";
    worker = started;
    started.on("message", (said: Said) => {
      if (said.kind === "line") return say(said.text);
      pause = RESTART_AFTER[0];
      settle(said);
    });
    started.on("error", (error) => (reason = traceOf(error)));
    started.once("exit", () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new StoreUnavailable(frenchSpaces(DEAD)));
      waiting.clear();
      if (closing) return;
      say(frenchSpaces(reason === "" ? DEAD : `${DEAD} (${reason})`));
      restart = setTimeout(start, pause);
      pause = Math.min(pause * 2, RESTART_AFTER[1]);
    });
  };
  const settle = (said: Exclude<Said, { kind: "line" }>): void => {
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if (said.kind === "answer") asked?.resolve(said.value);
    else asked?.reject(said.kind === "unavailable" ? new StoreUnavailable(said.text) : said.error);
  };
  const ask = <T>(way: Question["way"], args: readonly unknown[], within = ANSWER_WITHIN): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (worker === undefined) return reject(new StoreUnavailable(frenchSpaces(DEAD)));
      const id = ++last;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new StoreUnavailable(frenchSpaces(SILENT)));
      }, within);
      waiting.set(id, {
        resolve(value: T) {
          clearTimeout(timer);
          resolve(value);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      });
      worker.postMessage({ id, way, args } satisfies Question, []);
    });

  start();
  return {
    recognise: (...args) => ask("recognise", args),
    insert: (...args) => ask("insert", args),
    repeatOf: (...args) => ask("repeatOf", args),
    census: (...args) => ask("census", args),
    secret: (...args) => ask("secret", args, STARTED_WITHIN),
    adopt: (...args) => ask("adopt", args),
    beginRound: (...args) => ask("beginRound", args),
    nextDue: (...args) => ask("nextDue", args),
    oldestBlocked: (...args) => ask("oldestBlocked", args),
    take: (...args) => ask("take", args),
    noteSent: (...args) => ask("noteSent", args),
    noteFailure: (...args) => ask("noteFailure", args),
    putBack: (...args) => ask("putBack", args),
    releaseBlocked: (...args) => ask("releaseBlocked", args),
    list: (...args) => ask("list", args),
    find: (...args) => ask("find", args),
    retry: (...args) => ask("retry", args),
    release: (...args) => ask("release", args),
    remove: (...args) => ask("remove", args),
    eraseByEmail: (...args) => ask("eraseByEmail", args),
    standing: (...args) => ask("standing", args),
    noteTold: (...args) => ask("noteTold", args),
    lastAlert: (...args) => ask("lastAlert", args),
    noteAlert: (...args) => ask("noteAlert", args),
    page: (...args) => ask("page", args),
    admit: (...args) => ask("admit", args),
    expired: (...args) => ask("expired", args),
    copyTo: (...args) => ask("copyTo", args, COPIED_WITHIN),
    setAside: (...args) => ask("setAside", args),
    dropSetAside: (...args) => ask("dropSetAside", args),
    async trouble() {
      try {
        return await ask("trouble", [], HEALTH_WITHIN);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        return { text: error.message, refuses: true };
      }
    },
    async close() {
      closing = true;
      clearTimeout(restart);
      const open = worker;
      if (open === undefined) return;
      // A thread that is stuck does not hold up the stop: what it was asked for is written, or was never acknowledged.
      await ask("close", []).then(
        async () => open.terminate(),
        () => void open.terminate(),
      );
    },
  };
}
