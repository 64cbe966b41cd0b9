import { setTimeout as wait } from "node:timers/promises";
import { sqliteFailure } from "../file/database-file.ts";

/** How long between two tries, in milliseconds. */
const BETWEEN = 20;

/**
 * Does work as soon as no other process holds the database. Between tries the thread is free: what only reads goes on.
 * @param patience how long to try, in milliseconds; 0 tries once
 * @throws the error of SQLite when the database is still busy, or at once any other
 */
export async function patiently<T>(work: () => T, patience: number): Promise<T> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (sqliteFailure(error) !== "busy" || performance.now() >= until) throw error;
    }
    await wait(BETWEEN);
  }
}
