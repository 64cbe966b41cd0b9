import type { DatabaseSync } from "node:sqlite";
import type { StoredMessage } from "../../message.ts";
import { payloadHash } from "../../same-message.ts";
import { inTransaction } from "../file/database-file.ts";
import { messageOf, movedRow } from "../../message-row.ts";
import { SELECT_MESSAGES } from "../../sql-words.ts";
import { INSERT_MESSAGE } from "./arrivals.ts";

const WITH_MORE = INSERT_MESSAGE.replace("(", "(id, told_at, ").replace(
  "VALUES (",
  "VALUES ($id, $told_at, ",
);

const INSERT_FATE = `INSERT INTO delivery (message_id, channel, state, attempts, next_attempt_at, sent_at, last_error)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** Messages in the order of their numbers, after a number. */
export function pageOfMessages(db: DatabaseSync, after: number, most: number): StoredMessage[] {
  return db.prepare(`${SELECT_MESSAGES} WHERE id > ? ORDER BY id LIMIT ?`).all(after, most).map(messageOf);
}

/** Takes messages as they stand elsewhere, all in one commit. @returns how many are new here */
export function admit(db: DatabaseSync, messages: readonly StoredMessage[]): number {
  const isThere = db.prepare(
    "SELECT 1 FROM message WHERE mail_id = ? OR (request_id = ? AND payload_hash = ?)",
  );
  return inTransaction(db, () => {
    const fresh = messages.filter(
      (one) => isThere.get(one.mailId, one.requestId ?? null, payloadHash(one)) === undefined,
    );
    for (const message of fresh) admitOne(db, message);
    return fresh.length;
  });
}

function admitOne(db: DatabaseSync, message: StoredMessage): void {
  const isTaken = (column: "id" | "request_id", value: number | string): boolean =>
    db.prepare(`SELECT 1 FROM message WHERE ${column} = ?`).get(value) !== undefined;
  const { id, requestId } = message;
  const { lastInsertRowid } = db.prepare(WITH_MORE).run({
    ...movedRow(message),
    id: isTaken("id", id) ? null : id,
    request_id: requestId === undefined || isTaken("request_id", requestId) ? null : requestId,
  });
  const give = db.prepare(INSERT_FATE);
  for (const { channel, state, attempts, nextAttemptAt, sentAt, lastError } of message.fates)
    give.run(lastInsertRowid, channel, state, attempts, nextAttemptAt, sentAt ?? null, lastError);
}
