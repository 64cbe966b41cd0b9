import type { DatabaseSync } from "node:sqlite";
import { LONGEST_WAIT } from "../../delivery/backoff.ts";
import { messageOf } from "./message-row.ts";
import type { StoredMessage } from "../../message.ts";

/**
 * A send that a crash cut short, or whose end could not be noted on a full disk, goes out again under the same Message-ID:
 * at most a recognisable double, never a loss. Rounds come one after the other, so none is under way between two.
 */
export function recoverInterrupted(db: DatabaseSync): void {
  db.exec("UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'sending'");
}

/** Brings back due times that a clock jump threw into the far future. */
export function clampDueTimes(db: DatabaseSync, now: number): void {
  db.prepare("UPDATE message SET next_attempt_at = ? WHERE state = 'queued' AND next_attempt_at > ?").run(
    now,
    now + LONGEST_WAIT,
  );
}

/** The oldest message whose time has come. */
export function nextDue(db: DatabaseSync, now: number): StoredMessage | undefined {
  const row = db
    .prepare("SELECT * FROM message WHERE state = 'queued' AND next_attempt_at <= ? ORDER BY id LIMIT 1")
    .get(now);
  return row && messageOf(row);
}

/** The oldest message that waits for our set-up to be mended; while there is one, the queue is stopped. */
export function oldestBlocked(db: DatabaseSync): StoredMessage | undefined {
  const row = db.prepare("SELECT * FROM message WHERE state = 'blocked' ORDER BY id LIMIT 1").get();
  return row && messageOf(row);
}

export function markSending(db: DatabaseSync, id: number): void {
  db.prepare("UPDATE message SET state = 'sending', attempts = attempts + 1 WHERE id = ?").run(id);
}

export function markSent(db: DatabaseSync, id: number, now: number): void {
  db.prepare("UPDATE message SET state = 'sent', sent_at = ?, last_error = '' WHERE id = ?").run(now, id);
}

/** Puts a message aside under a state with the reason that the staff will read. */
export function markFailed(
  db: DatabaseSync,
  id: number,
  state: "queued" | "blocked" | "refused",
  reason: string,
  nextAttemptAt: number,
): void {
  db.prepare("UPDATE message SET state = ?, last_error = ?, next_attempt_at = ? WHERE id = ?").run(
    state,
    reason,
    nextAttemptAt,
    id,
  );
}

/** Our set-up works again: everything that it stopped goes out. */
export function releaseBlocked(db: DatabaseSync): void {
  db.exec("UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'blocked'");
}
