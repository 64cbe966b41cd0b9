import type { DatabaseSync } from "node:sqlite";

const DAY = 24 * 3_600_000;

/** How long messages are kept, in days: after delivery, never delivered, and set aside as doubtful. */
export const KEPT_DAYS = { sent: 90, undelivered: 180, quarantine: 30 } as const;

/** What goes must be found too old twice, at least this far apart by a clock that cannot be moved, in milliseconds. */
const CONFIRM_AFTER = 3_600_000;

/** Purges old messages; `tick` is a monotonic clock in milliseconds, `now` the calendar's. */
export type Purge = (db: DatabaseSync, now: number, tick: number) => number;

/**
 * Makes the purge. One look at a clock that jumped a year ahead must not erase everything: only what was already too
 * old an hour earlier goes. Erased bytes are overwritten and the log is folded away, so nothing lingers in the files.
 */
export function createPurge(): Purge {
  const confirmed = confirmer<number>();
  return (db, now, tick) => {
    const ids = confirmed(expiredIds(db, now), tick);
    const remove = db.prepare("DELETE FROM message WHERE id = ?");
    for (const id of ids) remove.run(id);
    if (ids.length > 0) scrub(db);
    return ids.length;
  };
}

/** Gives back those of the expired things that were already expired an hour of `tick` earlier. */
export function confirmer<T>(): (expired: readonly T[], tick: number) => T[] {
  let since = new Map<T, number>();
  return (expired, tick) => {
    since = new Map(expired.map((one) => [one, since.get(one) ?? tick]));
    return expired.filter((one) => tick - (since.get(one) ?? tick) >= CONFIRM_AFTER);
  };
}

/** Makes a deletion real: folds and empties the write-ahead log, then gives freed pages back to the disk. */
export function scrub(db: DatabaseSync): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)");
}

function expiredIds(db: DatabaseSync, now: number): number[] {
  const rows = db
    .prepare(
      `SELECT id FROM message WHERE (state = 'sent' AND sent_at < ?) OR (state = 'quarantine' AND received_at < ?)
       OR (state NOT IN ('sent', 'quarantine') AND received_at < ?)`,
    )
    .all(now - KEPT_DAYS.sent * DAY, now - KEPT_DAYS.quarantine * DAY, now - KEPT_DAYS.undelivered * DAY);
  return rows.map((row) => Number(row["id"]));
}
