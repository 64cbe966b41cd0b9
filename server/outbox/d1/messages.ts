import type { Ageing, Mailbox, Moves } from "../message-store.ts";
import { ARRIVAL_COLUMNS, messageOf, movedRow } from "../message-row.ts";
import type { StoredMessage } from "../message.ts";
import { SELECT_MESSAGES, TO_SEND } from "../sql-words.ts";
import { type Sql, type Statement, statement, type Value } from "./sql.ts";

export { messageOf } from "../message-row.ts";

/** Messages that are read at once. */
const PAGE = 200;

/** What messages may take in one value of a statement, in characters: D1 takes two million bytes. */
const PACKET = 500_000;

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
  const page: Moves["page"] = (after, most) =>
    rows(statement(`${SELECT_MESSAGES} WHERE id > ? ORDER BY id LIMIT ?`, after, most));
  return {
    async list(state) {
      const messages: StoredMessage[] = [];
      for (let last: number | undefined = 0; last !== undefined;) {
        const found = await page(last, PAGE);
        messages.push(...found);
        last = found.at(-1)?.id;
      }
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
    page,
    async admit(messages) {
      let count = 0;
      for (const some of inPackets(messages)) {
        const [there] = await sql.batch([statement(THERE, JSON.stringify(some.map(admissionOf)))]);
        const known = new Set(there?.rows.map((row) => row["mail_id"]));
        const fresh = some.filter(({ mailId }) => !known.has(mailId));
        if (fresh.length === 0) continue;
        await sql.batch([
          statement(ADMIT, JSON.stringify(fresh.map(admissionOf))),
          statement(GIVE_FATES, JSON.stringify(fresh.flatMap(fatesOf))),
        ]);
        count += fresh.length;
      }
      return count;
    },
  };
}

const ADMITTED = ["id", ...ARRIVAL_COLUMNS, "told_at", "reached"] as const;

/** The columns of messages that come as a JSON list. */
const COMING = `SELECT ${ADMITTED.map((name) => `value ->> '${name}' AS ${name}`).join(", ")} FROM json_each(?)`;

/** Which of them are there already. */
const THERE = `SELECT coming.mail_id FROM (${COMING}) AS coming WHERE EXISTS (SELECT 1 FROM message
  WHERE message.mail_id = coming.mail_id OR (message.request_id = coming.request_id AND message.payload_hash = coming.payload_hash))`;

/** A number that another message has here is not kept: those that keep theirs go first. */
const ADMIT = `INSERT INTO message (${ADMITTED.join(", ")})
  SELECT ${ADMITTED.map((name) => (name === "id" || name === "request_id" ? `iif(EXISTS (SELECT 1 FROM message WHERE ${name} = coming.${name}), NULL, coming.${name})` : name)).join(", ")}
  FROM (${COMING}) AS coming ORDER BY EXISTS (SELECT 1 FROM message WHERE id = coming.id), coming.id`;

const FATE = ["channel", "state", "attempts", "next_attempt_at", "sent_at", "last_error"] as const;
const GIVE_FATES = `INSERT INTO delivery (message_id, ${FATE.join(", ")})
  SELECT message.id, ${FATE.map((name) => `value ->> '${name}'`).join(", ")} FROM json_each(?) JOIN message ON mail_id = value ->> 'mail_id'`;

function admissionOf(message: StoredMessage): Record<(typeof ADMITTED)[number], Value> {
  const reached = Number(message.fates.some(({ state }) => state === "sent"));
  return { ...movedRow(message), reached };
}

function fatesOf({ mailId, fates }: StoredMessage): Record<"mail_id" | (typeof FATE)[number], Value>[] {
  return fates.map(({ nextAttemptAt, sentAt, lastError, ...same }) => ({
    ...same,
    mail_id: mailId,
    next_attempt_at: nextAttemptAt,
    sent_at: sentAt ?? null,
    last_error: lastError,
  }));
}

/** Messages, as many at once as one value of a statement may well hold. */
function inPackets(messages: readonly StoredMessage[]): StoredMessage[][] {
  const packets: StoredMessage[][] = [];
  let room = 0;
  for (const message of messages) {
    const size = JSON.stringify(message).length;
    if (size > room) {
      packets.push([]);
      room = PACKET;
    }
    packets.at(-1)?.push(message);
    room -= size;
  }
  return packets;
}
