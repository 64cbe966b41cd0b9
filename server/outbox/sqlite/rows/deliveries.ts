import type { DatabaseSync } from "node:sqlite";
import type { Channel } from "../../message.ts";
import type { Due, Which } from "../../message-store.ts";
import { inTransaction } from "../file/database-file.ts";
import { messageOf, type Row } from "../../message-row.ts";
import { SELECT_MESSAGES } from "../../sql-words.ts";

const DUE = `${SELECT_MESSAGES} JOIN delivery AS due ON due.message_id = message.id AND due.channel = ?`;

export function adopt(db: DatabaseSync, open: readonly Channel[]): void {
  inTransaction(db, () => giveFates(db, open));
}

/** Gives fates to what has none, takes back those of channels that were closed, and puts what was cut short or thrown far ahead back in the queue. */
export function beginRound(
  db: DatabaseSync,
  channel: Channel,
  open: readonly Channel[],
  now: number,
  latest: number,
): void {
  const openOnes = open.map((one) => `'${one}'`).join(", ");
  inTransaction(db, () => {
    db.exec(`DELETE FROM delivery WHERE channel NOT IN (${openOnes}) AND state <> 'sent'`);
    giveFates(db, open);
    db.prepare(
      "UPDATE delivery SET state = 'queued', next_attempt_at = 0 WHERE channel = ? AND state = 'sending'",
    ).run(channel);
    db.prepare(
      "UPDATE delivery SET next_attempt_at = ? WHERE channel = ? AND state = 'queued' AND next_attempt_at > ?",
    ).run(now, channel, latest);
  });
}

export function nextDue(
  db: DatabaseSync,
  channel: Channel,
  now: number,
  which: "due" | "new" = "due",
): Due | undefined {
  const row = db
    .prepare(
      `${DUE} WHERE due.state = 'queued' AND due.next_attempt_at <= ? ${which === "new" ? "AND due.attempts = 0" : ""} ORDER BY due.next_attempt_at, due.message_id LIMIT 1`,
    )
    .get(channel, now);
  return row && dueOf(row, channel);
}

export function oldestBlocked(db: DatabaseSync, channel: Channel): Due | undefined {
  const row = db.prepare(`${DUE} WHERE due.state = 'blocked' ORDER BY due.message_id LIMIT 1`).get(channel);
  return row && dueOf(row, channel);
}

/** Takes a message. There is one server here: its lease ends with it. */
export function take(db: DatabaseSync, channel: Channel, which: Which, now: number): Due | undefined {
  return inTransaction(db, () => {
    const due = typeof which === "number" ? waiting(db, channel, which) : nextDue(db, channel, now, which);
    if (due !== undefined)
      db.prepare(
        "UPDATE delivery SET state = 'sending', attempts = attempts + 1 WHERE channel = ? AND message_id = ?",
      ).run(channel, due.message.id);
    return due;
  });
}

function waiting(db: DatabaseSync, channel: Channel, id: number): Due | undefined {
  const row = db
    .prepare(`${DUE} WHERE due.message_id = ? AND due.state IN ('queued', 'blocked', 'refused')`)
    .get(channel, id);
  return row && dueOf(row, channel);
}

export function noteSent(db: DatabaseSync, channel: Channel, id: number, now: number): void {
  db.prepare(
    "UPDATE delivery SET state = 'sent', sent_at = ?, last_error = '' WHERE channel = ? AND message_id = ?",
  ).run(now, channel, id);
}

export function noteFailure(
  db: DatabaseSync,
  channel: Channel,
  id: number,
  state: "queued" | "blocked" | "refused",
  reason: string,
  nextAttemptAt: number,
): void {
  db.prepare(
    "UPDATE delivery SET state = ?, last_error = ?, next_attempt_at = ? WHERE channel = ? AND message_id = ? AND state <> 'sent'",
  ).run(state, reason, nextAttemptAt, channel, id);
}

export function putBack(db: DatabaseSync, channel: Channel, id: number, nextAttemptAt: number): void {
  db.prepare(
    "UPDATE delivery SET state = 'queued', attempts = attempts - 1, next_attempt_at = ? WHERE channel = ? AND message_id = ? AND state <> 'sent'",
  ).run(nextAttemptAt, channel, id);
}

export function releaseBlocked(db: DatabaseSync, channel: Channel): void {
  db.prepare(
    "UPDATE delivery SET state = 'queued', next_attempt_at = 0 WHERE channel = ? AND state = 'blocked'",
  ).run(channel);
}

function giveFates(db: DatabaseSync, open: readonly Channel[]): void {
  const give = db.prepare(
    `INSERT INTO delivery (message_id, channel, state) SELECT id, $channel, 'queued' FROM message
     WHERE quarantined = 0 AND NOT EXISTS (
       SELECT 1 FROM delivery WHERE message_id = message.id AND (channel = $channel OR state = 'sent'))`,
  );
  for (const channel of open) give.run({ channel });
}

function dueOf(row: Row, channel: Channel): Due {
  const message = messageOf(row);
  const fate = message.fates.find((one) => one.channel === channel);
  if (fate === undefined) throw new Error(`message ${message.id} has no fate on ${channel}`);
  return { message, fate };
}
