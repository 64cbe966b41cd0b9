import type { Ageing, Mailbox, Moves } from "../message-store.ts";
import { ARRIVAL_COLUMNS, messageOf, movedRow } from "../message-row.ts";
import type { StoredMessage } from "../message.ts";
import { payloadHash } from "../same-message.ts";
import { type Sql, type Statement, statement, type Value } from "./sql.ts";

export { messageOf } from "../message-row.ts";

/** Selects messages, each with its fates in one column; a WHERE may follow, which calls the table `message`. */
export const SELECT_MESSAGES = `SELECT message.*, (
    SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts,
      'next_attempt_at', next_attempt_at, 'sent_at', sent_at, 'last_error', last_error))
    FROM delivery WHERE message_id = message.id
  ) AS fates FROM message`;

/** What has not reached every channel yet, without what is doubtful. */
const TO_SEND = `quarantined = 0 AND (NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)
  OR EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND state IN ('queued', 'blocked', 'refused')))`;

const AMONG = "IN (SELECT value FROM json_each(?))";

/** What the staff does with the messages of D1, what grows old there, and how they go from one store to another. */
export function messagesIn(sql: Sql): Mailbox & Ageing & Moves {
  const rows = async (one: Statement): Promise<StoredMessage[]> => {
    const [found] = await sql.batch([one]);
    return (found?.rows ?? []).map(messageOf);
  };
  const changed = async (text: string, ...values: Value[]): Promise<number> => {
    const [gone] = await sql.batch([statement(`${text} RETURNING id`, ...values)]);
    return gone?.rows.length ?? 0;
  };
  return {
    async list(state) {
      const messages = await rows(statement(`${SELECT_MESSAGES} ORDER BY id`));
      return state === undefined ? messages : messages.filter((message) => message.state === state);
    },
    find: async (id) => (await rows(statement(`${SELECT_MESSAGES} WHERE id = ?`, id)))[0],
    async retry(ids) {
      const asked = ids === "all" ? "" : `AND id ${AMONG}`;
      const values = ids === "all" ? [] : [JSON.stringify(ids)];
      const waiting = `SELECT id FROM message WHERE ${TO_SEND} ${asked}`;
      const [found] = await sql.batch([
        statement(waiting, ...values),
        statement(
          `UPDATE delivery SET state = 'queued', attempts = 0, next_attempt_at = 0, last_error = ''
             WHERE state IN ('queued', 'blocked', 'refused') AND message_id IN (${waiting})`,
          ...values,
        ),
      ]);
      return found?.rows.length ?? 0;
    },
    release: (ids) =>
      changed(
        `UPDATE message SET quarantined = 0 WHERE quarantined = 1 AND id ${AMONG}`,
        JSON.stringify(ids),
      ),
    remove: (ids) => changed(`DELETE FROM message WHERE id ${AMONG}`, JSON.stringify(ids)),
    eraseByEmail: (email) => changed("DELETE FROM message WHERE lower(email) = lower(?)", email.trim()),
    async expired({ sent, quarantine, told, undelivered }) {
      const [found] = await sql.batch([
        statement(
          `SELECT id FROM message LEFT JOIN (
             SELECT message_id, max(sent_at) AS reached_at, min(state = 'sent') AS everywhere FROM delivery GROUP BY message_id
           ) ON message_id = id
           WHERE CASE
             WHEN quarantined = 1 AND told_at < ? THEN received_at < ?
             WHEN quarantined = 0 AND everywhere = 1 THEN reached_at < CAST(? AS INTEGER)
             ELSE received_at < ?
           END`,
          told,
          quarantine,
          sent,
          undelivered,
        ),
      ]);
      return (found?.rows ?? []).map((row) => Number(row["id"]));
    },
    // D1 mends itself, or is brought back to an instant by Cloudflare's own tool: nothing is ever set aside.
    setAside: async () => [],
    dropSetAside: async () => undefined,
    page: (after, most) =>
      rows(statement(`${SELECT_MESSAGES} WHERE id > ? ORDER BY id LIMIT ?`, after, most)),
    async admit(messages) {
      if (messages.length === 0) return 0;
      const there = await sql.batch(
        messages.map((one) =>
          statement(
            "SELECT 1 FROM message WHERE mail_id = ? OR (request_id = ? AND payload_hash = ?)",
            one.mailId,
            one.requestId ?? null,
            payloadHash(one),
          ),
        ),
      );
      const fresh = messages.filter((_, index) => there[index]?.rows.length === 0);
      if (fresh.length > 0) await sql.batch(fresh.flatMap(admission));
      return fresh.length;
    },
  };
}

const ADMITTED = ["id", ...ARRIVAL_COLUMNS, "told_at", "reached"] as const;

/** Inserts a message as it stands elsewhere, with its fates. A number that another has here is not kept. */
function admission(message: StoredMessage): Statement[] {
  const row: Record<(typeof ADMITTED)[number], Value> = {
    ...movedRow(message),
    reached: Number(message.fates.some(({ state }) => state === "sent")),
  };
  // Each value once by its place; the two numbers only where nobody has them.
  const free = (name: "id" | "request_id", place: number): string =>
    `CASE WHEN EXISTS (SELECT 1 FROM message WHERE ${name} = ?${place}) THEN NULL ELSE ?${place} END`;
  const places = ADMITTED.map((name, index) =>
    name === "id" || name === "request_id" ? free(name, index + 1) : `?${index + 1}`,
  );
  return [
    statement(
      `INSERT INTO message (${ADMITTED.join(", ")}) SELECT ${places.join(", ")}`,
      ...ADMITTED.map((name) => row[name]),
    ),
    ...message.fates.map(({ channel, state, attempts, nextAttemptAt, sentAt, lastError }) =>
      statement(
        `INSERT INTO delivery (message_id, channel, state, attempts, next_attempt_at, sent_at, last_error)
           SELECT id, ?, ?, ?, ?, ?, ? FROM message WHERE mail_id = ?`,
        channel,
        state,
        attempts,
        nextAttemptAt,
        sentAt ?? null,
        lastError,
        message.mailId,
      ),
    ),
  ];
}
