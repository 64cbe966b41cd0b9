import type { DatabaseSync } from "node:sqlite";
import type { MessageState, StoredMessage } from "../../message.ts";
import type { Ageing } from "../../message-store.ts";
import { messageOf } from "../../message-row.ts";
import { SELECT_MESSAGES } from "./select-messages.ts";

/** What has not reached every channel yet, without what is doubtful. */
const TO_SEND = `quarantined = 0 AND (NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)
  OR EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND state IN ('queued', 'blocked', 'refused')))`;

const AGAIN = `UPDATE delivery SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = ''
  WHERE state IN ('queued', 'blocked', 'refused') AND message_id IN (SELECT value FROM json_each(?))`;

export function listMessages(db: DatabaseSync, state?: MessageState): StoredMessage[] {
  const messages = db.prepare(`${SELECT_MESSAGES} ORDER BY id`).all().map(messageOf);
  return state === undefined ? messages : messages.filter((message) => message.state === state);
}

export function findMessage(db: DatabaseSync, id: number): StoredMessage | undefined {
  const row = db.prepare(`${SELECT_MESSAGES} WHERE id = ?`).get(id);
  return row && messageOf(row);
}

export function retryMessages(db: DatabaseSync, asked: readonly number[] | "all"): number {
  const waiting = new Set(
    db
      .prepare(`SELECT id FROM message WHERE ${TO_SEND}`)
      .all()
      .map((row) => Number(row["id"])),
  );
  const ids = asked === "all" ? [...waiting] : asked.filter((id) => waiting.has(id));
  changed(db, AGAIN, ids);
  return ids.length;
}

export function releaseMessages(db: DatabaseSync, ids: readonly number[]): number {
  return changed(
    db,
    "UPDATE message SET quarantined = 0 WHERE quarantined = 1 AND id IN (SELECT value FROM json_each(?))",
    ids,
  );
}

export function removeMessages(db: DatabaseSync, ids: readonly number[]): number {
  const count = changed(db, "DELETE FROM message WHERE id IN (SELECT value FROM json_each(?))", ids);
  scrub(db);
  return count;
}

export function eraseByEmail(db: DatabaseSync, email: string): number {
  const { changes } = db.prepare("DELETE FROM message WHERE lower(email) = lower(?)").run(email.trim());
  scrub(db);
  return Number(changes);
}

export function expiredIds(db: DatabaseSync, before: Parameters<Ageing["expired"]>[0]): number[] {
  const rows = db
    .prepare(
      `SELECT id FROM message LEFT JOIN (
         SELECT message_id, max(sent_at) AS reached, min(state = 'sent') AS everywhere FROM delivery GROUP BY message_id
       ) ON message_id = id
       WHERE CASE
         WHEN quarantined = 1 AND told_at < $told THEN received_at < $quarantine
         WHEN quarantined = 0 AND everywhere = 1 THEN reached < $sent
         ELSE received_at < $undelivered
       END`,
    )
    .all({ ...before });
  return rows.map((row) => Number(row["id"]));
}

/** Makes a deletion real: folds and empties the write-ahead log, then gives freed pages back to the disk. */
function scrub(db: DatabaseSync): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)");
}

/** One statement for all ids, so that a long list is one commit. @returns how many messages it changed */
function changed(db: DatabaseSync, sql: string, ids: readonly number[]): number {
  return Number(db.prepare(sql).run(JSON.stringify(ids)).changes);
}
