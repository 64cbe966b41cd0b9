import { createPurge } from "./retention.ts";
import type { Outbox } from "./outbox.ts";

const EVERY = 65 * 60_000;

/** Purges old messages every 65 minutes for as long as the server runs. @returns a way to stop it */
export function startPurgeJob(outbox: Outbox): () => void {
  const purge = createPurge();
  const run = (): void => {
    try {
      purge(outbox.database(), Date.now(), performance.now());
    } catch {
      // The database is out of reach or busy; it says so itself, and the next run will do.
    }
  };
  run();
  const timer = setInterval(run, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
