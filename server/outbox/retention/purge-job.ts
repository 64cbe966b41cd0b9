import type { MessageStore } from "../message-store.ts";
import { createAsidePurge, createPurge } from "./retention.ts";

const EVERY = 65 * 60_000;

/** Purges old messages every 65 minutes for as long as the server runs. @returns a way to stop it */
export function startPurgeJob(store: MessageStore): () => void {
  const purges = [createPurge(store), createAsidePurge(store)];
  const run = async (): Promise<void> => {
    try {
      for (const purge of purges) await purge(Date.now(), performance.now());
    } catch {
      // The messages are out of reach or busy; the store says so itself, and the next run will do.
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
