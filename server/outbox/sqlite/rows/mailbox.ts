import type { DatabaseSync } from "node:sqlite";
import { messageOf } from "./message-row.ts";
import type { MessageState, StoredMessage } from "../../message.ts";
import { scrub } from "../../retention/retention.ts";

/** All the messages, oldest first, or those of one state. */
export function listMessages(db: DatabaseSync, state?: MessageState): StoredMessage[] {
  const rows =
    state === undefined
      ? db.prepare("SELECT * FROM message ORDER BY id").all()
      : db.prepare("SELECT * FROM message WHERE state = ? ORDER BY id").all(state);
  return rows.map(messageOf);
}

/** One message by its number. */
export function findMessage(db: DatabaseSync, id: number): StoredMessage | undefined {
  const row = db.prepare("SELECT * FROM message WHERE id = ?").get(id);
  return row && messageOf(row);
}

/** Sends waiting, blocked or refused messages again, at once. @returns how many */
export function retryMessages(db: DatabaseSync, ids: readonly number[] | "all"): number {
  const sql =
    "UPDATE message SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = '' WHERE state IN ('queued', 'blocked', 'refused')";
  if (ids === "all") return Number(db.prepare(sql).run().changes);
  return each(db, `${sql} AND id = ?`, ids);
}

/** Lets doubtful messages go like the others. @returns how many */
export function releaseMessages(db: DatabaseSync, ids: readonly number[]): number {
  return each(
    db,
    "UPDATE message SET state = 'queued', next_attempt_at = 0 WHERE state = 'quarantine' AND id = ?",
    ids,
  );
}

/** Deletes messages for good, bytes included. @returns how many */
export function deleteMessages(db: DatabaseSync, ids: readonly number[]): number {
  const count = each(db, "DELETE FROM message WHERE id = ?", ids);
  scrub(db);
  return count;
}

/** Erases everything that one person wrote, whatever its state, bytes included (a right under the GDPR). @returns how many */
export function eraseByEmail(db: DatabaseSync, email: string): number {
  const { changes } = db.prepare("DELETE FROM message WHERE lower(email) = lower(?)").run(email.trim());
  scrub(db);
  return Number(changes);
}

function each(db: DatabaseSync, sql: string, ids: readonly number[]): number {
  const statement = db.prepare(sql);
  return ids.reduce((count, id) => count + Number(statement.run(id).changes), 0);
}
