import { FIELD_NAMES } from "#schemas/contact-message.ts";
import type { StoredMessage } from "../../message.ts";
import { messageOf, movedRow } from "../../message-row.ts";
import type { Moves } from "../../message-store.ts";
import type { Ask, Connection } from "../connection.ts";
import { LOCKS } from "../prepare.ts";
import { SELECT_MESSAGES } from "./select-messages.ts";

const FIELDS = FIELD_NAMES.join(", ");

/** The highest number that a message ever had. */
const HIGHEST = "greatest((SELECT max(id) FROM message), (SELECT last_value FROM message_id_seq))";
const NEXT = `SELECT ${HIGHEST} + 1`;

/** A number that is taken gives way to the next; so does the number of a form whose words are others here. */
const ADMIT = `INSERT INTO message (id, request_id, mail_id, payload_hash, received_at, quarantined, ${FIELDS}, score, reasons, told_at)
  SELECT CASE WHEN EXISTS (SELECT 1 FROM message WHERE id = a.id) THEN (${NEXT}) ELSE a.id END,
    CASE WHEN EXISTS (SELECT 1 FROM message WHERE request_id = a.request_id) THEN NULL ELSE a.request_id END,
    mail_id, payload_hash, received_at, quarantined, ${FIELDS}, score, reasons, told_at
  FROM json_to_recordset($1::json) AS a(id bigint, request_id text, mail_id text, payload_hash text, received_at bigint,
    quarantined smallint, ${FIELD_NAMES.map((name) => `${name} text`).join(", ")}, score int, reasons text, told_at bigint)
  WHERE NOT EXISTS (SELECT 1 FROM message WHERE mail_id = a.mail_id OR (request_id = a.request_id AND payload_hash = a.payload_hash))
  RETURNING id`;

const GIVE_FATES = `INSERT INTO delivery (message_id, channel, state, attempts, next_attempt_at, sent_at, last_error)
  SELECT $1, channel, state, attempts, next_attempt_at, sent_at, last_error
  FROM json_to_recordset($2::json) AS a(channel text, state text, attempts int, next_attempt_at bigint, sent_at bigint, last_error text)`;

/** The next number is above all those that are there. */
const NUMBER_ON = `SELECT setval('message_id_seq', ${HIGHEST})`;

/** How messages go from one store to another. */
export function movesIn({ ask, together }: Connection): Moves {
  return {
    page: (after, most) => pageOfMessages(ask, after, most),
    admit: (messages) =>
      together(async (within) => {
        await within("SELECT pg_advisory_xact_lock($1)", [LOCKS.arrivals]);
        let count = 0;
        for (const message of messages) if (await admitOne(within, message)) count++;
        if (count > 0) await within(NUMBER_ON);
        return count;
      }),
  };
}

/** Messages in the order of their numbers, after a number. */
export async function pageOfMessages(ask: Ask, after: number, most: number): Promise<StoredMessage[]> {
  const rows = await ask(`${SELECT_MESSAGES} WHERE id > $1 ORDER BY id LIMIT $2`, [after, most]);
  return rows.map(messageOf);
}

/** @returns whether the message is new here */
async function admitOne(ask: Ask, message: StoredMessage): Promise<boolean> {
  const [inserted] = await ask(ADMIT, [JSON.stringify([movedRow(message)])]);
  if (inserted === undefined) return false;
  const fates = message.fates.map(({ nextAttemptAt, sentAt, lastError, ...same }) => ({
    ...same,
    next_attempt_at: nextAttemptAt,
    sent_at: sentAt ?? null,
    last_error: lastError,
  }));
  await ask(GIVE_FATES, [inserted["id"], JSON.stringify(fates)]);
  return true;
}
