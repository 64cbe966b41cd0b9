import type { DatabaseSync } from "node:sqlite";
import type { MessageState, StoredMessage } from "../../message.ts";
import type { Ageing } from "../../message-store.ts";
import { inTransaction } from "../file/database-file.ts";
import { messageOf } from "./message-row.ts";

export function listMessages(db: DatabaseSync, state?: MessageState): StoredMessage[] {
  const rows =
    state === undefined
      ? db.prepare("SELECT * FROM message ORDER BY id").all()
      : db.prepare("SELECT * FROM message WHERE state = ? ORDER BY id").all(state);
  return rows.map(messageOf);
}

export function findMessage(db: DatabaseSync, id: number): StoredMessage | undefined {
  const row = db.prepare("SELECT * FROM message WHERE id = ?").get(id);
  return row && messageOf(row);
}

export function retryMessages(db: DatabaseSync, ids: readonly number[] | "all"): number {
  const sql =
    "UPDATE message SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = '' WHERE state IN ('queued', 'blocked', 'refused')";
  if (ids === "all") return Number(db.prepare(sql).run().changes);
  return each(db, `${sql} AND id = ?`, ids);
}

export function releaseMessages(db: DatabaseSync, ids: readonly number[]): number {
  return each(
    db,
    "UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'quarantine' AND id = ?",
    ids,
  );
}

export function removeMessages(db: DatabaseSync, ids: readonly number[]): number {
  const count = each(db, "DELETE FROM message WHERE id = ?", ids);
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
      `SELECT id FROM message WHERE (state = 'sent' AND sent_at < ?) OR (state = 'quarantine' AND received_at < ?)
       OR (state NOT IN ('sent', 'quarantine') AND received_at < ?)`,
    )
    .all(before.sent, before.quarantine, before.undelivered);
  return rows.map((row) => Number(row["id"]));
}

/** Makes a deletion real: folds and empties the write-ahead log, then gives freed pages back to the disk. */
function scrub(db: DatabaseSync): void {
  db.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)");
}

/** One statement for each id, all in one transaction: a database that turns busy halfway has changed nothing. */
function each(db: DatabaseSync, sql: string, ids: readonly number[]): number {
  const statement = db.prepare(sql);
  return inTransaction(db, () => ids.reduce((count, id) => count + Number(statement.run(id).changes), 0));
}
