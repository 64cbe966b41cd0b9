import type { DatabaseSync } from "node:sqlite";
import type { StoredMessage } from "../../message.ts";
import { messageOf } from "./message-row.ts";

/** Puts what was cut short back in the queue, and brings back due times that a clock jump threw into the far future. */
export function beginRound(db: DatabaseSync, now: number, latest: number): void {
  db.exec("UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'sending'");
  db.prepare("UPDATE message SET next_attempt_at = ? WHERE state = 'queued' AND next_attempt_at > ?").run(
    now,
    latest,
  );
}

export function nextDue(db: DatabaseSync, now: number): StoredMessage | undefined {
  const row = db
    .prepare(
      "SELECT * FROM message WHERE state = 'queued' AND next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1",
    )
    .get(now);
  return row && messageOf(row);
}

export function oldestBlocked(db: DatabaseSync): StoredMessage | undefined {
  const row = db.prepare("SELECT * FROM message WHERE state = 'blocked' ORDER BY id LIMIT 1").get();
  return row && messageOf(row);
}

export function noteAttempt(db: DatabaseSync, id: number): void {
  db.prepare("UPDATE message SET state = 'sending', attempts = attempts + 1 WHERE id = ?").run(id);
}

export function noteSent(db: DatabaseSync, id: number, now: number): void {
  db.prepare("UPDATE message SET state = 'sent', sent_at = ?, last_error = '' WHERE id = ?").run(now, id);
}

export function noteFailure(
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

export function releaseBlocked(db: DatabaseSync): void {
  db.exec("UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'blocked'");
}
