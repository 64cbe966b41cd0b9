import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Outbox } from "../sqlite/served-store.ts";
import { confirmer, createPurge, KEPT_DAYS } from "./retention.ts";

const EVERY = 65 * 60_000;
const DAY = 24 * 3_600_000;

/** Purges old messages every 65 minutes for as long as the server runs. @returns a way to stop it */
export function startPurgeJob(outbox: Outbox, dataDir: string): () => void {
  const purge = createPurge();
  const purgeAside = createAsidePurge(dataDir);
  const run = (): void => {
    try {
      purge(outbox.database(), Date.now(), performance.now());
      purgeAside(Date.now(), performance.now());
    } catch {
      // The database is out of reach or busy; it says so itself, and the next run will do.
    }
  };
  run();
  const timer = setInterval(run, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Makes the purge of the damaged databases that were set aside: they hold messages too, so they go when the last of
 * those would. Their names tell when they were set aside.
 */
export function createAsidePurge(dataDir: string): (now: number, tick: number) => void {
  const confirmed = confirmer<string>();
  return (now, tick) => {
    const oldest = new Date(now - KEPT_DAYS.undelivered * DAY).toISOString().slice(0, 10);
    const old = readdirSync(dataDir).filter(
      (name) => (name.match(/^contact\.abimee-(\d{4}-\d{2}-\d{2})/)?.[1] ?? "9999") < oldest,
    );
    for (const name of confirmed(old, tick)) rmSync(join(dataDir, name), { force: true });
  };
}
